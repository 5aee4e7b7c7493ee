import * as z from 'zod';
import type { SalesCase } from '../sales/gold.ts';
import { readScenes, sceneCase, sceneShape } from './scene-case.ts';

const figure = z.object({ value: z.number(), as: z.enum(['money', 'percent', 'count']) });
const scene = z.object({
  ...sceneShape,
  /** Said, and put right within the scene. */
  wrong: z.array(figure),
  /** Every other figure that matters to the deal. */
  stands: z.array(figure),
});
type Figure = z.output<typeof figure>;

/** Any of its kind: what is counted, and in which currency, is not what these scenes tell. */
const unitOf = { money: 'USD', percent: 'percent', count: 'things' } as const;

/** The scenes of a folder in which figures are put right, as annotated meetings. */
export function readFigureScenes(folder: string): readonly SalesCase[] {
  const amountOf = ({ value, as }: Figure) => ({ value, unit: unitOf[as] });
  return readScenes(folder, scene).map((one) =>
    sceneCase(one, {
      amounts: one.stands.map(amountOf),
      mustNotAppear: one.wrong.map((wrong) => ({ kind: 'amount', about: '', keywords: [], ...amountOf(wrong) })),
    }),
  );
}
