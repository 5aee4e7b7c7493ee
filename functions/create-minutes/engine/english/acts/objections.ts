import type { Directory } from './directory.ts';
import type { Clause } from './clause.ts';
import { matterOf } from './matter.ts';
import { phraseSet } from './phrase-set.ts';
import { shares } from './task-ledger.ts';
import type { Speech } from './speech.ts';

export interface Objection {
  readonly clause: Clause;
  readonly clauses: Clause[];
  readonly terms: ReadonlySet<string>;
  reply: Clause | undefined;
}

const resists = phraseSet(`
  (too|bit|little|awfully|rather|way|pretty|quite|very) (expensive|pricey|steep|high|costly|rich|long|complicated|slow|risky|rigid|heavy|late|tight)
  (more|higher|lot) than (we|i|what|the|our)
  (sticker|price) shock
  (that|it) is (a lot|steep|expensive|pricey|hefty|high|rich)
  (out of|over|above|beyond|outside) (our|my|the) (budget|range|league)
  (cannot|can not|could not|hard to|difficult to|tough to) (justify|afford|sell|swallow|defend|spend|sign|commit|accept|stomach|explain)
  (hard|tough|difficult) (sell|pill|to sell)
  (am not|are not|is not) (comfortable|convinced|sure|happy|thrilled|crazy|keen|sold|ready|willing|confident|a fan|wild|going to sign|in love)
  (worried|worry|worries|concerned|nervous|anxious|skeptical|sceptical|hesitant|reluctant|wary|uneasy|allergic|afraid|scared|uncomfortable|leery|cautious)
  (concern|concerns|reservation|reservations|doubt|doubts|objection|hesitation|pushback|misgivings|problem|issue|sticking point|stumbling block|red flag|deal breaker|dealbreaker|showstopper|no go|headache|struggle)
  (got|been|were|was|am|are) (burned|burnt|bitten|stung|let down)
  (bad|terrible|awful|poor|rough|painful) (experience|time|experiences|memories|taste)
  (do not|does not|did not|not) (see the|like|love|trust|believe|buy it)
  (locked|lock) in
  (will not|would not) (fly|work|sign|accept|pass|happen|go for|like|use|touch|wear|buy)
  (never|nobody) (worked|works|going to use|will use)
  too much
  (no way|non starter|nonstarter)
  (what|the thing) (bothers|bugs|worries|scares|concerns) (me|us|)
  (garbage|nightmare|painful|riot|unacceptable|ridiculous|insane|overkill|frustrating|disappointed|disappointing|unhappy|annoyed)
  (it|price|prices|fee|fees|rate) (went|has gone) up
  laugh
  (do not|does not|will not) want (their|our|my|to be)
  (do not|will not|cannot) win
  cannot happen (twice|again)
  (shall not|will never) (sign|happen)
  percent off
  (cheaper|lower) (elsewhere|than|price|quote)
  (blunt|push back|devil's advocate|difficult one|the difficult)
  (risk|risky|gamble)
  (not|never) (worth|good enough|enough value)
  (nothing|no idea what) (we|i) (got|get)
  (steep|overpriced|pricey|punchy|insulting|insulted|cheeky|offensive|riot|biggie|rubbish|useless|pointless|unreliable)
  (they|we|i|people|staff|team) (fear|fears|hate|hates|resent|distrust|dread)
  half a mind
  (do not|will not|cannot|not) sign
  (our|the) (regulator|auditors|auditor|lawyers|works council|board|trustees|union|insurer|owners) (would|will|prefer|prefers|insist|insists|want|hate|hates)
  (punished|punishment|ripped off|yelling|complain|complaining|complaints)
  lose money
  (not|is not|are not) enough
  (walk|walks|walked) (past|away|out)
  would have us for breakfast
  (not|am not|are not) (super|) (excited|keen|thrilled|enthusiastic|interested|there yet|impressed|persuaded|reassured)
  (spying|spied|spy|surveillance|big brother|watched)
  (well|way|far) (above|over|beyond|past) (what|the|our|my|budget|plan)
  rather (do nothing|stay|keep|wait|leave)
  (keeps|keep) (dropping|crashing|freezing|failing|breaking|stalling|hanging|losing)
  (drop off|drops off|crashes|crashed|freezes|broke down|breaks down|goes down|fell over)
  (not|is not|are not) (the right|a good|a great) (time|moment|fit)
  (bad|wrong|terrible) (time|timing|moment)
  not a priority
  (do not|does not|will not) have (the|) (people|time|resources|budget|bandwidth|capacity|money|staff|hands|headcount)
  no (budget|bandwidth|capacity|appetite|money|headcount|resources)
  (hiring|spending|budget) freeze
  (stretched|overloaded|swamped|enough on our plate)
  (happy|fine|satisfied) with what we have
  why (would|should) (we|i) (change|switch|pay|buy|move|trust)
  (is not|not) broken
  (heard|heard that|seen) (that|this|it) before
  (sounds|too) good to be true
  (promised|promise) (us|me|) (that|this|the world|the moon|before)
  learning curve
  (another|one more|yet another) (tool|system|login|app|password|vendor|install|contract|project|migration)
  lock in
  vendor lock
  (twice|double|half|three times) (as much|the price|the cost)
  for that (money|price)
  (does not|do not) (add up|make sense|work for (us|me)|convince|cut it|scale|fit)
  makes no sense
  (hidden|extra|additional|surprise) (cost|costs|charge|charges|fee|fees)
  nickel and dime
  gives me pause
  (i|we) (am|are) not (typing|buying|paying|signing|doing|using|spending|renewing|switching|going to|having|filling|carrying)
  (have not|not) forgotten
  went down
  (refuse|refuses|refused|refusing) to
  (clunky|clumsy|fiddly|cumbersome|lottery|mess|chaos|shambles|joke|rip off|daylight robbery|extortion|ridiculous|absurd)
  (eat|kill|lynch|crucify|skin|murder|fire|sack) (me|us)
  (nobody|no one) (called|told|wrote|warned|informed|asked|showed|answered|answers|picks up)
  good heavens
  (got|gets|get|was|were|is) (it|them|that|this|days) wrong
  (revolt|mutiny|rebel|walk out|quit)
  had hoped
  (going rate|market rate)
  do not (wish|intend) to
  (does not|did not) (weigh|count|convince|help|cut)
  nothing (extra|new|in return|for it|to show)
  (come on|give me a break|you must be joking|are you serious)
  (wait|waited|waiting) (weeks|months|ages|forever|days|too long|all)
  (costs|cost|charges|charged) us
  (on top of|over and above) (what|that)
  (half|all|most) of (them|it|these) (got|were|broke|failed)
  (shipped|delivered|invoiced|billed|charged) (late|twice|wrong)
  (loses|lost|losing|eats|ate|drops) (attachments|orders|records|files|entries|messages)
  mad about
  (struggle|struggles|struggled|struggling)
  (closet|drawer|cupboard) full
  (allergic|nervous|sceptical)
  the last (time|one|ones|update|vendor|supplier|rollout) (was|were|came|broke|took|went)
  cold feet
  on the fence
  (bad|funny|queasy) feeling
  (raise|raises|raised) eyebrows
  (falls|fall|fell) short
  (not|never) (acceptable|something we can accept|good enough|fast enough|secure enough|negotiable)
  (cannot|will not) (accept|work|wait|happen|go live|roll|risk|afford)
  (wrong|bad) way
  (takes|took|take) (too long|forever|ages|way longer)
  (push|pushed) back
  (turned|turn) (us|me) off
  (lost|lose|losing) (trust|faith|confidence|patience|data|customers)
  (fed up|sick of|tired of|had enough)
  (no|little|not much) (sense|point|value|benefit) (in|to|for)
  (hate|hated|dislike|detest)
  (who|what) guarantees
  (my|our|the) (people|team|staff|users|drivers|nurses|board|boss|cfo|finance|crew|guys) (will|would|are going to) (not|never|hate|revolt|complain|say|kill|laugh|riot|resist|refuse)
  cannot (go|leave|be stored|be hosted|have)
  (rip|throw|tear) (it|them|everything|the (whole|lot)) out
  (done|do) a better job
  not in (the|our|my) (project|) (budget|plan)
  (sorry|apology|apologies) does not
  (could|can) (buy|get) (it|that|one) (cheaper|for less)
`);
const denied = phraseSet(`
  (no|not|not a|not any|without|not really a|zero|never a|not the|no big) (worries|worry|worried|concern|concerns|concerned|problem|problems|trouble|objection|objections|issue|doubt|doubts|risk|deal|headache|biggie)
  (do not|not) (worry|see a problem|see any|see why not|need to|want to take|want to hold|think so|mind)
  (solve|solves|fix|fixes|fixed) (the|that|this|a) (problem|issue)
`);
/** Said of what they have today it is a need and no resistance. */
const today =
  /\b(?:today|currently|at the moment|right now|our (?:current|existing|old|present)|the (?:current|existing|old) (?:system|tool|vendor|provider|supplier|process|setup)|spreadsheets?|by hand|manual(?:ly)?|paper)\b/i;
const sympathy =
  /^(?:(?:yeah|yes|no|okay|ok|right|sure|and|so|well|oh|look|totally|i|we|hear|you|get|it|that|understand|understood|completely|fair|enough|point|makes|sense|sorry|about|is|am|appreciate|the|honesty|thanks|thank|for|being|honest|saying|of|course|a|good|valid|concern|question|know|can|see|noted|very|to)\W*)+$/i;

const replyTurns = 4;

/** What the customer resists, and what the other side said to it. */
export function readObjections(speeches: readonly Speech[], people: Directory): readonly Objection[] {
  const found: Objection[] = [];
  speeches.forEach((speech, i) => {
    if (people.sideOf(speech.speaker) !== 'external') return;
    for (const clause of speech.clauses) {
      if (!isResistance(clause)) continue;
      const terms = matterOf(clause.sentence.raw);
      const last = found.at(-1);
      if (
        last &&
        (speech.turn - last.clause.turn <= 1 ||
          (speech.turn - last.clause.turn <= 2 && last.clause.speaker === speech.speaker) ||
          (speech.turn - last.clause.turn <= 4 && shares(terms, last.terms)))
      ) {
        if (last.clauses.length < 4) last.clauses.push(clause);
        continue;
      }
      const reply = replyTo(speeches.slice(i + 1, i + 1 + replyTurns), people);
      found.push({ clause, clauses: [clause], terms, reply });
    }
  });
  return found;
}

function isResistance({ words, asks, said }: Clause): boolean {
  if (asks || words.length < 3 || denied(words) || today.test(said)) return false;
  return resists(words) !== undefined;
}

/** Asked in form, an answer in substance. */
const counterOffer = /\b(?:what if|how about|would it help)\b/i;

function replyTo(after: readonly Speech[], people: Directory): Clause | undefined {
  for (const { speaker, clauses } of after) {
    if (people.sideOf(speaker) !== 'internal') continue;
    const substance = clauses.find(
      ({ words, said, asks, matter }) =>
        (!asks || counterOffer.test(said)) && words.length >= 5 && !sympathy.test(said) && matter.size >= 2,
    );
    if (substance) return substance;
  }
  return undefined;
}
