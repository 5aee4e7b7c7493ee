/** Wordings of a day or a part of one; pieces of patterns, without case. */
export const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
export const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const number = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midday|\\d{1,2}(?:[:.]\\d{2})?)';
const ordinal =
  '(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty-?\\s?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|thirtieth|thirty-?\\s?first)';
const day = `(?:(?:this |next |the following )?${weekday}(?:,? (?:the )?${ordinal}(?: of ${month})?|,? ${month} (?:the )?${ordinal})?|${month} (?:the )?${ordinal}|the ${ordinal}(?: of ${month})?|tomorrow|${ordinal} of ${month})`;
const clock = `(?:(?:,? (?:morning|afternoon|evening))?,? (?:at )?${number}(?: (?:o['’]?clock|a\\.?m\\.?|p\\.?m\\.?|thirty|fifteen)|[ap]m)?)`;

/** A day on which people can meet, with the time of day where it is said. */
export const dayAndTime = new RegExp(`\\b${day}(?: (?:morning|afternoon|evening)|${clock})?(?![\\w])`, 'i');
