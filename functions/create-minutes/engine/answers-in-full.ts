import type { Talk } from '../facts/talk.ts';
import type { AnswerWords } from './answers.ts';
import { turnOf } from './classifier/surroundings.ts';
import type { Acts } from './draft.ts';
import { placesIn, tellingPlace } from './places.ts';

/** So many more sentences of the same turn belong to a short answer at most. */
const most = 2;
const asks = /(?:[?？]|か。?)\s*$/u;
/** What follows is about something else. */
const turnsAway =
  /^(?:(?:but|so|and),? )?(?:anyway|by the way|incidentally|speaking of|on another note)\b|^(?:ところで|それはそうと|話は変わ|余談)/iu;

/** Answers with what their speaker goes on to say where they are short: "Our van leaves at four. If we're later than six you don't pay." */
export function answersInFull(acts: Acts, { remarks }: Talk, words: AnswerWords): Acts {
  const placesOf = placesIn({ remarks });
  const objections = acts.objections.map((item) => {
    if (item.response === undefined || item.response.length > words.shortAnswer) return item;
    const others = placesOf(item).filter((i) => remarks[i]?.speaker !== item.raisedBy);
    const at = tellingPlace(item.response, others, remarks, words.words);
    const said = remarks[at ?? -1];
    if (at === undefined || !said) return item;
    let { response, spans } = { response: item.response, spans: item.spans };
    for (const next of remarks.slice(at + 1, at + 1 + most)) {
      if (turnOf(next) !== turnOf(said) || response.length > words.shortAnswer) break;
      if (asks.test(next.text) || turnsAway.test(next.text) || words.isSympathy(next.text)) break;
      const more = words.write(next);
      if (more === undefined || response.includes(more)) break;
      response = `${response}${words.space}${more}`;
      spans = [...new Set([...spans, ...next.spans])];
    }
    return response === item.response ? item : { ...item, response, spans };
  });
  return { ...acts, objections };
}
