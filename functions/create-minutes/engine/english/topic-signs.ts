import type { Sentence } from '../sentence.ts';

/** "What about the handsets?", "on the price,", "the lettering thing", "point two, maintenance": what is now to be talked about. */
const announcing: readonly RegExp[] = [
  /\b(?:what|how) about (?:the |your |our |a )?((?:[\p{L}'’-]{1,30} ?){1,3})[?,.]/giu,
  /^(?:and |so |okay,? |right,? |now,? |then,? |but )*(?:on|as to|as for|regarding|about) (?:the |your |our )?((?:[\p{L}'’-]{1,30} ?){1,3}),/giu,
  /\b(?:talk|speak|ask|asked|wondering|question|chat|discuss(?:ion)?|word) about (?:the |your |our |a )?((?:[\p{L}'’-]{1,30} ?){1,3})[?,.]/giu,
  /\b(?:other|next|last|first|one) (?:thing|point|question|topic|item) (?:is|was|would be),? (?:the |your |our |a )?((?:[\p{L}'’-]{1,30} ?){1,3})[?,.]/giu,
  /\b(?:point|item|clause|number) (?:\w+), (?:the )?((?:[\p{L}'’-]{1,30} ?){1,3})[.,?]/giu,
  /\bthe ((?:[\p{L}'’-]{1,30} ){1,2})(?:thing|issue|question|situation|piece|side)\b/giu,
  // said alone: "Training.", "Payment terms:"
  /^(?:and |so |okay,? |right,? |now,? |then,? )*(?:the )?((?:[\p{L}'’-]{1,30} ?){1,3})[.:?]$/giu,
];

/** Most sentences have none of what all of these need. */
const mayAnnounce =
  /\b(?:about|thing|issue|question|situation|piece|side|point|item|clause|number|topic)\b|^.{3,48}[.:?]$|^(?:(?:and|so|okay|right|now|then|but),? )*(?:on|as to|as for|regarding)\b/iu;

/** The last words of what a sentence announces, in small letters. */
function announcedIn({ text }: Sentence): readonly string[] {
  if (!mayAnnounce.test(text)) return nothing;
  return announcing.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, named = '']) => named.trim().toLowerCase().split(' ').at(-1) ?? []),
  );
}

const acts =
  /\b(?:i|we|you|they|he|she|to|will|would|can|could|should|must|['’]ll|['’]d|do not|don['’]t|does not|did not|didn['’]t|won['’]t|can['’]t|cannot|please|let me|let us|let['’]s) (?:just |only |also |really |still |never |probably )?([\p{L}]+)/giu;

/** The words of a sentence that say what somebody does: "we reckon", "to leave". */
function deedsIn({ text }: Sentence): readonly string[] {
  return [...text.matchAll(acts)].map(([, word = '']) => word.toLowerCase());
}

/** Numbers and days in words: "two-sixty", "twenty-third", "sixteenth". */
export const counting =
  /^(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty|hundred)(?:-.*)?|\p{L}+(?:teenth|tieth)|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)$/iu;

const nothing: readonly string[] = [];

/** What a sentence announces and what somebody is said to do in it. */
export interface Signs {
  readonly announced: readonly string[];
  readonly deeds: readonly string[];
}

/** Asked for twice of each sentence: for the opening of the minutes, and for the heading of its topic. */
const knownSigns = new WeakMap<Sentence, Signs>();

export function signsIn(sentence: Sentence): Signs {
  const signs = knownSigns.get(sentence) ?? { announced: announcedIn(sentence), deeds: deedsIn(sentence) };
  knownSigns.set(sentence, signs);
  return signs;
}

/** Stand like things and head no part of a meeting. */
export const noHeading: ReadonlySet<string> = new Set(
  (
    'because cos coz cuz little according forget one ones people guy guys lad lads folks bloke blokes fella fellas girl girls boy boys man men woman women gentleman lady ladies thing things time times way ways lot lots bit bits end ends start number numbers ' +
    'name names sort kind stuff point points place places case cases part parts side sides top bottom middle front back line head hand hands eye eyes mind heart god hell truth idea ideas sense fact matter ' +
    'black white red blue green yellow brown grey gray pink orange purple famous real flat big small new old good bad nice fine happy sad sorry sure right wrong true false ready free full empty open whole same different ' +
    'grand quid bucks penny fiver tenner dozen couple pair rest bunch first second last next yes yeah okay thanks thank please hello morning bye cheers mate sir madam ma’am boss ' +
    'turns turn look looks talk talks chat joke fun love luck hope fear hate smile laugh coffee tea lunch dinner breakfast beer weather rain snow sun weekend holiday holidays christmas birthday ' +
    'mum mom dad mother father brother sister husband wife son daughter cousin kid kids child children baby dog cat uncle aunt grandmother grandfather neighbour neighbor friend friends ' +
    'customer customers vendor vendors supplier suppliers client clients seller buyer company companies round whatever anybody somebody everyone nobody past future voice ear mouth nose foot feet leg legs arm arms face hair shoes door'
  ).split(' '),
);

/** Words that end no name of a thing: "the council wants", "the van tonight". */
export const noLastWord: ReadonlySet<string> = new Set(
  (
    'want wants need says said think thinks give gives take takes go goes get gets does make makes come comes keep keeps know knows let lets put puts pay pays bring brings send sends see sees use love loves ' +
    'like likes hate hates mean means seem seems look looks feel feels find finds become becomes happen happens live lives sit sits stand stands buy buys sell sells eat eats bought sold knew came went end ends start starts begin begins stop stops ' +
    'anything nothing something everything afterwards annual even tonight twice closest weekly monthly daily late early one ones'
  ).split(' '),
);
