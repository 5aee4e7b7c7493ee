import { englishQuantities } from '../facts/amounts/english-quantities.ts';
import { opensName } from './english-wordings.ts';
import type { Topics } from './topic.ts';

const name = `${opensName}[\\w’'-]+(?: ${opensName}[\\w’'-]+)?`;
const office =
  '(?:CFO|CEO|COO|CTO|CIO|directors?|managers?|head|owners?|partners?|board|committee|council|president|chair\\w*|boss|treasurer|trustees?|founders?|co-?founder|principal|dean|procurement|legal|finance|wife|husband|brothers?|sisters?|father|mother|son|daughter|family|head office|headquarters|bank|shareholders?|managing director|MD|superintendent|governors?)';
const whose = '(?:[Tt]he|[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|[Bb]oth|two|three)';
const whoever = `(?:${name}|${whose} (?:[\\w’'-]+ ){0,3}?${office}|he|she|I|me|myself)`;
const oneOf = (...wordings: readonly string[]) => new RegExp(wordings.join('|'));

/** Who decides is named, or how far the one who speaks may go. A sum stands as `#`. */
const decides = oneOf(
  `\\b[Ww]ho (?:signs|decides|approves|has the (?:last|final) (?:word|say))\\b[^.?!]{0,40}?\\b(?:is|are) (?:${whoever}|the (?:two|three) of us|both of us)\\b`,
  `\\b(?:[Mm]ine and|[Mm]e and|${whoever} and I)\\b[^.?!]{0,40}?\\b(?:jointly|together|both sign)\\b`,
  `\\b(?:I['’]m|I am|${whoever} is|[Hh]e['’]s|[Ss]he['’]s|that['’]s) the (?:signatory|decision[- ]maker|budget holder|one who (?:signs|decides|approves))\\b`,
  `\\b${whoever} signs (?:everything|all of it|all the|off on (?:everything|all))`,
  `\\b${whoever}(?: (?:\\w+ ){0,3}?)?(?:has|have|had|with) the (?:last|final) (?:word|say)\\b`,
  `\\b${whoever} (?:has|have|needs?) to (?:sign|countersign|approve|agree)\\b`,
  `\\bput (?:his|her|their) (?:name|signature) (?:on|to|under)\\b`,
  `\\b(?:${whoever}|${whose} [\\w’'-]+) says? yes or no\\b`,
  `\\b[Ii] decide\\b(?! (?:on|later|when|after|until|if|what)\\b)`,
  `\\bdecid(?:e|es|ing) (?:it |this |that )?(?:together |jointly )?with (?:my|our|his|her) `,
  `\\bI (?:can|could|may) (?:sign|approve|agree|decide|spend|release|do)\\b[^.?!]{0,40}?\\b(?:without (?:asking|${name}\\b|anybody|anyone|${whose} ${office}\\b)|on my own\\b|by myself\\b|alone\\b)`,
  `\\bI (?:do not|don['’]t) (?:have to |need to )?ask (?:anybody|anyone|a soul|${whose} (?:[\\w’'-]+ )?${office}|${name})(?! for)\\b`,
  `\\b(?:[Uu]p to|[Uu]nder|[Bb]elow|[Uu]ntil) #[^.?!]{0,30}?\\b(?:I|me|mine)\\b(?! (?:think|mean|guess|am|was|have|had)\\b)`,
  `\\b(?:[Oo]ver|[Aa]bove|[Pp]ast|[Bb]eyond|[Mm]ore than) #[^.?!]{0,40}?\\b(?:goes|go|is|it['’]s|that['’]s|needs?|has)\\b[^.?!]{0,12}?${whose} (?:[\\w’'-]+ ){0,3}?${office}\\b`,
);
const unsure =
  /\?["”]?\s*$|\b(?:not sure|don['’]t know|no idea|probably|perhaps|maybe|I think|some(?:body|one)|whoever|used to|last (?:time|year)|if (?:I|we|he|she|they|it)\b|unless)\b/i;

/** How much there is; how far somebody may sign alone says nothing of that. */
const funds = oneOf(
  `\\b(?:(?:[Mm]y|[Oo]ur|[Hh]er|[Hh]is|[Tt]heir) (?:number|figure|limit|cap)|(?:[Mm]y|[Oo]ur|[Tt]he|[Hh]er|[Hh]is|[Tt]heir) (?:(?:\\w+ )?budget|ceiling|allowance|envelope|grant|pot))\\b(?:(?! (?:per|each|for you)\\b)[^.?!#]){0,30}?(?:\\b(?:is|was|says)|['’]s) (?:(?:about|around|at|roughly|only|just|set at) )?#`,
  `\\b(?:released|approved|budgeted|voted|allocated|earmarked|ring-?fenced|signed off|granted|sanctioned|put aside|set aside)(?: (?:us|me|for it|for this))?(?: (?:about|around|roughly|only|just|up to))? #`,
  `#[^.?!#]{0,24}?\\b(?:approved|released|budgeted|signed off|put aside|set aside|earmarked|ring-?fenced)\\b`,
  `\\b(?:I|we|she|he|they|${name})(?:['’]ve| have|['’]s| has)?(?: only| just)? (?:got|have|has) (?:about |around |roughly |only |just )?# (?:left|put by|to spend|in for|for (?:all|the whole|the lot|everything|this|it))\\b`,
  `\\b(?:line|pot|budget|account|fund) (?:\\w+ ){0,3}?with # left\\b`,
  `\\bI (?:can|could|may) spend (?:up to )?#(?! (?:hours?|days?|minutes?|weeks?))`,
);
const unfunded =
  /\?["”]?\s*$|\b(?:not|n['’]t|yet|once|until|when|unless|if|would|might|hope|hoping|guess|want|asked|your (?:\w+ )?(?:number|figure|limit|price|offer)|last (?:time|year))\b/i;
/** A figure without a unit is money from here on; "we have twelve for this" counts things. */
const leastMoney = 100;

/** What a question after the point has in it, beside the words that rules ask for. */
const asksFor = {
  budget:
    /\b(?:numbers?|figures?|ceiling|cap|sums?|pot|money|budget\w*|put (?:by|aside)|(?:set|put) (?:\w+ ){0,3}aside|paid for|plan|(?:have|had) in mind|in (?:your|the|his|her|their) head|spend\w*|afford)\b/i,
  authority:
    /\b(?:(?:your|her|his|their) call|whose|yours|decid\w+|decision|approv\w*|final (?:say|word)|last word|sign\w*|committee|board|(?:is it|it['’]s|just) you|you(?:rself)?,? or (?:somebody|someone|the|your boss)|or the family|above you|somebody above|would that be|who (?:else )?(?:would|has|needs|is it|will))\b/i,
  timeline:
    /\bwhen (?:would|do|does|did|are|is|will|should|could|can|might|were)\b|\b(?:deadline|start|date|pencil\w*|how soon|by what|time of (?:the )?year)\b/i,
} as const;

/** Words of a customer that leave no doubt. */
export const plainInEnglish: Required<Topics>['plain'] = {
  authority: {
    says: (text) => !unsure.test(text) && decides.test(withSums(text)),
    misses: (question) => !asksFor.authority.test(question),
  },
  budget: {
    says: (text) => !unfunded.test(text) && funds.test(withSums(text)),
    misses: (question) => !asksFor.budget.test(question),
  },
  timeline: {
    misses: (question) => !asksFor.timeline.test(question),
  },
};

/** With `#` for each sum. */
function withSums(text: string): string {
  const sums = englishQuantities(text).filter(
    ({ kind, value, asWritten }) =>
      kind === 'money' || (kind === 'bare' && (value >= leastMoney || /\b(?:grand|k|hundred|half)\b/i.test(asWritten))),
  );
  return sums.reduceRight((said, { start, end }) => `${said.slice(0, start)}#${said.slice(end)}`, text);
}
