import { eitherCase } from '#shared/text/either-case.ts';
import { isNounPhrase, mayNameThing } from '../../clause/main-clause.ts';
import { sentence } from '../../wording/report.ts';
import { countWords } from '../../split.ts';

const who = String.raw`(?:the customer|the vendor|them|\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)`;
const receiver = String.raw`(?:The customer|The vendor|They|\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)`;
const article = '(?:the|an?|their|his|her|its|both|some|all|one|two|three|four|five|six|ten|twenty|\\d+)';
/** A thing at the beginning, up to the verb that tells of it. */
const thing = String.raw`((?:The|An?|Their|His|Her|Both|All|One|Two|Three|Four|Five|\d+) [^,.;:?!]{2,60}?|It|They|Those|These)`;
const day = String.raw`(?:(?:On |By |Before |Until |Not later than )?(?:the |next |this )?(?:(?:[Mm]on|[Tt]ues|[Ww]ednes|[Tt]hurs|[Ff]ri|[Ss]atur|[Ss]un)day|[Tt]omorrow|[Tt]oday|[Tt]onight|week|month|\p{Ll}+(?:th|first|second|third)(?: of \p{Lu}\p{Ll}+)?|end of (?:the |next |this )?(?:week|month|year|\p{Lu}\p{Ll}+))(?: (?:morning|afternoon|evening|night|at the latest|latest|next week|this week))?),?`;
const nounsOrPronoun = String.raw`((?:\p{Lu}[\p{L}-]+)(?: (?!(?:and|or|if|whether|when|what|who|that|they|he|she|it)\b)[\p{L}’'-]+){0,5}?|It|They|That|Those|These)`;
const heard: Readonly<Record<string, string>> = { He: 'him', She: 'her' };
/** A sentence that begins with a day. */
export const dayFirst = new RegExp(`^${day} (?=\\p{L})`, 'u');

/** What is said of a thing that somebody is to send, as the order to send it. */
const frames: readonly (readonly [frame: RegExp, order: (...parts: string[]) => string])[] = [
  // "From Uwe comes the list with the roles", "from Gareth then, the amended quote"
  [
    new RegExp(
      String.raw`^From ${who}(?: then)?,? (?:(?:comes?|goes?|will come|there will be) )?(?=${article} \p{L})`,
      'u',
    ),
    () => 'send ',
  ],
  // "The new version goes out to Ana", "the credit note comes from their administration", "it goes out"
  [
    new RegExp(
      String.raw`^${thing} (?:(?:will|has to|have to|must) )?(?:also |then )?(?:goes|go|comes|come)(?: (out|over|across|back|off))?(?= (?:to|from) |(?<= (?:out|over|across|back|off|comes))(?:[,.]|$| (?:as soon as|once|when|with|along|together|by|on|in|next|this|tomorrow|today|tonight|before|within)\b))`,
      'u',
    ),
    (whole, what = '', how = '') => {
      if (isPerson.test(what)) return whole;
      return isPronoun.test(what) && how !== '' ? `send ${small(what)} ${how}` : `send ${small(what)}`;
    },
  ],
  [
    new RegExp(`^(That|This) (?:will )?(?:goes|go) out to (?=${who})`, 'u'),
    (_, what = '') => `send ${small(what)} to `,
  ],
  // "The clean version reaches Aisling tomorrow", "the paperwork will be with Nigel", "it will be in Lorraine's inbox"
  [
    new RegExp(
      `^${thing} (?:(?:will )?(?:reach(?:es)?|hits?) |will be (?:with|in) |lands? (?:with|in) )(${who})(?:[’']s? (?:inbox|hands|mailbox|mail))?(?=[ ,.]|$)`,
      'u',
    ),
    (whole, what = '', whom = '') => (isWhoMeets.test(what) ? whole : `send ${small(what)} to ${whom}`),
  ],
  // "The sandbox will be up on the nineteenth", "they will be on the truck", "it will appear as a credit"
  [
    new RegExp(
      String.raw`^(?:Then )?${nounsOrPronoun} (?:will|would) (be (?=(?:up|out|ready|live|back|done|there|in|on|at)\b)|appear |show )`,
      'u',
    ),
    (whole, what = '', how = '') =>
      isPerson.test(what) || isWhoMeets.test(what) ? whole : `have ${inSmall(what)} ${how.replace(/^be /, '')}`,
  ],
  // "The customer hears from Bruno by Monday"
  [
    new RegExp(`^(${receiver}|He|She) (?:hears|will hear|is hearing) (?:back )?from ${who}`, 'u'),
    (_, whom = '') => `get back to ${heard[whom] ?? small(whom)}`,
  ],
  // "The customer receives a written offer from Magdalena", "Friday Gwen will have it"
  [
    new RegExp(
      String.raw`^(?:${day} )?(${receiver}) (?:receives|will receive|gets|will get|will have) (it|them|that|those)(?: from ${who})?(?=[,.]|$| (?:on|by|before|within|today|tonight|tomorrow|this|next)\b)`,
      'u',
    ),
    (_, whom = '', what = '') => `get ${what} to ${small(whom)}`,
  ],
  [
    new RegExp(
      String.raw`^(?:${day} |Before that,? |Then )?(${receiver}|the customer|the vendor) (?:receives|will receive|will get|gets)(?: from ${who})? (${article} [^,.;:?!]{2,60}?)(?: from ${who})?(?=,|\.|$| (?:in|on|by|within|before|next|this|tomorrow|today|tonight)\b)`,
      'u',
    ),
    (_, whom = '', what = '') => `send ${small(whom)} ${what}`,
  ],
  // "What Dawn does need is the list of streets", "one thing they need, the bandwidth", "what would help Teo is the names"
  [
    new RegExp(
      String.raw`^(?:\p{Lu}\p{L}+, )?(?:what|one thing|the (?:one|only|other) thing|all|What|One thing|The (?:one|only|other) thing|All)(?: that)? (?:would (?:really )?help ${who}|(?:${who}|they) (?:(?:does|do|would|will|really|still) )*(?:needs?|wants?)(?: from ${who})?)(?: (?:is|are)|[,:]) (?=${article} )`,
      'u',
    ),
    () => 'provide ',
  ],
  // "Need the schedule again", "to do that Nate needs the outage logs"
  [/^(?:Need|Want) (?=(?:the|an?|one|two|three|some|your|their) \p{L})/u, () => 'provide '],
  [
    new RegExp(
      `^(?:To do (?:that|this)|For (?:that|this)|Before that),? ${who} (?:will |would |does )?needs? (?=${article} )`,
      'u',
    ),
    () => 'provide ',
  ],
];

const isPerson =
  /\b(?:drivers?|technicians?|engineers?|fitters?|electricians?|guys?|crews?|teams?|man|men|people|colleagues?|boss|manager|director|trainers?|auditors?|inspectors?|surveyors?|plumbers?)$/i;
/** "The customer", "Harriet Lumb" */
const isWhoMeets = eitherCase(
  /^(?:the (?:customer|vendor)|(?!(?:it|they|that|those|these)$)\p{Lu}(?-i:[\p{L}’'-]*)(?: (?-i:\p{Lu})[\p{L}’'-]*)*)$/iu,
);
const isPronoun = /^(?:it|they|those|these)$/i;
const leastWords = 2;

/**
 * "The clean version goes out to Ana." -> "Send the clean version to Ana."; of a thing that is only named: "Provide the forecast."
 * @param names of whoever is to do it
 */
export function thingSent(text: string, names: readonly string[]): string {
  for (const [frame, order] of frames) {
    const told = text.replace(frame, order);
    if (told !== text) return countWords(told) < leastWords ? text : sentence(withoutOwner(told, names));
  }
  return namesOnly(text) ? sentence(`provide ${small(text)}`) : text;
}

/** Whose it is stands beside it. */
const fromOwner = / from (?:them|(?:their|our|my) (?:side|end))(?=[,.]|$)/;

function withoutOwner(text: string, names: readonly string[]): string {
  const plain = text.replace(fromOwner, '');
  const [said = '', name = ''] = / from (\p{Lu}[\p{L}-]+)(?=[,.]|$)/u.exec(plain) ?? [];
  return names.some((own) => own.split(' ').includes(name)) ? plain.replace(said, '') : plain;
}

function namesOnly(text: string): boolean {
  const plain = text.replace(/\.$/, '');
  return beginsThing.test(plain) && countWords(plain) <= mostWords && isNounPhrase(plain) && mayNameThing(plain);
}

const mostWords = 10;

const beginsThing =
  /^(?!.*(?:['’]d\b|\band (?:then )?\p{Ll}+ (?:the|them|it|him|her|\p{Lu})))(?:The|An?|Their|His|Her) (?!(?:customer|vendor)\b|(?:\p{L}+ )?(?:day|week|month|first|second|third|\p{L}+th|\d+(?:st|nd|rd|th))\b)\p{L}/u;

/** "RAMS" is a name. */
function inSmall(text: string): string {
  return small(text.replace(/^\p{Lu}(?=\p{Ll}+ )/u, (letter) => letter.toLowerCase()));
}

function small(text: string): string {
  const plain = text === 'They' || text === 'Those' || text === 'These' ? 'them' : text;
  return /^(?:The|An?|Their|His|Her|Both|All|One|Two|Three|Four|Five|It|That|This)\b/u.test(plain)
    ? plain.charAt(0).toLowerCase() + plain.slice(1)
    : plain;
}
