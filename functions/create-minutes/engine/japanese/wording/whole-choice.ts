import { plainEnding } from '../plain.ts';
import { inWrittenOrder } from './written-order.ts';
import type { Style } from './style.ts';

/** 助かります, それで進めましょう and 賛成です; but 来月から塗ります is chosen as well as what follows it. */
const taking =
  '[^、。はがをにもへ]{0,6}(?:助かり|承り|承知(?:いた)?し|[分わ]かり|かしこまり|了解(?:いた)?し|安心し|納得し)(?:ます|ました)|(?:ぜひ|是非|それで|そう)[^、。はがをにもへ]{1,6}ましょう|(?:(?:それ|これ)?で)?(?:賛成|結構|大丈夫|いい|よい|よろしい|ありがたい)です';
/** 助かります、では170食とする: what somebody says on taking it. */
const taken = new RegExp(`^(?:${taking})、(?:では|じゃあ?|それでは)?(?=[^。]{5})`, 'u');
/** 年内はサンライズさんなので。1月5日から: the reason and what follows from it are one sentence. */
const reason = /(?:ので|から|なら|れば|たら|ため)。$/u;
/** 5,500円は。 and 空ければ、なんとか。 break off before they say anything. */
const brokenOff = /(?:(?<!で)[はがをも]|(?:[はばもらで])、?(?:なんとか|絶対に?|ちょっと))。$/u;
/** Says only that it is settled. */
const closing =
  /^(?:それ(?:で|なら)?、?)?(?:決まり|決定|以上|忘れて(?:ください|くれ)|言った|そうだった|そうだ(?:ね|な)?)(?:や|である|です|だ)?。$/u;

/** 設定は前のままです。 */
const politely = /(?<=^|。)([^。（）]*(?:です|ます|ました|ません|でした))(?:ね|よ|な|わ)?(?=。)/gu;

/** A choice in whole sentences, without what was said on the way to it. */
export function wholeChoice(text: string, style: Style): string {
  const sentences = text.replace(taken, '').split(/(?<=。)(?![^（]*）)/u);
  const telling = sentences.filter((one) => !brokenOff.test(one) && !closing.test(one));
  const kept = telling.length > 0 ? telling : sentences;
  const joined = kept.map((one, i) =>
    i < kept.length - 1 ? one.replace(reason, (end) => `${end.slice(0, -1)}、`) : one,
  );
  const told = inWrittenOrder(joined.join(''), style);
  return style === 'polite' ? told : told.replace(politely, (_, said: string) => plainEnding(said));
}
