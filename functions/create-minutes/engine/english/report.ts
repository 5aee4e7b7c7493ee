import { expandContractions, toThirdPerson } from './pronouns.ts';
import { hasVerb } from './verbs.ts';

/** What a speaker does with a sentence that begins so; `rest` follows in the third person. Tried in this order. */
const speechActs: readonly (readonly [begins: RegExp, says: string])[] = [
  [/^I (?:do not|would not) (?:think|believe|feel)(?: that| like)? /i, 'did not think that'],
  [
    /^I (?:just |really |also |still |personally )?(?:think|thought|feel|felt|believe|reckon|suppose|guess)(?: that| like)? (?=\S+ \S)/i,
    'thought that',
  ],
  [
    /^(?:I think |I guess )?(?:maybe |perhaps )?(?:we|you) (?:should|could|might|may)(?: want to| just| also| probably| maybe)? (?=\p{L})(?!have |be able)/iu,
    'suggested that they should',
  ],
  [/^think (?=\S+ \S)/i, 'thought that'],
  [/^(?:how|what) about /i, 'suggested'],
  [/^let us say (?:that )?(?=\w+ \w)/i, 'suggested that'],
  [/^(?:let us|let's) not /i, 'suggested that they should not'],
  [/^(?:let us|let's) /i, 'suggested that they'],
  [/^I (?:would|will|can) (?:suggest|recommend|propose) /i, 'suggested'],
  [/^I (?:suggest|recommend|propose) /i, 'suggested'],
  [/^I (?:would (?:really )?(?:like|love)|(?:really )?want(?:ed)?) to /i, 'wanted to'],
  [/^(?:what )?I would (?:really )?like (?:is )?/i, 'wanted'],
  [/^I (?:have (?:got )?to|need to) /i, 'had to'],
  [
    /^I (?:am|was) (?:a bit |really |quite |very |pretty |actually )?(?:worried|concerned|afraid) that /i,
    'was worried that',
  ],
  [
    /^I (?:am|was) (?:a bit |really |quite |very |pretty |actually )?(?:worried|concerned) about /i,
    'was worried about',
  ],
  [/^I am (?!not )/i, 'is'],
  [/^I (?:will|would|can|could|cannot|should|might|had|was|did|did not|do not|have) /i, '='],
  [/^(?:we|you) (?:have (?:got )?to|need to|must) /i, 'said that they need to'],
];

/** A statement as minutes report it: who said it, in the third person, as one sentence. */
export function reportEnglish(said: string, who: string, lowerFirst: (text: string) => string): string {
  const body = expandContractions(said).replace(/[,.!;:\s]+$/, '');
  for (const [begins, says] of speechActs) {
    const start = begins.exec(body)?.[0];
    if (start === undefined || start.length === body.length) continue;
    const verb = says === '=' ? thirdSingular(start.slice(2).trim()) : says;
    return sentence(`${who} ${verb} ${toThirdPerson(body.slice(start.length))}`);
  }
  const rest = toThirdPerson(lowerFirst(body));
  return sentence(hasVerb(body) ? `${who} said that ${rest}` : `${who} mentioned ${rest}`);
}

/** The matter alone, as a list of decisions has it: "let's go with Oakdale" -> "They will go with Oakdale." */
export function stateEnglish(said: string): string {
  const body = expandContractions(said)
    .replace(/\?+$/, '')
    .replace(/^shall we /i, 'we will ')
    .replace(/^(?:I (?:think|guess|suppose|would say)(?: that)?|agreed|I agree|then|maybe),? (?=\S+ \S)/i, '')
    .replace(/^(?:I (?:would )?say )?let us (?:just |all )*(?:say (?:that )?(?=we|they))?/i, (start) =>
      /say\s(?:that\s)?$/i.test(start) ? '' : 'we will ',
    );
  return sentence(toThirdPerson(body));
}

function thirdSingular(verb: string): string {
  return verb
    .toLowerCase()
    .replace(/^have$/, 'has')
    .replace(/^do not$/, 'does not');
}

/** First letter large, one full stop at the end. */
export function sentence(text: string): string {
  const body = text.replace(/\s+/g, ' ').trim();
  const ended = /[.?!]$/.test(body) ? body : `${body}.`;
  return ended.charAt(0).toUpperCase() + ended.slice(1);
}
