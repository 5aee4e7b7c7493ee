import { promiseWeight, bindsFrom } from '../promises.ts';
import { isRequest } from '../requests.ts';
import { isOfOtherMatter } from './other-matter.ts';
import type { Beside } from './places.ts';
import type { DaysOf } from './said-days.ts';
import type { Asked } from './traits.ts';
import { anew, repair } from './wordings.ts';

/** Begins to look for a day on which people meet next. */
const opening =
  /(?:次回|次の(?:打ち?合わ?せ|ミーティング|面談|定例|回|訪問|会議|商談)|この次|^(?:では|じゃあ?|で|それでは|そしたら|ほな|ほんで|あと)?、?次は)(?!まで|に(?:お持ち|持参|持っ)|お持ち)|(?:打ち?合わ?せ|ミーティング|面談|商談|お?話し?合い|お時間)[^。]{0,16}(?:いつ|いかが|どう(?:です|でしょ|し)|ましょうか|させて)/u;
const toMeet = /次回|打ち?合わ?せ|ミーティング|面談|商談|訪問|伺|招待|日程|予定|会議/u;

/** From which utterance on the days are those of when people meet next, for a task told before; infinity where nobody looks for one. */
export function arrangingFrom(
  places: readonly Beside[],
  { item: { text }, main, told }: Pick<Asked, 'item' | 'main' | 'told'>,
): number {
  if (toMeet.test(text)) return Number.POSITIVE_INFINITY;
  const own = places.filter(({ place, said }) => place === 'own' && said.by.terms.some((term) => told.has(term)));
  const last = Math.max(main.position, ...own.map(({ said }) => said.by.position));
  const opened = places.filter(({ said: { by } }) => by.position > last && opening.test(by.said));
  return Math.min(...opened.map(({ said }) => said.by.position));
}

/** 「明日お送りします」「いただいたら月末までに返します」: a task that has its day is not put off by what is promised next. */
export function isOfOtherPromise({ place, said: { by } }: Beside, { main, told, isOthers, around }: Asked): boolean {
  if (place === 'own' || place === 'asked' || !isOthers(by.position)) return false;
  if (anew.test(by.said) || repair.opening.test(by.said)) return false;
  const own = around.find((one) => one.by === main);
  const hasDay = own?.days.some(
    ({ how, due: { date } }) =>
      (how === 'until' || how === 'by') && date !== null && !around.some(({ denied }) => denied.has(date)),
  );
  const isNew = by.terms.some((term) => !told.has(term)) && !isRequest(by.said);
  return hasDay === true && isNew && promiseWeight(by.said.replace(/。$/u, '')) >= bindsFrom;
}

/** 「十日までに受けさせないと、元請けがうるさい」: by when who speaks has to do something himself; what he has to be given is no such thing. */
export function isOfOwnNeed(
  { said: { by } }: Beside,
  asWritten: string,
  { item, main }: Pick<Asked, 'item' | 'main'>,
): boolean {
  if (by === main || item.owner === undefined || item.owner.speaker === by.speaker) return false;
  const rest = by.said.slice(Math.max(0, by.said.indexOf(asWritten)) + asWritten.length);
  return ownNeed.test(rest) && !toBeGiven.test(rest);
}

const ownNeed = /^[^。]{0,14}(?:ないと|なければ|なきゃ|なくちゃ|なあかん|(?<!い)んと|へんと|にゃ(?:なら|いか))/u;
const toBeGiven = /もら|いただ|頂|くれ|くださ|下さ|届|来|ほし|欲し|[てで]くん/u;

/** The day that who has a task names for it himself, right after another said who has it: 「茂木が月内に起案します」「二十八日には上げます」. */
export function dayOfOwner(
  places: readonly Beside[],
  { item, main, told }: Pick<Asked, 'item' | 'main' | 'told'>,
): string | undefined {
  const owner = item.owner?.speaker;
  if (owner === undefined || owner === main.speaker) return undefined;
  const isOwn = ({ by }: DaysOf) =>
    by.speaker === owner && by.turn === main.turn + 1 && !isOfOtherMatter(by.said, told);
  const named = places.filter(({ place, said }) => place === 'answer' && isOwn(said)).flatMap(({ said }) => said.days);
  return named.find(({ how }) => how === 'until' || how === 'by')?.due.date ?? undefined;
}
