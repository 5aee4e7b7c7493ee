import type { Remark } from '../../facts/talk.ts';
import { leastOdds, type Odds } from './hear.ts';
import { kinds } from './model.ts';
import { takenUpIn } from './taken-up.ts';

/** What the rules made of a remark: in this order. */
export const marks = ['decision', 'action', 'question', 'objection', 'appointment'] as const;
export type Marks = Readonly<Record<(typeof marks)[number], ReadonlySet<number>>>;

/** A remark with what it is about. */
export interface Heard {
  readonly remark: Remark;
  readonly odds: Odds;
  readonly terms: readonly string[];
}

/** All that is said in one turn: positions of its remarks, with the most and the second most of each kind among them. */
interface Stretch {
  readonly turn: number;
  readonly remarks: number[];
  readonly most: Float64Array;
  readonly second: Float64Array;
  readonly ruled: readonly number[];
}

/** Of each kind six odds, of each mark four, and what `placeOf`, `echoesOf` and `takenUpIn` tell. */
const traitCount = 6 * kinds.length + 4 * marks.length + 8 + 4 + 7;
/** More is as good as endless. */
const farRemarks = 60;
const farCharacters = 300;

/**
 * What the second step sees of each remark: the odds of all kinds for itself, for the rest of its turn and for the two turns
 * before and after it; what the rules made of them; and where it stands. Takes time that grows with the number of remarks.
 */
export function surroundingsOf(heard: readonly Heard[], ruled: Marks): readonly Float64Array[] {
  const stretches = stretchesOf(heard, ruled);
  const said = termsByTurn(heard);
  const taken = takenUpIn(
    heard.map(({ remark }) => remark),
    stretches,
  );
  return stretches.flatMap((own, at) => {
    const others = [-1, 1, 2, -2].map((step) => stretches[at + step]);
    const [before, after] = others;
    return own.remarks.map((i, place) => {
      const { odds } = heard[i] ?? { odds: noOdds };
      const traits = new Float64Array(traitCount);
      let next = 0;
      const tell = (trait: number) => {
        traits[next++] = trait;
      };
      for (let kind = 0; kind < kinds.length; kind++) {
        const mine = odds[kind] ?? leastOdds;
        tell(mine);
        tell((mine === own.most[kind] ? own.second[kind] : own.most[kind]) ?? leastOdds);
        for (const other of others) tell(other?.most[kind] ?? leastOdds);
      }
      for (const [m, mark] of marks.entries()) {
        tell(ruled[mark].has(i) ? 1 : 0);
        for (const one of [own, before, after]) tell(one?.ruled[m] ?? 0);
      }
      placeOf(i, heard, own.remarks.length, place).forEach(tell);
      echoesOf(heard[i], said).forEach(tell);
      taken[i]?.forEach(tell);
      return traits;
    });
  });
}

const noOdds = new Float64Array();

function stretchesOf(heard: readonly Heard[], ruled: Marks): readonly Stretch[] {
  const byTurn: { turn: number; remarks: number[] }[] = [];
  for (const [i, { remark }] of heard.entries()) {
    const turn = turnOf(remark);
    const last = byTurn.at(-1);
    if (last?.turn === turn) last.remarks.push(i);
    else byTurn.push({ turn, remarks: [i] });
  }
  return byTurn.map(({ turn, remarks }) => {
    const most = new Float64Array(kinds.length).fill(leastOdds);
    const second = new Float64Array(kinds.length).fill(leastOdds);
    for (const i of remarks)
      for (const kind of kinds.keys()) {
        const odds = heard[i]?.odds[kind] ?? leastOdds;
        second[kind] = Math.max(second[kind] ?? leastOdds, Math.min(odds, most[kind] ?? leastOdds));
        most[kind] = Math.max(most[kind] ?? leastOdds, odds);
      }
    return {
      turn,
      remarks,
      most,
      second,
      ruled: marks.map((mark) => (remarks.some((i) => ruled[mark].has(i)) ? 1 : 0)),
    };
  });
}

/** The last turn a remark stands in. */
export function turnOf({ spans }: Remark): number {
  return spans.at(-1)?.turn ?? 0;
}

function placeOf(i: number, heard: readonly Heard[], inTurn: number, place: number): readonly number[] {
  const own = heard[i]?.remark;
  return [
    own?.side === 'internal' ? 1 : 0,
    own?.side === heard[i - 1]?.remark.side ? 1 : 0,
    i / heard.length,
    Math.min(farRemarks, heard.length - i),
    inTurn,
    place,
    Math.min(farCharacters, own?.text.length ?? 0),
    heard[i]?.terms.length ?? 0,
  ];
}

interface Said {
  readonly first: ReadonlyMap<string, number>;
  readonly last: ReadonlyMap<string, number>;
  readonly turns: ReadonlyMap<string, ReadonlySet<number>>;
}

function termsByTurn(heard: readonly Heard[]): Said {
  const first = new Map<string, number>();
  const last = new Map<string, number>();
  const turns = new Map<string, Set<number>>();
  for (const { remark, terms } of heard)
    for (const term of terms) {
      const turn = turnOf(remark);
      if (!first.has(term)) first.set(term, turn);
      last.set(term, turn);
      const known = turns.get(term) ?? new Set();
      turns.set(term, known.add(turn));
    }
  return { first, last, turns };
}

/** How many of its terms come again later, came before, and stand in the next and in the last turn. */
function echoesOf(heard: Heard | undefined, { first, last, turns }: Said): readonly number[] {
  if (!heard) return [0, 0, 0, 0];
  const { remark, terms } = heard;
  const turn = turnOf(remark);
  const count = (holds: (term: string) => boolean) => [...new Set(terms)].filter(holds).length;
  return [
    count((term) => (last.get(term) ?? 0) > turn + 1),
    count((term) => (first.get(term) ?? turn) < turn - 1),
    count((term) => turns.get(term)?.has(turn + 1) ?? false),
    count((term) => turns.get(term)?.has(turn - 1) ?? false),
  ];
}
