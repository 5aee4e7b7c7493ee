import { readOnce } from '../../read-once.ts';

/** What a text must have, in small letters and with straight apostrophes, for the pattern to be looked for. */
type Rule = readonly [has: string, RegExp, string];

/**
 * What no "would" stands before: "we'd pencilled", "she'd never seen it"; while "we'd proceed" and "I'd come" may. The verbs stand in a
 * lookahead, so that V8 makes a pattern of them once, and not for each word that may come before.
 */
const happened =
  '(?:(?:better|already)\\b|(?:(?:never|always|just|only|also|not) )?(?=(?:been|had|gone|done|said|told|seen|taken|given|made|got|gotten|known|written|sent|spoken|agreed|thought|brought|bought|lost|kept|left|begun|chosen|forgotten|heard|paid|sold|spent|fed|met|won|built|shown|led|held|stood|felt|found|drawn|driven|grown|broken|fallen|(?!embed|shred|shed\\b)\\w{3,}(?<!e)ed)\\b))';

const contractions: readonly Rule[] = [
  ['gonna', /\bgonna\b/gi, 'going to'],
  ['wanna', /\bwanna\b/gi, 'want to'],
  ['gimme', /\bgimme\b/gi, 'give me'],
  ['lemme', /\blemme\b/gi, 'let me'],
  ['got', /(?:['’]ve|\bhave) got to\b|\bgotta\b/gi, ' have to'],
  ["'c", /(?<!\p{L})['’](?:cause|cuz)\b/giu, 'because'],
  // COs and CoS are no reason, nor is lettuce
  ['c', /(?:\bc|(?<=^|[.?!] )C)(?:uz|oz|os)\b(?! lettuces?\b)/gu, 'because'],
  // recognisers leave the apostrophe out: "youll have it", "dont send it"
  ['ll', /\b(you|they|it|that|there)ll\b/gi, '$1 will'],
  [
    'ill',
    /\bill (?=(?:send|get|give|call|check|ask|find|make|do|have|let|put|write|email|text|bring|set|take|look|talk|see|try|add|draft|share|drop|pass|order|sign|print|fix|book|go|come|work|follow|ring|confirm|update|be)\b)/gi,
    'I will ',
  ],
  ['ve', /\b(i|you|they)ve\b/gi, '$1 have'],
  ['re', /\b(you|they)re\b/gi, '$1 are'],
  ['s', /\b(that|what|there|here)s\b/gi, '$1 is'],
  ['s', /\b([Hh]e|[Ss]he|[Ww]ho)s (?=(?:been|got|had|gone|done|become)\b)/g, '$1 has '],
  ['s', /\b([Hh]e|[Ss]he|[Ww]ho)s\b/g, '$1 is'],
  [
    'its',
    /(?<=^|[,.;?!] |\b(?:and|but|so|because|think|know|if|that|when|says?) )its (?=(?:an?|the|this|that|not|too|really|also|already|going|fine|okay|because|for|with|to|what|how|where|when|our|your|my|his|her|their|we|you|they)\b(?!-))/gi,
    'it is ',
  ],
  ['im', /\bim\b|(?<=^|[.?!] )Im(?= \p{Ll})/gu, 'I am'],
  [
    'id',
    /(?<=^|[,.;?!] |\b(?:and|but|so|then|because|if|think|know|say|said) )[Ii]d (?=(?:be|have|say|like|love|need|want|rather|prefer|take|do|go|get|give|call|hope|think|expect|never|still|also|just)\b)/g,
    'I would ',
  ],
  ['d', new RegExp(`\\b(you|they)d (?=${happened})`, 'gi'), '$1 had '],
  ['d', /\b(you|they)d\b/gi, '$1 would'],
  ['wont', /\bwont\b/gi, 'will not'],
  ['nt', /\b(do|does|did|is|are|was|were|would|could|should|have|has|had)nt\b/gi, '$1 not'],
  ['dunno', /\bdunno\b/gi, 'do not know'],
  ["'em", / ?['’]em\b/gi, ' them'],
  ['em', /(?<=\p{L} )em(?![\p{L}'’-])/gu, 'them'],
  [
    "there's",
    /\bthere['’]s (?=(?:the )?(?:two|three|four|five|six|seven|eight|nine|ten|\d+|many|several) (?!percent|per cent|hundred|thousand|pounds|euros|dollars|months|weeks|days|years|hours)(?:\p{L}+ )?(?:\p{L}+s|people|men|women|children)\b|(?:a few|a couple of|lots of|loads of|plenty of) \p{L}+(?:s|le|ren)?\b)/giu,
    'there are ',
  ],
  ['ye', /\bye\b/gi, 'you'],
  ["y'all", /\by['’]all\b/gi, 'you'],
  // "anyone who hasn't it"
  ["hasn't", /(?<=\p{L} )hasn['’]t (?=(?:an?|any|much|many|enough|it)\b)/giu, 'does not have '],
  ["haven't", /(?<=\p{L} )haven['’]t (?=(?:an?|any|much|many|enough|it)\b)/giu, 'do not have '],
  ["don't", /(?:\b(he|she|it|this)|(?<=^|[,.;] )(that)) don['’]?t\b/gi, '$1$2 does not'],
  ['can', /\bcan['’]?t\b/gi, 'cannot'],
  ["ain't", /\b(i) ain['’]t\b/gi, '$1 am not'],
  ["ain't", /\b(we|you|they) ain['’]t\b/gi, '$1 are not'],
  ["ain't", /\bain['’]t\b/gi, 'is not'],
  ["shan't", /\bshan['’]t\b/gi, 'will not'],
  ["won't", /\bwon['’]t\b/gi, 'will not'],
  ["n't", /n['’]t\b/gi, ' not'],
  [
    "'s",
    /\b(it|that|there|he|she|what|who|where|here)['’]s (?=(?:(?:always|never|only|just|already|also) )?(?=(?:got|been|had|become|happened|worked(?= (?:for|well|fine|so far|since|until|great)|[.,]|$)|lasted|cost(?= (?:us|me|them|you|him|her|the|a|over|nearly|about)\b)|done(?= (?:\d|nothing|us|\w+ (?:hundred|thousand|hours|miles))\b)|taken(?= (?:us|me|them)\b)|made(?= (?:us|me|them)\b)|gone (?:up|down|from|wrong|well|through|over|past|off))\b))(?!(?: \w+){1,6} by (?:an?|the|our|your)\b)/gi,
    '$1 has ',
  ],
  ["'s", /\b(it|that|there|he|she|what|who|where|here|how|everything|one)['’]s\b/gi, '$1 is'],
  ["'re", /['’]re\b/gi, ' are'],
  ["'ve", /['’]ve\b/gi, ' have'],
  ["'ll", /['’]ll\b/gi, ' will'],
  [
    "'d",
    new RegExp(`\\b(i|we|you|they|he|she|it|that|there|(?:some|no|every|any)(?:body|one))['’]d (?=${happened})`, 'gi'),
    '$1 had ',
  ],
  // "we'd that hum all day"
  [
    "'d",
    /\b(i|we|you|they|he|she)['’]d (?=(?:the|that|an?|those|these|some|two|three|four|five|our|my|your|their) \p{L})/giu,
    '$1 had ',
  ],
  ["'d", /\b(i|we|you|they|he|she)['’]d (?=to \p{Ll})/giu, '$1 had '],
  ["'d", /\b(i|we|you|they|he|she|it|that|there|(?:some|no|every|any)(?:body|one))['’]d\b/gi, '$1 would'],
  ["'m", /\bi['’]m\b/gi, 'I am'],
  // "it lets us take on two more"
  ['let', /\blet(?:['’]s|s(?! (?:me|us|you|him|her|them|it|the|an?|people)\b))\b/gi, 'let us'],
];

/** Writes the short forms of speech out. */
export const expandContractions = readOnce(inFull);

function inFull(text: string): string {
  if (
    !/['’]|\b(?:gonna|wanna|gimme|lemme|gotta|cuz|coz|cos|dunno|em|ye|cant|lets|ill|wont|im|id|its|(?:you|they|it|that|there)ll|(?:i|you|they)ve|(?:you|they)re|(?:that|what|there|here|he|she|who)s|(?:you|they)d|(?:do|does|did|is|are|was|were|would|could|should|have|has|had)nt)\b/i.test(
      text,
    )
  )
    return text;
  const plain = text.toLowerCase().replaceAll('’', "'");
  let result = text;
  for (const [has, pattern, replacement] of contractions)
    if (plain.includes(has)) result = result.replace(pattern, replacement);
  return result;
}
