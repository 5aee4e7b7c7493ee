import type { Draft } from './engine/draft.ts';
import type { Written } from './written.ts';

const guessable = ['decisions', 'actionItems', 'openQuestions'] as const;
type Guessed = (typeof guessable)[number];

/** The lists that hold what people would likeliest have noted: of talk in which nobody says outright what is settled, by the rules. */
export function guessedIn({ areGuessed }: Draft, { engine, inPlace }: Written): readonly Guessed[] {
  return areGuessed ? guessable.filter((name) => engine === 'rules' || inPlace.has(name)) : [];
}

/** Says so to the caller: of ten decisions that are listed people noted two ("Quality" in README.md). */
export function guessedLists(names: readonly Guessed[]): readonly string[] {
  if (names.length === 0) return [];
  return [
    `${names.join(', ')}: in the spoken talk of one team, or of a public session, these are what people would likeliest have noted; read them beside their quotes`,
  ];
}
