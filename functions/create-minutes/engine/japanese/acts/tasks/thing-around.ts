import type { Remark } from '../../../../facts/talk.ts';
import { turnOf } from '../../../classifier/surroundings.ts';
import { cleanJapanese } from '../../clean.ts';
import { thingInDeed } from '../../wording/thing-in-deed.ts';
import { documentsIn } from './thing-said.ts';

/** What is written, sent or handed over, and the remark that names it. */
export interface ThingNamed {
  readonly thing: string;
  readonly remark: Remark;
}

/** Remarks and turns before a deed in which its thing is named. */
const [mostRemarks, mostTurns] = [8, 3];
const givesAlone =
  /(?:送[るりっら]|送信|送付|渡|出[しすさ]|返[すしっさ]|返送|戻[すしっさ]|届け|持参|持って(?:い|く|行|上|参|き|ま)|発送|郵送|提出|投函|メール(?:する|して|に)|ファックス|見せ|スキャン|共有)[^、。]{0,10}。$/u;
/** It says of what, asks for something first, or has a matter of its own. */
const saysMore =
  /[を（]|なら|たら|れば|やつ|ので|んで(?!い)|調べ|聞[いくけ]|確認|返事|回答|計算|かどうか|連絡|電話|結果|(?<!(?:日|曜|曜日|中に))は、?/u;

/** あれは発注者のデータだから外に出したら駄目だ */
const refuses = /駄目|だめ|ダメ|あかん|いけない|(?:要ら|いら)な|不要|結構です|出せ(?:ない|ません)|渡せ(?:ない|ません)/u;

/** スペックだけくれる？ asks for something else. */
const onlyThat = /だけ[^。]{0,6}(?:くれ|くださ|下さ|もらえ|いただけ|頂け|ちょうだい)/u;

/**
 * 「ではその三名様のメールアドレスをいただけますか」「仁科さん送っといてもらえる」「はい、今日中に送ります」: what is given, where nobody says
 * what, is what was named last of all that is written, sent or handed over.
 */
export function thingAround(text: string, at: number, remarks: readonly Remark[]): ThingNamed | undefined {
  const told = remarks[at];
  if (!told || !givesAlone.test(text) || saysMore.test(text) || documentsIn(text).length > 0) return undefined;
  const near = remarks.slice(Math.max(0, at - mostRemarks + 1), at + 1).toReversed();
  for (const remark of near) {
    if (turnOf(told) - turnOf(remark) > mostTurns) return undefined;
    const said = cleanJapanese(remark.text);
    const thing = documentsIn(said).at(-1);
    if (thing !== undefined && !refuses.test(said)) return { thing, remark };
    if (onlyThat.test(said)) return undefined;
  }
  return undefined;
}

/** すみません、二十日までに出す; それ私が撮って送る points at what is named in front. */
const lead =
  /^(?:(?:すみません|あの|ええと|えっと|じゃあ?|では|はい|ええ|うん|あります|ございます|わかりました|わかった|了解です|承知しました)[、 ]?)*(?:(?:それ|これ|あれ)(?!から|に|で|が|もら|見)(?:は|を|も)?、?)?(?:(?:私|僕|俺|うち|こちら)(?:が|から|(?:のほう)?で)、?)?/u;
const signs = /^(?:判子?|印鑑|ハンコ|押印|捺印|署名|サイン|記入)/u;

/** 送る and パンフ as パンフを送る. */
export function givenThing(text: string, thing: string): string {
  const deed = text.replace(lead, '');
  if (signs.test(deed)) return `${thing}に${deed}`;
  return (/メール/u.test(deed) ? thingInDeed(deed, thing) : undefined) ?? `${thing}を${deed}`;
}
