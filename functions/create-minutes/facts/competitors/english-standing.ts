import { sumsIn } from './english-offering.ts';
import type { Mention } from './evidence.ts';
import { nextTo, opens } from './english-edges.ts';

const staff = "(?:['’]s)?(?: (?:people|lot|guys|folks|crowd|mob|lads?))?";
const we = '(?:we|I|they)';
const now = '(?:now|today|at the moment|at the minute|currently|at present|right now|these days|in place)';
/** What leads to what is in place. */
const standing: readonly RegExp[] = [
  '(?:the|our) (?:old|current|existing|present|last|previous) (?:[\\p{L}-]+ )?(?:one|ones|system|systems|machines?|units?|software|tool|kit|boilers?|lifts?|doors?|scales?|printers?|pumps?|cameras?|alarms?|box|boxes|app|platform|equipment|gear|till|tills|phones?|set-?up|supplier|vendor|provider|contractor)(?: is| was| are| were)(?: all| still)?(?: an?| the| from| by| called| one of)? ',
  `${we}(?: still| currently)? (?:have|use|run|got|rent|lease|work with|buy from|have got)(?: [\\p{L}’'-]+){0,3} ${now},? (?:is |was |it['’]s |that['’]s |is from |from |by |called )?(?:the |an? )?`,
  `${now},? (?:it|we|I|they|everything|that|all)(?:['’](?:re|ve|m|s)| are| have| am| is| all)?(?: \\p{L}+){0,2} (?:with|from|use|using|have|got|pay) (?:the )?`,
  "(?:years?|months|always|so far|up to now|until now|before (?:you|that)),? (?:it['’]s been|it has been|it['’]s always been|it['’]d been|we['’]ve had|we['’]ve used|we used) (?:the )?",
  '(?:locked in|locked into|stuck|tied in|tied|under contract|in a contract|signed up|signed|renew(?:ed|ing|al)?)(?: up)? (?:with|to) ',
  '(?:they|those|the (?:old|rented|leased|hired) (?:[\\p{L}-]+ )?\\p{L}+|the lease\\p{L}*|the rentals?) (?:all )?(?:go|goes|are going|have to go|must go|will go) back to ',
].map(nextTo);

/** Pairs of what stands before and behind it. */
const frames: readonly (readonly [RegExp, RegExp])[] = [
  [
    nextTo('(?:the|our|that|those) '),
    // "the Zebrix machines we've got now" as well
    opens(
      "(?: (?:machines?|printers?|scanners?|systems?|units?|boxes|ones?|software|app|tool|kit|gear|trucks?|vans?|pumps?|tills?|phones?|cameras?))? we(?:['’]ve| have|['’]d)? (?:have|had|got|use|used|bought|rent|rented|lease|leased|put in)\\b",
    ),
  ],
  [
    nextTo('(?:give|gave|giving|hand|handed|owe)(?: in)?(?: our| my)?(?: notice to)? '),
    opens(' (?:\\p{L}+ ){0,2}(?:notice|(?:thirty|sixty|ninety|\\d+) days|(?:one|two|three|six|a|\\d+) months?)'),
  ],
  [
    nextTo(
      "(?:we|I)(?:['’]ve got| have(?: got)?|['’]ve| use| run| had| used| have been with|['’]ve been with)(?: the)? ",
    ),
    opens(
      '(?! (?:to|for the)\\b)[^.?!,]{0,20}\\b(?:at the moment|at present|for (?:\\p{L}+ )?(?:\\p{L}+|\\d+) years|since \\p{L}+|before (?:you|that|this))\\b',
    ),
  ],
];
const ends = opens(
  `(?:['’]s)? (?:contract|renewal|lease|licen[cs]e|subscription|agreement|term|deal)(?: is|['’]s| has| was)? (?:up|ends?|runs?|running|expires?|comes up|coming up|due|finishes|lapses|renews|ending|until|till)\\b`,
);
/** "It was Wexcombe put these in", "it's Sunbeam that does the cleaning" */
const itIs = nextTo("(?:it['’]s|it is|it was|that['’]s|that was)(?: the)? ");
const didIt = opens(
  `${staff} (?:(?:that|who) (?:does|do|did|has|have|had|runs?|comes?|came|suppl\\p{L}+|looks? after|clean\\p{L}*|services?|put|fitted|installed|built|sold|made)\\b|(?:put|fitted|installed|built|supplied|sold us|did) (?:these|those|them|it|this|that|the|us)\\b)`,
);

/** Said of a name at one place: it is what is in place today, or the last that was. */
export function isStandingInEnglish({ before, after }: Pick<Mention, 'before' | 'after'>): boolean {
  return (
    ends.test(after) ||
    standing.some((one) => one.test(before)) ||
    frames.some(([lead, rest]) => lead.test(before) && rest.test(after)) ||
    (itIs.test(before) && didIt.test(after)) ||
    (pays.test(before) && sumsIn(after).some(({ start }) => start <= shortWay))
  );
}

/** "We're paying Docketry nine a head" */
const pays = /\b(?:paying|pay|paid|owe)(?: the)? $/i;
const shortWay = 14;
