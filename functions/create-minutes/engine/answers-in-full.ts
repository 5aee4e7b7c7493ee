import type { Remark, Talk } from '../facts/talk.ts';
import type { AnswerWords } from './answers.ts';
import { turnOf } from './classifier/surroundings.ts';
import type { Acts } from './draft.ts';
import { placesIn, tellingPlace } from './places.ts';

/** So many more sentences of the same turn belong to a short answer at most. */
const most = 2;

/** Answers with what leads to an invitation, and what their speaker goes on to say where they are short: "Our van leaves at four. If we're later than six you don't pay." */
export function answersInFull(acts: Acts, { remarks }: Talk, words: AnswerWords): Acts {
  const placesOf = placesIn({ remarks });
  const objections = acts.objections.map((item) => {
    if (item.response === undefined) return item;
    const others = placesOf(item).filter((i) => remarks[i]?.speaker !== item.raisedBy);
    const at = tellingPlace(item.response, others, remarks, words.words);
    if (at === undefined) return item;
    const led = leadTo(item.response, at, remarks, words);
    const more = goneOn(item.response, at, remarks, words);
    if (led.length + more.length === 0) return item;
    const response = [...led.map(({ told }) => told), item.response, ...more.map(({ told }) => told)].join(words.space);
    const spans = [...led, ...more].flatMap(({ remark }) => remark.spans);
    return { ...item, response, spans: [...new Set([...item.spans, ...spans])] };
  });
  return { ...acts, objections };
}

interface More {
  readonly told: string;
  readonly remark: Remark;
}

/** What somebody is invited to says little without the sentence before: 食べ比べるのが一番です。うちで焼いてみませんか. */
function leadTo(response: string, at: number, remarks: readonly Remark[], words: AnswerWords): readonly More[] {
  const [given, remark] = [remarks[at], remarks[at - 1]];
  if (!given || !remark || turnOf(remark) !== turnOf(given) || !words.invites?.(given.text)) return [];
  const told = words.isNoAnswer(remark.text) ? undefined : words.write(remark);
  return told === undefined || response.includes(told) ? [] : [{ told, remark }];
}

/** What is said on in the same turn, until there is enough or it is about something else. */
function goneOn(response: string, at: number, remarks: readonly Remark[], words: AnswerWords): readonly More[] {
  const more: More[] = [];
  let long = response.length;
  for (const remark of remarks.slice(at + 1, at + 1 + most)) {
    const isSameTurn = turnOf(remark) === turnOf(remarks[at] ?? remark);
    if (!isSameTurn || long > words.shortAnswer || words.endsAnswer(remark.text)) break;
    const told = words.write(remark);
    if (told === undefined || response.includes(told)) break;
    more.push({ told, remark });
    long += told.length;
  }
  return more;
}
