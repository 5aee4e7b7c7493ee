import type { Mention } from './evidence.ts';
import { nextTo, opens } from './english-edges.ts';
import { sumsIn } from './english-offering.ts';
import { isStandingInEnglish } from './english-standing.ts';

type Place = Pick<Mention, 'before' | 'after'>;

/** Who stands for a firm behind its name: "the Kerbly lads". */
const staff =
  "(?:['’]s)?(?: (?:people|lot|guys|folks|crowd|mob|lads?|boys?|reps?|fella|fellow|man|woman|lady|bloke|chap|salesman|girl))?";
const helping =
  "(?:['’](?:s|ve|d|ll|re))?(?: (?:also|has|have|had|is|are|was|were|just|now|actually|only|already|would|will|could|can|still|even|always|been|be|both|did|do|does|probably|do(?:es)?n['’]t|didn['’]t))*";
const visitEnd = String.raw`(?=[.,!?]|$| (?:on|last|this|twice|once|again|with|to (?:see|measure|look|quote)|at the|yesterday|today|mon|tues|wednes|thurs|fri|three|two|four|since|before|giving|in (?:the )?(?:spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december)\b))`;

/** What only suppliers do: they come to see one, get in touch, charge, quote and want to sell. */
const deeds: readonly RegExp[] = [
  opens(
    `${staff} (?:was|were|has been|have been|had been)(?: (?:just|already|also|only))? (?:in|here|round|out|over|by)(?: here| there)?${visitEnd}`,
  ),
  opens(
    `${staff} (?:(?:came|dropped|popped|stopped|swung|called) (?:by|round|in|over|knocking|along)\\b|(?:was|were) (?:on to|onto|after) (?:me|us)\\b)`,
  ),
  opens(
    `${staff}${helping} (?:rang|ring|phoned|called|emailed|e-mailed|wrote to|messaged|approached|contacted|pitched|quoted|undercut|pestering|ringing|chasing|courting|keeps? (?:calling|ringing|emailing|chasing)|left (?:me|us) an?|offered|sent) (?:me|us|up here|my|our)\\b(?! (?:back|wrong|the wrong|order|invoice|bill))`,
  ),
  opens(
    `${staff}${helping} (?:charg(?:es?|ed|ing)|quot(?:es?|ed|ing)|offer(?:s|ed|ing)?|invoic(?:e[sd]?|ing)|bill(?:s|ed|ing)?) (?:me|us|any|per|for|extra|nothing|by the|a|no)\\b`,
  ),
  opens(
    `${staff}${helping} (?:want(?:s|ed)? to (?:sell|give|quote|lease|rent|charge|swap)|asked (?:could|can|if) they|bid|tendered|pitched|quoted|undercut|promised|guarantees?|includes?|bundles?|throws? in|threw in|(?:match(?:es|ed)?|sells?) (?:it|that|them|this|your?|yours|the same))\\b`,
  ),
];
/** "Sandpiper reckon they can be in by August" */
const speaksOfItself = opens(
  `${staff}${helping} (?:reckons?|says?|said|claims?|claimed|thinks?|promised|swears?|swore|insists?|insisted|told (?:me|us))(?: that)? they(?:['’](?:d|ll)| can| could| would| will)\\b`,
);
const cheaperThanYou = opens(
  String.raw`(?:['’]s| is| are| was| were| do| does| has| have| came| come)(?: \p{L}+){1,6} (?:than you|than yours|as you|as yours|below you|under you|below yours)\b|[^.?!]{0,50}\b(?:if (?:I|we) (?:switch|move over|sign|go over|come over|change)|half (?:of )?your)\b`,
);

const we = '(?:we|I|they)';
const have = "(?:we|I)(?:['’]ve got| have(?: got)?|['’]ve| had| got)(?: also| just| already)? ";
const past = `${we}(?:['’]ve| have|['’]d| had)?(?: already| also| once| actually| only| even)? `;
const going = `${we}(?:['’](?:re|m)| are| am|['’]ve been| have been)(?: also| already| still)? `;
const kindOf =
  '(?:outfit|crowd|mob|firm|start-?up|vendor|supplier|competitor|bidder|provider|contractor|company|agency|lot)';
/** What leads to nothing but the name of what one has, had, is offered or looks at. */
const dealings: readonly RegExp[] = [
  // offers
  '(?:quot(?:e|es|ations?)|prices?|numbers?|figures?|offers?|bids?|proposals?|estimates?|leaflets?|flyers?|brochures?)(?: in| back| in writing| today| yesterday| last week)? (?:off|from)(?: the)? ',
  '(?:rep|salesman|saleswoman|salesperson|sales (?:guy|rep|man|lady|girl)|salespeople)(?: from| for| at| of| with)(?: the)? ',
  `${we}(?:['’](?:re|ve|m)| are| have| am| were)?(?: been)?(?: still| already| currently)? (?:paying|pay|paid|throwing|pouring)(?: [\\p{L}’'-]+){1,6} (?:to|at) `,
  // looked at
  `${going}(?:(?:talking|speaking|negotiating) (?:to|with)|looking at|seeing|trialling|trialing|testing|piloting|evaluating|considering) `,
  `${past}(?:tried|trialled|trialed|tested|demoed|looked (?:hard |briefly )?(?:at|into)|compared|evaluated|considered|shortlisted)(?: the)? `,
  `(?:the )?(?:others?|other (?:one|two|three|bidders?|quotes?|bids?|names?)|bidder (?:one|two|three|four|[a-d])|competition|competitors?|alternatives?)(?: left| here)? (?:is|are|was|were|would be|there are also) `,
  // in words for suppliers
  `(?:an?|another|some|this) (?:[\\p{L}’'-]+ ){0,2}${kindOf},? (?:called |by the name of |named )?`,
  `(?:the|that|our|your|my) (?:other|second|third|last|cheaper|incumbent|rival|competing|previous|current|existing|old|present) (?:[\\p{L}’'-]+ )?${kindOf}(?:, |['’]s | is | was | are | )(?:called )?`,
  "(?:an?|some|this|the) (?:[\\p{L}’'-]+ ){0,2}(?:thing|app|system|tool|software|service) called ",
  "you(?:['’]re| are| were|['’]ll be| would be)(?: still| even| just| a lot| much| quite)* (?:dearer|cheaper|pricier|slower|faster|higher|lower|more expensive|less expensive|better|worse|bigger|smaller) than(?: the)? ",
  `between (?:you|yourselves|you lot|you guys|you people)(?:,| and)(?: the)? `,
  `${we}(?:['’]ve| have)? (?:left|dropped|ditched|fired|sacked|cancelled|canceled|dumped|got rid of|came off)(?: the)? `,
].map(nextTo);
/** Pairs of what stands before and behind. */
const frames: readonly (readonly [RegExp, RegExp])[] = [
  [
    nextTo(have),
    opens(
      `(?:['’]s)?(?: people| lot| guys| lads| rep| fella)? (?:round|over|come (?:out|round|in)|on the phone|on to (?:me|us)|out (?:to|here|last|on)|in(?=[.,]| (?:here|to|on (?:mon|tues|wednes|thurs|fri)|last|yesterday|too|as well|twice|again|before|two|this (?:week|month|morning))))`,
    ),
  ],
  [
    nextTo(have),
    opens(
      '(?: as well| also)? (?:on the table|on trial|offering|quoting|waiting|knocking|in the (?:race|running|frame|mix)|on (?:the|our) (?:short)?list)',
    ),
  ],
  [
    nextTo(
      '(?:fell(?:a|er|ow)|guy|lads?|chap|bloke|man|woman|lady|someone|somebody|people|girl)(?: [\\p{L}]+){0,2} from(?: the)?(?: um| uh)? ',
    ),
    opens(
      ',?(?: \\p{L}+){0,3} (?:in here|showed|said|says|quoted|called|keeps|wrote|told|offered|was (?:here|in|round|on)|rang|promised|swore|left|wanted|wants|at (?:the|a) (?:show|convention|fair|conference|do))\\b',
    ),
  ],
  [
    nextTo('(?:went|gone|going|switched|moved|changed)(?: over)? (?:to|with)(?: the)? '),
    opens(' (?:in the end|instead|for (?:the )?(?:price|money))\\b'),
  ],
];

const beginsClause =
  /(?:^|[.,;:!?–—]|\b(?:and|but|because|cause|cuz|['’]cause|so|that|then|if|when|or|while|whereas|also|plus|now|well|yeah|yes|no|oh|um|uh|hmm|okay|yesterday|today|week|month|year|only|even|say|says|said|know|think|guess|mind|the|those|straight with you|honest with you))\s*["“]?$/iu;

/** Said of a name at one place: it does what suppliers do, or has done to it what is done to them. */
export function isDealtWithInEnglish({ before, after }: Place): boolean {
  return (
    isStandingInEnglish({ before, after }) ||
    dealings.some((one) => one.test(before)) ||
    frames.some(([lead, rest]) => lead.test(before) && rest.test(after)) ||
    hasAtPrice(before, after) ||
    (beginsClause.test(before) &&
      (deeds.some((one) => one.test(after)) ||
        speaksOfItself.test(after) ||
        cheaperThanYou.test(after) ||
        isAsking(after)))
  );
}

/** "I've got Quill at forty" */
function hasAtPrice(before: string, after: string): boolean {
  return (
    haveIt.test(before) &&
    /^ (?:here )?at\b/.test(after) &&
    sumsIn(after).some(({ start, value }) => start <= shortWay && value > hours)
  );
}
const haveIt = nextTo(have);
const shortWay = 14;
/** "I've got the board at nine" */
const hours = 12;

const asks =
  /^(?:['’](?:s|ll|d|ve))?(?: (?:people|lot|guys|folks|lads))?(?: (?:would|will|can|could|did|do|does|has|have|had|just|now|only|already|also|said|says?))*(?: (?:do(?:es|ing)?|did|sells?|offer(?:s|ed|ing)?|quot(?:es?|ed|ing)|g[ai]ves?|giving|given|told|said|says?|talked|charg(?:es?|ed|ing)|ask(?:s|ed|ing)?|want(?:s|ed)?|bid|has|have|had|put|sent))(?: (?:me|us|it|them|one|ones|all|three|two|both|four|the|this|that|these|those|same|lot|whole|thing|job|work|my|our|in|at|for|a|an|about|around|like|something|only|just|under|over|nearer|price|quote|offer|bid|of|theirs|online))* $/i;
const tellsPrice = /^(?: \w+){0,2} (?:for|a|per|all in|each|plus|on)\b/;
const reach = 45;

/** "Tinsmith would do all three for fifty-one", "Ranger has thirteen ninety-five for the same box" */
function isAsking(after: string): boolean {
  const [sum] = sumsIn(after);
  if (!sum || sum.start > reach) return false;
  const [lead, rest] = [after.slice(0, sum.start).replace(/[$€£]$/, ''), after.slice(sum.end)];
  return (
    asks.test(lead) &&
    (/ for (?:\w+ ){0,4}$| (?:told|talked|quot\w+|charg\w+|offer\w*|g[ai]v\w+|bid) /.test(lead) ||
      tellsPrice.test(rest))
  );
}
