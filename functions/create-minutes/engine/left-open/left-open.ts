import type { Remark, Talk } from '../../facts/talk.ts';
import { oddsByTrees, oddsByWords, storedWeights } from '../../facts/weighed-model.ts';
import type { ActWording } from '../classifier/act-wording.ts';
import { heardIn } from '../classifier/review.ts';
import { turnOf } from '../classifier/surroundings.ts';
import type { Acts } from '../draft.ts';
import type { Meeting } from '../meeting.ts';
import { placesIn } from '../places.ts';
import type { LanguageReader } from '../reader.ts';
import { type Asked, askedIn, askedView } from './asked.ts';
import { askedTraits } from './traits.ts';
import en from './weights/en.json' with { type: 'json' };
import ja from './weights/ja.json' with { type: 'json' };
import { askedWords } from './words.ts';

const learned = { en: storedWeights(en), ja: storedWeights(ja) } as const;

/** Log-odds from which a question that nothing else finds is listed as open; chosen on talks and meetings left out of the fit. */
const leastOdds: Readonly<Record<Talk['code'], number>> = { en: -0.5, ja: 1.5 };

/**
 * Adds the questions that nobody answered though no words say so: put off, passed on, answered with another question, or
 * talked away from ("What do you pay today?" - "More than I admit to at home."). What was learnt weighs what is said to each.
 * @param ruled what the rules found
 */
export function withLeftOpen(
  acts: Acts,
  ruled: Acts,
  talk: Talk,
  meeting: Meeting,
  reader: LanguageReader,
  wording: ActWording,
): Acts {
  const view = askedView(talk, heardIn(talk, meeting, reader), ruled);
  const listed = new Set(acts.openQuestions.flatMap(({ spans }) => spans.map(({ turn }) => turn)));
  const model = learned[talk.code]();
  const placesOf = placesIn(talk);
  const told = acts.openQuestions.map((item) => new Set(placesOf(item).flatMap(view.termsOf)));
  /** Asked once more, in other words: half of what it is about is in one that is listed. */
  const isTold = ({ index }: Remark) => {
    const terms = [...new Set(view.termsOf(index))];
    return told.some((own) => terms.filter((term) => own.has(term)).length * 2 >= terms.length);
  };
  const oddsOf = (asked: Asked) =>
    oddsByTrees(askedTraits(asked, oddsByWords(askedWords(asked, view), model), view), model);
  const likely = askedIn(view)
    .filter(({ remark }) => !listed.has(turnOf(remark)))
    .map((asked) => ({ asked, odds: oddsOf(asked) }))
    .filter(({ asked, odds }) => odds >= leastOdds[talk.code] && !isTold(asked.remark));
  const found = likelier(likely).flatMap(({ asked, odds }) => written(asked, odds, wording) ?? []);
  return found.length > 0 ? { ...acts, openQuestions: [...acts.openQuestions, ...found] } : acts;
}

interface Likely {
  readonly asked: Asked;
  readonly odds: number;
}

/** Of what is asked in one turn the likeliest: "When is that? Is it a when or an if?" is one question. */
function likelier(all: readonly Likely[]): readonly Likely[] {
  const best = new Map<number, Likely>();
  for (const one of all) {
    const turn = turnOf(one.asked.remark);
    if (one.odds > (best.get(turn)?.odds ?? Number.NEGATIVE_INFINITY)) best.set(turn, one);
  }
  return [...best.values()];
}

function written(
  { remark, reply }: Asked,
  odds: number,
  wording: ActWording,
): Acts['openQuestions'][number] | undefined {
  const text = wording.question(remark);
  const asksBack = reply.some((one) => /[?？]\s*$/u.test(one.text));
  const spans = [...remark.spans, ...(asksBack ? [] : (reply[0]?.spans ?? []))];
  return text === undefined ? undefined : { text, askedBy: remark.speaker, spans, odds };
}
