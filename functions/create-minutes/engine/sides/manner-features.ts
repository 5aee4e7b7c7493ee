import type { Lexicon } from '../classifier/learned/lexicon.ts';

/** Fillers say how a talk was written down, and not who sells. */
const fillers = new Set(
  'um uh er erm hm hmm mm mhm mm-hmm ah ha haha oh えー えーと えっと ええと あー あの まあ うん ああ うーん'.split(
    ' ',
  ),
);

/** What tells how somebody talks: words, pairs of words, and the same of their classes. What a sentence has twice is told twice. */
export function tellManner(
  text: string,
  names: ReadonlySet<string>,
  { words, classOf }: Lexicon,
  tell: (feature: string) => void,
): void {
  let said = '^';
  let meant = '^';
  for (const word of words(text, names)) {
    if (fillers.has(word)) continue;
    const kind = classOf(word);
    tell(word);
    tell(`${said} ${word}`);
    if (kind !== word) tell(kind);
    if (kind !== word || meant !== said) tell(`${meant} ${kind}`);
    said = word;
    meant = kind;
  }
  tell(`${said} $`);
}
