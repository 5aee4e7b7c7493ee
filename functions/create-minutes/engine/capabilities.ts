import type { Remark, Talk } from '../facts/talk.ts';
import type { ActWording } from './classifier/act-wording.ts';
import { asks } from './classifier/told/asks.ts';
import { turnOf } from './classifier/surroundings.ts';
import type { Acts, DraftItem } from './draft.ts';
import { placesIn } from './places.ts';

/** Says what a thing can do. */
const tells: Readonly<Record<Talk['code'], RegExp>> = {
  en: /^(?:(?:yes|yeah|yep|sure|oh|right|so|of course),? )*(?:you|it|they|that|each one) (?:can|does)\b/i,
  ja: /^(?:(?:はい|ええ|もちろん|そうですね)[、。]?){0,3}[^。]{0,80}(?:でき|られ|(?<![入い])れ)ます(?:よ|ので)?[。]?|可能です/u,
};
/** Asks for something to be done, which a yes promises. */
const requests: Readonly<Record<Talk['code'], RegExp>> = {
  en: /\b(?:can|could|will|would) (?:you|we|i)\b/i,
  ja: /もらえ|いただけ|頂け|くれ|お願い|届け|間に合|無料|割引|値引|まけ|貸し/u,
};
/** Characters of a yes. */
const mostYes = 12;
const questionReach = 6;

/** Decisions without those that are but the seller's answer to what a thing can do: "Can it be set per store?" - "Yes, you can set that per store." */
export function withoutCapabilities(acts: Acts, talk: Talk, { numbers }: Pick<ActWording, 'numbers'>): Acts {
  const placesOf = placesIn(talk);
  const { remarks, code } = talk;
  const isAnswer = (item: DraftItem) => {
    const own = placesOf(item).flatMap((i) => remarks[i] ?? []);
    const [first] = own;
    if (first?.side !== 'internal' || own.some((one) => turnOf(one) !== turnOf(first))) return false;
    const isPlain =
      own.every(({ text }) => numbers(text).length === 0) &&
      own.every(({ text }) => tells[code].test(text) || text.length <= mostYes);
    return isPlain && asksBefore(first, talk);
  };
  return { ...acts, decisions: acts.decisions.filter((item) => item.isAppointment || !isAnswer(item)) };
}

function asksBefore(answer: Remark, { remarks, code }: Talk): boolean {
  const before = remarks
    .slice(Math.max(0, answer.index - questionReach), answer.index)
    .filter((one) => one.side === 'external' && turnOf(one) === turnOf(answer) - 1);
  return before.some(({ text }) => asks.test(text)) && !before.some(({ text }) => requests[code].test(text));
}
