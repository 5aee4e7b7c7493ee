import { eitherCase } from '#shared/text/either-case.ts';
import { wordsOf } from '../clause.ts';
import { inviting, launch, occasion } from './meeting-words.ts';
import { stanceOf } from '../stance.ts';
import type { Heard } from './heard.ts';

/** What the words of a remark speak of, beside a day: each 0 or 1, in this order. */
const patterns = {
  again:
    /\b(?:(?:speak|talk|meet|see|call|sit|come|get|back|same|do this|one another|each other)[^.?!]{0,40} again|again (?:on|at|next|soon)|next (?:call|meeting|session|time|one|step)|(?:status|weekly|regular|monthly|quarterly|review|steering|catch-?up|progress) (?:calls?|meetings?)|regroup|reconvene|follow[- ]?up|catch up|(?:we|all) (?:all )?(?:meet|speak|talk)|same (?:time|place|hour|link)|meet(?:ing)?|check[- ]in|sit down|get together|(?:shall|could|can|let) (?:we|us) (?:book|find|fix|set|put)|diary|calendars?|invite)\b/i,
  occasion,
  inviting,
  launch,
  asks: /\?\s*$|^(?:(?:so|and|ok|okay|well|then|right),? )*(?:how about|what about|shall|could|can|would|do you|does|are you|is that|when|what (?:time|day)|which)\b/i,
  confirms:
    /\b(?:it is|done|lovely|perfect|booked|sorted|settled|see you|speak (?:then|soon|in|to)|talk (?:then|soon)|deal|noted|grand|great|fine|suits|works|confirmed?|agreed|good|brilliant|looking forward|till then|until then|will do|that will)\b/i,
  settles: /\b(?:then|so|let us (?:say|do|go|make)|make it|say|go (?:with|for)|take)\b/i,
  refuses:
    /\b(?:no|not|cannot|will not|afraid|unfortunately|rather|difficult|tricky|clash|impossible|instead|never|nobody|sorry|hopeless|bad|worse|struggle|tight)\b/i,
  leavesOpen:
    /\b(?:let me (?:see|check|ask|come back|get back|look|think)|(?:need|have|want|like) to (?:ask|check|look|see|speak)|(?:come|get|be|circle) back to (?:you|me)|back to you|(?:drop|send|text) (?:you|me|us) a (?:message|line|note|text)|poll|doodle|let (?:you|me|us) know|depends?|not sure|maybe|perhaps|tentative\w*|provisional\w*|we will see|see how|cannot (?:say|promise|commit)|without (?:asking|him|her|them)|sometime|some time|once (?:we|i|you|they)|whenever|when (?:we|i|you) know|give (?:you|me|us) a shout|in touch|find (?:a|some) (?:time|date|day|slot)|offer (?:you|me|us))\b/i,
  invite:
    /\b(?:invit\w+|calendars?|link|diary|teams|zoom|meet link|recurring|dial[- ]?in|put (?:it|that|something) in|block(?:ed)?|pencil\w*|slot|book(?:ed)?)\b/i,
  hourAsked:
    /\b(?:what time|which time|when|time|hour|o'clock|early|late|earlier|later|half past|quarter|noon|midday)\b/i,
  delivers:
    /\b(?:send|mail|e-?mail|deliver\w*|draft|write|ship\w*|post|forward|upload|chase|fill|sign|have (?:it|that|them|the|a)|with you|to you|in your inbox|ready|done|by (?:the |then|end|\w+day))\b/i,
  errand:
    /\b(?:train(?:ing|ed|ers?)|technicians?|install\w*|fitt(?:ed|ing|ers?)|engineer|electrician|mechanic|plumber|driver|inspect\w*|set ?up|pick up|collect|drop (?:it|them|that|off)|deliver\w*|swap|measure|survey|fix (?:it|that|them|the)|repair|test(?:ing|s)?|trial|pilot|truck|van|pallets?|box(?:es)?|container|loan(?:er)?|party|dinner|funeral|wedding|exam|fair|harvest|stocktake|inventory)\b/i,
  alone:
    /\b(?:call (?:you|me|him|her)|ring (?:you|me|him|her)|give (?:you|me|him|her) a (?:ring|call|bell|buzz)|you and me|(?:five|ten|fifteen) minutes|just (?:us|you|me)|my (?:cell|mobile)|pop (?:in|by|round|over)|drop (?:by|in)|one to one|quick word|separately|offline)\b/i,
  council:
    /\b(?:board|committee|council|our own|internal(?:ly)?|steering|our (?:team|partners|side)|(?:between|among(?:st)?) (?:our|them)selves|only our|without (?:you|us)|you do not need to|auditors?|counsel|legal|procurement|management (?:meeting|team)|trustees|governors|partners' meeting|assembly|parliament|they (?:meet|sit|decide|vote))\b/i,
  deadline:
    /\b(?:by|until|till|due|before|deadline|expires?|lapses?|close[sd]?|closing|runs? out|submi\w+|tender|renewal|valid|at the latest|no later|ends?)\b/i,
  absent: eitherCase(
    /\b(?:holidays?|vacation|leave|away|off|out|clinic|surgery|court|theatre|plane|fly(?:ing)?|travel\w*|train|flight|closed|busy|booked|on site|in (?-i:\p{Lu})\p{L}+|dentist|doctor|physio|funeral|conference|offsite|school|back (?:from|on)|returns?|land)\b/iu,
  ),
  past: /\b(?:last|ago|was|were|had|since|yesterday|started|came|went|sent|did)\b/i,
  starts: /\b(?:start|begin|kick off|first (?:one|of|call|session)|every|weekly|each|series|standing|regular)\b/i,
  money: /[$€£¥]|\b(?:percent|price|pay\w*|invoice|discount|budget|contract|order|quote)\b/i,
} as const;

export type Sign = keyof typeof patterns;
export const signs = Object.keys(patterns) as readonly Sign[];

export interface Signs {
  readonly has: Readonly<Record<Sign, number>>;
  readonly stance: number;
}

const stances = { accepts: 2, none: 1, unsure: 0, refuses: -1 } as const;
const elsewhere =
  /^(?:(?:oh|ah|no|hm+|um|uh|well|but|sorry|then),? ){0,3}(?:i|we) (?:am|are|will be) (?:in|at|away|off|out|abroad|on (?:leave|holiday|vacation|a plane|the road)|flying|travell?ing)\b/i;

const known = new WeakMap<Heard, Signs>();

/** Read when first asked for: most of a talk is near no day. */
export function signsOf(heard: Heard): Signs {
  const told = known.get(heard);
  if (told) return told;
  const { said, remark } = heard;
  const has = Object.fromEntries(signs.map((sign) => [sign, patterns[sign].test(said) ? 1 : 0])) as Signs['has'];
  const stance = elsewhere.test(said) ? stances.refuses : stances[stanceOf(wordsOf(said), remark.text)];
  const own = { has, stance };
  known.set(heard, own);
  return own;
}
