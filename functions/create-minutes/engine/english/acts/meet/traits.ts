import { wordsOf } from '../clause.ts';
import type { DayVote } from '../day-votes.ts';
import { launch, occasion } from '../meeting-words.ts';
import { stanceOf } from '../stance.ts';
import { bounds, type Heard, heardBetween, isOther, near } from './heard.ts';
import type { Traits } from './weights.ts';

/** What is said around a day; undefined for one that is turned down wherever it is named, or that only one side speaks of. */
export function traitsOf(
  days: readonly DayVote[],
  heard: readonly Heard[],
  ruled: string | undefined,
): Traits | undefined {
  const named = days.filter(({ barred }) => !barred).flatMap(({ remark }) => heard[remark] ?? []);
  const [first] = named;
  const last = named.at(-1);
  if (!first || !last) return undefined;
  const stretch = heardBetween(first, last, heard, 1, near - 1);
  const across = (one: Heard) => isOther(one.remark, first.remark);
  const answers = stretch.filter((one) => one.turn > first.turn && across(one));
  const both = named.some(across) || answers.some(({ hour, odds }) => hour !== undefined && odds > bounds[0]);
  if (!both && answers.length === 0) return undefined;
  const stances = answers
    .slice(0, mostAnswers)
    .map(({ said, remark }) => (isElsewhere.test(said) ? 'refuses' : stanceOf(wordsOf(said), remark.text)));
  const before = heardBetween(first, last, heard, 2, 0);
  const early = before.filter(({ turn }) => turn <= first.turn);
  const meets = before.some(({ said }) => again.test(said));
  return {
    odds: most(named.map(({ odds }) => odds)),
    oddsBefore: most(early.map(({ odds }) => odds)),
    taskOdds: most(named.map(({ task }) => task)),
    hour: flag(stretch.some(({ hour, votes }) => hour !== undefined && votes.every(({ barred }) => !barred))),
    bothSides: flag(both),
    taken: flag(stances[0] === 'accepts'),
    open: flag(/^(?:unsure|refuses)$/.test(stances[0] ?? '') && !stances.includes('accepts') && !named.some(across)),
    again: flag(meets),
    occasion: flag(before.some(({ said }) => occasion.test(said))),
    unsaid: flag(!meets && !before.some(({ said }) => occasion.test(said))),
    exact: flag(days.some(({ exact }) => exact)),
    late: first.turn / Math.max(1, heard.at(-1)?.turn ?? 1),
    ruled: flag(ruled !== undefined && days.some(({ date }) => date === ruled)),
    task: flag(named.every(({ said }) => delivers.test(said))),
    launch: flag(named.every(({ said }) => launch.test(said))),
    errand: flag(!meets && early.some(({ said }) => errand.test(said))),
    engaged: flag(days.at(-1)?.engaged ?? false),
    span: flag(days.every(({ rule }) => /^(?:afterSpan|tomorrow|midweek)$/.test(rule))),
    barred: flag(days.at(-1)?.barred ?? false),
  };
}

/** "I'm in Aberdeen." */
const isElsewhere =
  /^(?:(?:oh|ah|no|hm+|um|uh|well|but|sorry|then),? ){0,3}(?:i|we) (?:am|are|will be) (?:in|at|away|off|out|abroad|on (?:leave|holiday|vacation|a plane|the road)|flying|travell?ing)\b/i;
/** Answers to one day. */
const mostAnswers = 6;

function most(odds: readonly number[]): number {
  return odds.reduce((best, one) => Math.max(best, one), bounds[0]);
}

function flag(holds: boolean): number {
  return holds ? 1 : 0;
}

const delivers =
  /\b(?:send|mail|e-?mail|deliver|draft|write|ship|post|forward|upload|chase|fill|sign|have (?:it|that|them|the|a)|with you|to you|in your inbox|ready|done|by (?:the |then|end|\w+day))\b/i;
const again =
  /\b(?:(?:speak|talk|meet|see|call|sit|come|get|back|same|do this|one another|each other)[^.?!]{0,40} again|again (?:on|at|next|soon)|next (?:call|meeting|session|time|one|step)|(?:status|weekly|regular|monthly|quarterly|review|steering|catch-?up|progress) (?:calls?|meetings?)|regroup|reconvene|follow[- ]?up|catch up|(?:we|all) (?:all )?(?:meet|speak|talk)|same (?:time|place|hour|link)|meet(?:ing)?|check[- ]in|sit down|get together|(?:shall|could|can|let) (?:we|us) (?:book|find|fix|set|put)|diary|calendars?|invite)\b/i;
/** What one of them comes for, or is sent for, and what people go to without each other. */
const errand =
  /\b(?:train(?:ing|ed|ers?)|technicians?|install\w*|fitt(?:ed|ing|ers?)|set ?up|pick up|collect|drop (?:it|them|that|off)|deliver\w*|swap|measure|survey|fix (?:it|that|them|the)|repair|test(?:ing|s)?|trial|pilot|truck|van|pallets?|box(?:es)?|loan(?:er)?|party|dinner|funeral|wedding)\b/i;
