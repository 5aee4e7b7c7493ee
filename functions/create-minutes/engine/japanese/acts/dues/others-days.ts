import { promiseWeight, bindsFrom } from '../tasks/promises.ts';
import { isRequest } from '../tasks/requests.ts';
import { isOfOtherMatter } from './other-matter.ts';
import type { Beside } from './places.ts';
import type { DaysOf } from './said-days.ts';
import type { Asked } from './traits.ts';
import { anew, repair } from './wordings.ts';

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
