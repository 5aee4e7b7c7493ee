import * as z from 'zod';
import { type Example, exampleOfCase } from './examples.ts';
import { readScenes, sceneCase, sceneShape } from './scene-case.ts';

const scene = z.object({
  ...sceneShape,
  /** Asked, and left open: the turns in which it is asked, and in which it is put off. */
  open: z.array(z.object({ turns: z.array(z.number().int()).min(1), text: z.string() })),
  /** Turns in which something is asked that is answered. */
  answered: z.array(z.number().int()),
});

/** A scene as the engine reads it, and in which turns something is asked that is answered. */
export interface QuestionScene {
  readonly example: Example;
  readonly answered: ReadonlySet<number>;
}

export function readQuestionScenes(folder: string): readonly QuestionScene[] {
  return readScenes(folder, scene).map((one) => ({
    example: exampleOfCase(sceneCase(one, { openQuestions: one.open.map((open) => ({ ...open, keywords: [] })) })),
    answered: new Set(one.answered),
  }));
}
