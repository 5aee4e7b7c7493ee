import type { Beside } from './places.ts';
import type { Asked } from './traits.ts';

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
