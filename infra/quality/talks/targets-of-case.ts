import { type Kind, kinds } from '#functions/create-minutes/engine/classifier/model.ts';
import type { Remark } from '#functions/create-minutes/facts/talk.ts';
import type { Gold, GoldItem, Trap } from '../sales/gold.ts';
import { shareOf } from '../sales/keywords.ts';
import { type Target, tempting } from './target.ts';

const lists = {
  decision: 'decisions',
  action: 'actionItems',
  question: 'openQuestions',
  objection: 'objections',
} as const satisfies Partial<Record<Kind, keyof Gold>>;
const learnt = Object.entries(lists) as readonly (readonly [keyof typeof lists, (typeof lists)[keyof typeof lists]])[];

const open: Target = { label: 0, weight: 0 };

/**
 * What an annotated meeting tells of its remarks. Items name turns and not sentences: of a turn the remark with most of the
 * keywords is the one, and of the others of that turn nothing is known; nor of kinds that are not annotated by turn.
 */
export function targetsOfCase(gold: Gold, remarks: readonly Remark[]): readonly ReadonlyMap<Kind, Target>[] {
  const targets = remarks.map(
    () => new Map<Kind, Target>(kinds.filter((kind) => !(kind in lists)).map((kind) => [kind, open])),
  );
  for (const [kind, list] of learnt)
    for (const item of gold[list])
      for (const turn of item.turns) {
        const inTurn = [...remarks.keys()].filter((i) => remarks[i]?.spans.some((span) => span.turn === turn));
        const best = bestOf(item, inTurn, remarks);
        for (const i of inTurn) {
          const own = targets[i];
          if (own?.get(kind)?.label !== 1)
            own?.set(kind, i === best && !item.optional ? { label: 1, weight: 1 } : open);
        }
      }
  for (const trap of gold.mustNotAppear) {
    const kind = trapped[trap.kind];
    if (!kind || !('turns' in trap)) continue;
    for (const [i, { spans }] of remarks.entries())
      if (!targets[i]?.has(kind) && spans.some(({ turn }) => trap.turns.includes(turn)))
        targets[i]?.set(kind, { label: 0, weight: tempting });
  }
  return targets;
}

const trapped: Readonly<Partial<Record<Trap['kind'], Kind>>> = { decision: 'decision', actionItem: 'action' };

function bestOf({ keywords }: GoldItem, inTurn: readonly number[], remarks: readonly Remark[]): number | undefined {
  const share = (i: number) => shareOf(remarks[i]?.text ?? '', keywords);
  return inTurn.toSorted((a, b) => share(b) - share(a))[0];
}
