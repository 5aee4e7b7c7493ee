import { englishQuantities } from '../facts/amounts/english-quantities.ts';
import { plainInEnglish } from './english-plain.ts';
import {
  dayOfPlan,
  decidesBy,
  hasFunds,
  notAlone,
  opensName,
  stepOfPlan,
  takesPrice,
  touchesMoney,
  trouble,
  wanted,
} from './english-wordings.ts';
import type { Topic, Topics } from './topic.ts';

const hasMoney = (text: string) =>
  englishQuantities(text).some(
    ({ kind, value, asWritten, per }) =>
      kind === 'money' ||
      (kind === 'bare' && per.length > 0 && value >= 20) ||
      (kind === 'bare' && (value >= 1000 || /\dk\b|grand\b/i.test(asWritten))),
  );
const day =
  /\b(?:january|february|march|april|may(?! (?:be|not|well|have|want|need))|june|july|august|september|october|november|december|q[1-4]|h[12]|(?:first|second|third|fourth|1st|2nd|3rd|4th|this|next|last|end of(?: the)?|start of(?: the)?|beginning of(?: the)?) (?:half|quarter)|(?:end|start|beginning|middle) of (?:the |this |next )?(?:year|month|quarter|week)|year[- ]end|month[- ]end|(?:the )?\d{1,2}(?:st|nd|rd|th)|christmas|easter|thanksgiving|new year|(?:next|this|by|before|until) (?:month|spring|summer|fall|autumn|winter)|in (?:the |early |late |mid[- ]?)?(?:spring|summer|autumn|fall|winter)|20[23]\d)\b/i;
const plan =
  /\b(?:go(?:ing)?[- ]live|live|start(?:s|ed|ing)?|begin|launch|roll(?:ed|ing)?[- ]?out|rollout|up and running|running|in place|decid(?:e|ed|ing)|decision|sign(?:ed|ing)?|kick[- ]?off|switch(?:ed|ing)?|contract|renew(?:al|s|ing)?|expir(?:e|es|ing)|runs? out|deadline|cut ?over|ready|need (?:it|this|that|something)|want (?:it|this|that|something|those|them)|implement(?:ation|ed)?|onboard(?:ed|ing)?|pilot|trial|done by|installed|votes?|move|opening|open|season|audit|budget cycle|choose|pick|buy|follow|stop|last day|notice)\b/i;
const role = `(?:CFO|CEO|COO|CTO|CIO|CISO|CMO|CRO|VPs?(?: of \\w+)?|vice president|(?:\\w+ )?director|head of \\w+|owners?|partners?|(?:the |our )?board|committee|president|chair(?:man|woman|person)?|boss|(?:\\w+ )?manager|controller|treasurer|council|trustees?|founders?|superintendent|principal|dean|procurement|legal|finance|wife|husband|brother|sister|co-?founder|administrator|head office|${opensName}[a-z]+)`;
const verb =
  '(?:sign(?:s|ing)?(?: (?:it|that|this|everything|them|off|both))*|countersigns?|approves?|decides?|votes?|signs off|makes? (?:the|that|this) (?:final )?(?:call|decision)|(?:has|have|holds?|gets?) the (?:final|last) (?:say|word)|ha(?:s|ve) the (?:authority|signature)|can do it on (?:her|his|their) own|green[- ]?lights?|holds? the (?:budget|purse))';
/** Who decides, in the words of somebody who knows: a person or a body before the verb, or after "goes to". */
const named: readonly RegExp[] = [
  new RegExp(
    `\\b${role},? (?:\\w+ ){0,4}?(?:(?:has|have|needs?|will|would|does|do|is the one|must) (?:to |who |also )*)?${verb}\\b`,
  ),
  new RegExp(
    `\\b(?:[Hh]e|[Ss]he|[Tt]hey)(?:['’]s the one who|['’]ll)? (?:has to |have to |will |needs to |can |must |does )?${verb}\\b`,
  ),
  new RegExp(`\\b(?:goes|go|went|come|comes) (?:\\w+ ){0,3}?(?:to|through|past|before|by) (?:\\w+ ){0,2}?${role}\\b`),
  new RegExp(
    `\\b(?:decision|call|signature|approval|budget|sign-?off|yes)(?: is| lies| sits| comes| rests|['’]s)? (?:with|from|by|of) (?:\\w+ ){0,2}?${role}\\b`,
  ),
  new RegExp(`\\b(?:signed off|approved|decided|signed|countersigned) by (?:\\w+ ){0,2}?${role}\\b`),
];
const ownSay =
  /\b(?:I(?:['’]m the one who|['’]ll| can| do| will)? (?:sign|decide|approve|make the (?:call|decision))\b(?! (?:on|later|when|after|until|if|up))|my (?:call|decision|signature|name)\b|up to me\b|I have the (?:authority|final say|last word)|(?:we|the two of us) (?:sign|decide) (?:together|jointly)|both (?:have to )?sign)/i;
const undecided =
  /\b(?:not sure|don['’]t know|no idea|probably|others|some ?(?:one|body)|people|a few|several|whoever|if I|if it (?:was|were)|used to|haven['’]t|hasn['’]t|we (?:need|have) to decide|let (?:us|me) decide)\b|\?\s*$/i;
const pain =
  /\b(?:problems?|pain(?:s|ful)?|issues?|struggl\w+|frustrat\w+|nightmare|headache|mess|chaos|kill(?:s|ing) us|biggest|worst|hurts?|drives? (?:me|us) (?:crazy|mad|nuts)|by hand|manual(?:ly)?|spreadsheets?|retyp\w+|twice|mistakes?|errors?|los(?:e|ing|t)|wast(?:e|ed|ing)|miss(?:ed|ing)?|takes? (?:us|me|them|him|her|my|our|forever|too long|about|around|a|two|three|four|five|six|\d)|can['’]?t (?:see|find|tell|keep|get|do|track|trust|scale|read|handle)|no (?:way|visibility|idea)|nobody (?:knows|can|has)|too (?:slow|late|long|many)|break(?:s|ing)? down|crash\w*|fail(?:s|ed|ing)?|complain\w*|fed up|sick of|tired of|behind|bottleneck|costs? us|costing us|late|overtime|no-shows?)\b/i;
/** Trouble nobody speaks of in passing. */
const strong =
  /\b(?:struggl\w+|frustrat\w+|nightmare|headache|chaos|kill(?:s|ing) us|drives? (?:me|us)|by hand|manual(?:ly)?|retyp\w+|takes? (?:us|me|them|him|her|my|our|forever|too long|(?:a|about|around|two|three|four|five|six|\d+) (?:hours?|days?|weeks?|people|minutes))|we (?:keep )?los(?:e|ing)|los(?:e|ing) (?:people|money|customers|orders|track|hours|time)|costs? us|costing us|nobody (?:knows|can|has|does)|fed up|sick of|tired of|bottleneck|break(?:s|ing)? down|crash\w*|biggest|keeps me awake|(?:the|our|my) (?:\w+ )?(?:problem|pain|issue) (?:is|was)|half our problem|can['’]?t (?:see|find|tell|keep up|track|trust|scale)|complain\w*|deal[- ]?breaker|must[- ]haves?|no-shows?|out the door|riot|overtime|scared|afraid)\b/i;
const requires =
  /\b(?:(?:we|I|they|it|people|my team|team|drivers|everyone)(?:['’]d| would| do| really| absolutely| just)* (?:need|needs|want|wants|must|require|requires|has to|have to|are looking for|is looking for)(?! (?:to (?:talk|check|think|look|see|discuss|go|leave|run|decide|sign|know|ask|get back|speak|take|tell|say|jump|drop|be (?:honest|candid|fair))|you to|a minute|a moment|your|any|the (?:contract|form|invoice|offer|quote)))|(?:we['’]re|I['’]m) (?:looking for|after)|requirements?|must[- ]haves?|deal[- ]?breaker|non[- ]negotiable|(?:should|has to|have to|must) be (?:able|different)|what (?:we|I) (?:need|want)|important (?:to|for) (?:us|me)|without that|what matters|the (?:goal|aim|point) is)\b/i;

/** A problem is the customer's own when somebody of theirs has it. */
const own =
  /\b(?:we|us|our|ours|my|me|I|you['’]re|they|them|their|people|drivers?|staff|team|everyone|nobody|somebody|girls|guys|it takes|half|every)\b/i;

const funded =
  /\b(?:budget|money|funds?|funding)(?:['’]s| is| are| was| has been| have been)? (?:\w+ ){0,3}?(?:approved|there|released|signed off|set aside|secured|allocated|ring-?fenced|available|in place|confirmed)\b/i;
const spendable =
  /\b(?:(?:have|got|has) .{0,40}(?:for|in|left)|budget(?:ed)?|set aside|approved|earmarked|ring-?fenced|allocat\w+|put (?:aside|in for)|room for|up to|ceiling|limit|cap(?:ped)?|(?:can|could) (?:spend|go|do|afford|pay)|available|spend|no more than|max(?:imum)?|released?|line (?:item )?for)\b/i;
/** "I can do seven seventy-five out of petty cash" */
const outOfOwn =
  /\b(?:I|we) (?:can|could|will) (?:do|pay|take|cover|find|get) [^.?!]{2,40} (?:out of|from) (?:the |my |our )?(?:own )?(?:petty cash|budget|pocket|reserve)\b/i;
const unfunded =
  /\b(?:not (?:yet )?(?:\w+ )?(?:approved|released|budgeted|signed off)|pencil\w*|feeling|guess|haven['’]t|hasn['’]t|isn['’]t (?:\w+ )?(?:approved|released|there|signed)|(?:if|once|when|until) (?:it|we|they|the (?:money|budget|board)) (?:gets?|got|is|are|approves?|releases?)|on (?:her|his|their|my) own|over that|countersign|pay(?:ing)? (?:them|you)|(?:sign|approve)(?: off)?(?: on)? (?:anything|everything|up to|over|above))\b/i;

const takesTime =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|half(?: a)?) (?:hours?|minutes?|days?|times|people|calls?)\b/i;
const often = /\b(?:every|each|per|a) (?:day|week|month|year|shift|morning|night|order|job)\b/i;
/** A figure with what it counts: time, money, a share. */
const isMeasured = (text: string) =>
  takesTime.test(text) || englishQuantities(text).some(({ kind }) => kind === 'money' || kind === 'percent');
/** What a figure is to do, or does today. */
const moves =
  /\b(?:sav(?:e|ing|ed)|reduc\w+|cut|increase|goal|target|kpi|metric|measure|costs? us|costing us|los(?:e|es|ing|t)|wast\w+|spend(?:s|ing)? (?:\w+ ){0,4}(?:on|doing|typing|looking|chasing)|takes? (?:us|me|them|him|her)|miss(?:ed|ing)|goes? (?:wrong|elsewhere|missing))\b/i;
/** How offers are told apart. */
const judges =
  /\b(?:deal-?breakers?|non-?negotiable|must-?haves?|criteri(?:a|on)|what (?:we|i|they) care about|what matters|(?:most|more) important|first thing (?:we|i|they) look at|(?:score|judge|compare|rank|choose|decide|buy) (?:\w+ ){0,3}(?:on|by)\b|without (?:that|it|this),? (?:it is|it['’]s|there['’]s|we)|only (?:works|makes sense) if)\b/i;
/** What an offer is to do or to be, and no term of the deal. */
const ofProduct =
  /\b(?:work\w*|run\w*|support\w*|integrat\w+|connect\w*|offline|online|secur\w+|encrypt\w*|certif\w+|complian\w+|complies|export\w*|import\w*|read\w*|print\w*|scan\w*|handle\w*|simple|easy|fast|reliable|accurate|languages?|mobile|hosted|backup|audit\w*|alerts?|log ?in|sign-?on|SSO|API)\b/i;

/** Words that a need takes at least. */
const leastOfNeed = 5;

const english: Topics['topics'] = {
  budget: {
    confirms: (text) =>
      outOfOwn.test(text) ||
      (!unfunded.test(text) &&
        (funded.test(text) || ((spendable.test(text) || hasFunds.test(text)) && hasMoney(text)))),
    touches:
      /\b(?:(?:haven['’]t|hadn['’]t|not) planned|every (?:euro|penny|cent|pound|dollar|yen) |budget\w*|funding|funds|afford|cap-?ex|op-?ex|cost cent(?:er|re)s?|tight|freeze|frozen|pencil(?:l?ed)? in|money (?:is|for|left|this)|(?:too|so|pretty|rather|quite|very) (?:expensive|pricey|steep|dear|punchy|rich)|a lot of money|costs? too much|more (?:per|a) (?:month|year)|spend(?:ing)? (?:limit|freeze|plan)|fiscal)\b/i,
    asks: /\b(?:budget\w*|how much room|set aside|range|money for|figure (?:do you )?ha\w+|what(?:['’]s| is) (?:your|the) (?:limit|ceiling)|spend|invest(?:ment)?|(?:how much|what) (?:\w+ ){0,5}(?:spend|pay|paying|money|afford|funds?)|ballpark|number in mind|price range|funding|figure in mind|in mind (?:\w+ )?money)\b/i,
    answers: hasMoney,
    taken: takesPrice,
    faintly: touchesMoney,
  },
  authority: {
    confirms: (text) =>
      !undecided.test(text) &&
      (ownSay.test(text) || ([...named, ...decidesBy].some((pattern) => pattern.test(text)) && !notAlone.test(text))),
    touches:
      /\b(?:decid\w+|decision|approv\w+|sign(?:s|ing)? off|sign[- ]off|board|boss|run (?:it|this|that) (?:by|past|up)|check with|take (?:it|this) to|involved|internally|inside first|colleagues? in|superiors?|beyond what|discuss (?:it|this|that) (?:with|at|in)|talk to my|speak to my|bring (?:it|this) (?:to|up)|go back to my|stakeholders?|committee|procurement|upstairs|higher up|above my (?:pay ?grade|head)|others|owner|management|partners?)\b/i,
    asks: /\b(?:whose|who['’]d|tak(?:es?|ing) the decision|(?:final|last) (?:say|word)|signature|who (?:else )?(?:\w+ ){0,4}(?:sign|signs|decide|decides|decision|approve|approves|involved|say|call|has to|needs? to)|sign(?:s|ing)?(?: this| that| it)? (?:off|it)|decision[- ]?(?:maker|making|process)|who(?:['’]s| is| are| would| will| makes| signs| decides| approves| else| has| holds)|(?:is|would) (?:it|that) (?:be )?you(?:r)? (?:who|call|decision|signature)|your (?:call|decision|signature)|sign[- ]off|approv\w+)\b/i,
    answers: (text) =>
      ownSay.test(text) ||
      /^\W*(?:(?:the|our|my|that['’]d be|that would be|that is|that['’]s) )+\w+(?:['’]s)?\W*$|\b(?:me|I do|myself|(?:CFO|CEO|COO|CTO|CIO|VP|director|head of|owner|board|committee|president|partner|managing|controller|council)|[A-Z][a-z]+ (?:signs|decides|does|approves|has|in|our|and I))\b/.test(
        text,
      ),
  },
  need: {
    confirms: (text) =>
      (strong.test(text) || trouble.test(text) || wanted.test(text)) &&
      own.test(text) &&
      text.split(/\s+/).length >= leastOfNeed,
    touches: new RegExp(
      `${pain.source}|${requires.source}|\\b(?:would be nice|nice to have|could be useful|interesting|improve|better|faster|easier|save)\\b`,
      'i',
    ),
    asks: /\b(?:hard for you|difficult|losing|hurts?|bother\w*|annoy\w*|trouble|costs? you|what (?:brings|brought|made|prompted|should)|what(?:['’]s| is| are) (?:the|your|not|going|wrong|broken|missing)|biggest|problem|challenge|pain|struggl\w+|looking (?:for|to)|hoping|goal|priorit\w+|improve|why (?:now|are|did)|tell me|walk me|how (?:do|does|are|is) (?:you|your|the|it|that)|what['’]s)\b/i,
    answers: (text) => text.split(/\s+/).length >= 6,
  },
  timeline: {
    confirms: (text) =>
      ((day.test(text) && plan.test(text)) || (dayOfPlan.test(text) && stepOfPlan.test(text))) &&
      !/\b(?:last (?:year|month|week|quarter|spring|summer|fall)|ago|in 20(?:1\d|2[0-4]))\b/i.test(text),
    touches:
      /\b(?:sooner|then we can|then we(?:['’]ll| will) (?:see|talk)|hurry|in due course|fairly soon|quickly|not (?:this|before)|once (?:the|we|they|it)|after (?:the|that)|we['’]ll see|some ?day|(?:busy|after the|until the|end of (?:the )?) ?(?:\w+ )?season|later (?:this|in)|eventually|no (?:rush|hurry)|timeline|timing|urgent|asap|as soon as possible|when (?:we|things|it) (?:are|is|calm|settle|slow)|not before|this year|next year|at some point|down the (?:road|line)|go[- ]live|rollout|deadline|time ?frame)\b/i,
    asks: /\b(?:when['’]s|(?:and )?the (?:start|decision|timing|date)\?|decision due|when (?:\w+ ){0,6}(?:live|start|running|decid\w+|need|want|hoping|ready|launch|like|place|go|sign|looking|begin|make|have|see)|time ?(?:line|frame|scale)|how (?:soon|quickly|fast|urgent)|deadline|target date|what date|by when|when (?:would|do|should|are|is|could|will)|timing|time of (?:the )?(?:year|month))\b/i,
    answers: (text) => day.test(text) || dayOfPlan.test(text),
  },
  metrics: {
    confirms: (text) => (isMeasured(text) && moves.test(text)) || (takesTime.test(text) && often.test(text)),
    touches: /\b(?:kpi|metrics?|roi|payback|measure|target|goal|save|saving|efficien\w+)\b/i,
    asks: /\b(?:how (?:much|many|long|often)\b.{0,60}\b(?:tak\w+|cost\w*|los\w+|wast\w+|sav\w+|spend\w*|hours?|time|miss\w*|go(?:es)? wrong|happen\w*)|measure|metrics?|kpi|roi|what would success|target|pay(?:s)? (?:for itself|back))\b/i,
    answers: isMeasured,
  },
  criteria: {
    confirms: (text) => !/\?\s*$/.test(text) && (judges.test(text) || (requires.test(text) && ofProduct.test(text))),
    touches:
      /\b(?:criteria|requirements?|compare|important|must|prefer|score ?card|checklist|security|complian\w+|integrat\w+)\b/i,
    asks: /\b(?:criteria|what matters|important|requirements?|must[- ]have|how will you (?:choose|compare|decide|judge)|looking for)\b/i,
    answers: (text) => text.split(/\s+/).length >= 5,
  },
  process: {
    confirms: (text) =>
      /\b(?:(?:goes|(?:has|have|needs?|must|will have|would have) (?:to )?go) (?:to|through|past|before)|going (?:through|past|before|to (?:(?:the|our|my) (?:board|committee|council|management|directors?|partners|trustees|owners?|lawyers?|CFO|CEO|boss|bank)|legal|procurement|purchasing))\b|board meet(?:s|ing)|committee meets|steps?|first .{3,60} then|after (?:the|that).{0,40}(?:board|legal|security|finance|procurement)|review(?:s|ed)? (?:by|with)|vote|present (?:it|this) to|put (?:it|this) (?:to|before|in front of))\b/i.test(
        text,
      ),
    touches:
      /\b(?:process|review|evaluation|vote|decid\w+|decision|shortlist|pilot|trial|next steps?|internally|committee|board)\b/i,
    asks: /\b(?:process|next steps?|steps|how (?:do|does|will) (?:you|your|the) .{0,30}(?:decide|decision|choose|buy|approve)|who else|what happens)\b/i,
    answers: (text) => text.split(/\s+/).length >= 6,
  },
  paper: {
    confirms: (text) =>
      /\b(?:legal|procurement|purchasing|vendor|security|data protection|privacy|contract|MSA|NDA|DPA|paperwork|purchase order|PO)\b/i.test(
        text,
      ) &&
      /\b(?:review\w*|form|questionnaire|sign\w*|takes?|weeks?|days?|register\w*|onboard\w*|approv\w*|red ?line\w*|template|process|needs?|has to|have to|our paper|your paper|send)\b/i.test(
        text,
      ),
    touches:
      /\b(?:legal|procurement|purchasing|NDA|DPA|MSA|paperwork|purchase order|terms|contract|security review|questionnaire)\b/i,
    asks: /\b(?:legal|procurement|paperwork|contract|purchase order|NDA|security (?:review|questionnaire)|(?:contract|payment|legal|your) terms)\b/i,
    answers: (text) => text.split(/\s+/).length >= 5,
  },
  champion: {
    confirms: (text) =>
      !/^\W*(?:(?:well|so|and|but|look),? )?if\b|\?\s*$/i.test(text) &&
      /\bI(?:['’]ll| will|['’]m going to) (?:push|fight|sell|pitch|champion|present|make the case|convince|talk to|speak to|take (?:it|this) to|back|put (?:it|this) (?:to|in front)|get (?:\w+ )on board|recommend)\b|\bI(?:['’]m| am) (?:sold|a fan|behind this|all for)\b|\bI want this\b/i.test(
        text,
      ),
    touches: /\b(?:I (?:really )?(?:like|love)|internally|colleagues|convince|recommend|in favo(?:u)?r|supporter)\b/i,
    asks: /\b(?:who (?:else )?(?:wants|would (?:benefit|support|push|champion))|champion|on board|support (?:this|it) internally|present (?:it|this) internally)\b/i,
    answers: (text) => /\b(?:I|me|[A-Z][a-z]+)\b/.test(text),
  },
  competition: {
    confirms: () => false,
    touches:
      /\b(?:competitors?|alternatives?|other (?:vendors?|suppliers?|quotes?|offers?|options?)|someone else|compare|comparing|in-?house|build (?:it )?ourselves)\b/i,
    asks: /\b(?:who else|anyone else|other (?:vendors?|options?|solutions?|suppliers?|providers?)|compar\w+|alternatives?|competi\w+|looking at)\b/i,
    answers: () => false,
  },
  situation: {
    confirms: (text) =>
      /\b(?:we(?:['’]ve| have|['’]re| are|['’]ve got| currently| do| run| use)|our|at the moment|right now|today|currently|these days|every (?:day|week|month|morning))\b/i.test(
        text,
      ) &&
      /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundred|teams?|people|sites?|stores?|clinics?|staff|use|using|run|on|system|software|spreadsheets?|by hand|process|do it|works?)\b/i.test(
        text,
      ),
    touches: /\b(?:currently|at the moment|right now|today|our (?:team|setup|process|system|software))\b/i,
    asks: /\b(?:how (?:do|does|are|is|many) (?:you|your|it|that)?|today|currently|at the moment|right now|set ?up|walk me|tell me about|what (?:do|are) you (?:us\w+|do\w*))\b/i,
    answers: (text) => text.split(/\s+/).length >= 5,
  },
} satisfies Record<string, Topic>;

export const englishTopics: Topics = {
  topics: english,
  plain: plainInEnglish,
  evades:
    /\b(?:can['’]?t (?:say|tell|share|give|answer|speak|disclose|discuss)|(?:don['’]t|won['’]t|not allowed to|never) (?:share|disclose|say|tell|discuss)|cannot (?:say|tell|share)|don['’]?t (?:know|have (?:a |that |any )?(?:number|figure|date|answer|idea)|want to (?:say|get into|talk))|no idea|not (?:sure|my|for me|something I|at liberty|ready to|comfortable)|i(?:['’]d| would) (?:have to|need to|rather not|rather)|have to (?:ask|check|get back)|get back to you|come back to (?:you|that)|too early|let['’]?s (?:not|leave|park|come back|talk about that)|good question|couldn['’]?t (?:say|tell)|not going to (?:say|tell|share|answer)|above my|we(?:['’]ll| will) see|nice try|not in a position|don['’]t have one|not something|you tell me|ask me (?:again|later|that)|your guess|hard for me to say|isn['’]t (?:mine|for me) to|none of your|keep that to|don['’]t think I should|play(?:ing)? (?:that|my) card|secret|confidential|other people['’]s|pass on that|next question|why do you ask|hard to say|depends|that['’]s (?:a question for|for (?:\w+ )to)|not today|haven['’]?t (?:\w+ )?(?:talked|discussed|thought|looked|decided|got))\b/i,
  accepts:
    /^\W*(?:yes|yeah|yep|ok|okay|right|good|great|fine|perfect|agreed|sounds|works|that works|lovely|exactly|sure|deal|done|correct)\b/i,
  lukewarm:
    /^\W*(?:i (?:guess|suppose)|maybe|perhaps|sort of|kind of|could be|not really|hm+|mm+|possibly|if you say so|sure, i guess|a bit|somewhat|yeah, maybe|well, maybe|we manage|it(?:['’]s| is) (?:ok|okay|fine))\b/i,
  question: /\?["”]?\s*$/,
  scrap:
    /^\W*(?:(?:['’]?cause|because|before (?:I|we|you|he|she|they)|than|just|not|until|unless|which|like)\b|(?:\S+\s+)?\S+\s*$|(?:let me|let['’]s) (?:come back|think|see|look|check)\b|(?:okay|ok|right|yeah|so|well),? (?:so )?(?:this|that)(?:['’]s| is)? (?:good|i should|fine|great)\b)|\b(?:hard stop|good to know|looked at it twice|i quit)\b|\bI (?:don['’]t|do not) know\W*$/i,
  leans: /^\W*(?:(?:and|so|but|well|yeah|yes|no|okay|right|oh|if anything),? )*(?:that|it|this|they|those|these)\b/i,
};
