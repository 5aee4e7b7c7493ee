import { classesOf, type WordClass } from './vocabulary.ts';

const subjects = ['I', 'we', 'you', 'they', 'it'] as const;
const moods = ['future', 'should', 'need', 'could', 'want', 'think', 'decide', 'not', 'past', 'be'] as const;

/** A word and what it is, whatever stands around it. */
interface Token {
  readonly word: string;
  readonly classes: readonly WordClass[];
  readonly subject: (typeof subjects)[number] | undefined;
  readonly mood: (typeof moods)[number] | undefined;
}

/** Asked for every word of a meeting, so they are made beforehand. */
const known = new Map([...classesOf].map(([word, classes]) => [word, tokenOf(word, classes)]));
/** How many words after its subject a verb may stand: "we are probably just going to". */
const reach = 4;

export interface Said {
  /** The classes of its words. */
  readonly has: ReadonlySet<WordClass>;
  /** Who is said to do what: `we+future`, `you+need`; `you?` for a request, `question` for anything asked. */
  readonly acts: ReadonlySet<string>;
  /** Classes of the first word. */
  readonly first: readonly WordClass[];
}

/**
 * What a sentence does, from its function words alone.
 * @param said its words and question marks
 * @param names words people of the meeting are called by
 */
export function readActs(text: string, said: readonly string[], names: ReadonlySet<string>): Said {
  const tokens = tokensOf(said);
  const has = new Set<WordClass>();
  const acts = new Set<string>();
  for (const [at, { word, classes, subject: own }] of tokens.entries()) {
    if (classes.length === 0 && !names.has(word)) continue;
    for (const name of classes) has.add(name);
    const subject = names.has(word) ? 'name' : own;
    if (subject !== undefined) addMoods(tokens, at, subject, acts);
    if (classes.includes('let') && tokens[at + 1]?.classes.includes('we')) acts.add('lets');
    if (word === 'lets' || (word === 'let' && tokens[at + 1]?.word === "'s")) acts.add('lets');
    if (classes.includes('could') && tokens[at + 1]?.classes.includes('you')) acts.add('you?');
    if (classes.includes('not') && tokens.slice(at + 1, at + 4).some((next) => next.classes.includes('know')))
      acts.add('unknown');
    if (classes.includes('future') && acts.size === 0) acts.add('thing+future');
  }
  if (text.endsWith('?')) acts.add(questionKind(tokens, has));
  else if (tokens[0]?.classes.includes('wh') && tokens[1]?.classes.includes('be')) acts.add('wh-cleft');
  if (acts.size === 0) acts.add('statement');
  return { has, acts, first: tokens[0]?.classes ?? [] };
}

function addMoods(tokens: readonly Token[], at: number, subject: string, acts: Set<string>): void {
  for (let i = at + 1; i <= at + reach; i++) {
    const token = tokens[i];
    if (token === undefined || (i > at + 1 && token.subject !== undefined)) return;
    const { mood } = token;
    if (mood === undefined) continue;
    acts.add(`${subject}+${mood}`);
    if (mood !== 'be' && mood !== 'not') return;
  }
}

function questionKind(tokens: readonly Token[], has: ReadonlySet<WordClass>): string {
  const opens = tokens[0]?.classes ?? [];
  if (has.has('or')) return 'question-or';
  if (opens.includes('wh') || tokens[1]?.classes.includes('wh')) return 'question-wh';
  const inverted = ['be', 'could', 'should', 'future', 'need'].some((name) => opens.includes(name as WordClass));
  return inverted || /^(?:do|does|did|any)$/.test(tokens[0]?.word ?? '') ? 'question-yes' : 'question-tone';
}

function tokensOf(said: readonly string[]): readonly Token[] {
  const words = said.filter((word) => word !== '?');
  return words.map((word) => known.get(word) ?? tokenOf(word, /^\d/.test(word) ? ['number'] : []));
}

function tokenOf(word: string, classes: readonly WordClass[]): Token {
  if (classes.length === 0) return { word, classes, subject: undefined, mood: undefined };
  return {
    word,
    classes,
    subject: subjects.find((one) => classes.includes(one)),
    mood: moods.find((one) => classes.includes(one)),
  };
}
