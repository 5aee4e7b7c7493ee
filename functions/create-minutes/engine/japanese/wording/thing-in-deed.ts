import { document } from '../acts/tasks/thing-said.ts';

/** What is no noun stands beside a deed. */
const noun =
  /^(?!.*(?:です|ます|だが|[、。？?]))[^\p{N}].*(?:[\p{sc=Han}\p{sc=Katakana}ーA-Za-z]|(?<=\p{sc=Han})[りみきしけえ])$/u;
/** It has its thing, or says under what conditions it is done. */
const isFull = /[を（が。]|(?<![にで])は|たら|れば|なら|ので|けど|ば、|か、|かどうか|やつ|もの/u;
const pointer = /^(?:それ|これ|そこ)(?!から|まで)(?<particle>を|に|は|も|で)?、?(?:私から、?)?(?=[^、。])/u;
const tells =
  /(?:電話|連絡|返事|返答|回答|報告|相談|話[すし]|話して|聞[いく]|問い合わせ|言[うっ]|伝え|知らせ)[^、。をにはがで]{0,8}$/u;
const signs = /(?:判子?|印鑑?|ハンコ)?(?<!を)押して(?=、?(?:すぐ)?[送返戻出渡])/u;
const fillsIn = /^(?:記入|署名|捺印|押印|サイン)(?:し|を)/u;
const mails = /メール(?:し(?=て)|する|します)/u;
const settles = /に(?:する|します)$/u;
/** Only what is written or made is given. */
const gives = /(?:送|渡|出[しすさ]|返|戻|届け|持参|発送|郵送|提出|投函)[^、。をはがにへで]{0,8}$/u;
/** What is written down somewhere may be anything that was spoken of, so only what is itself written is it for certain: 寝返りを申し送りに書く says something else. */
const writes = /(?:直|書|描|発行|印刷|申請|埋め|まとめ|上げ)[^、。をはがにへで]{0,8}$/u;
const takesThing =
  /(?:送|渡|出[しすさ]|返|戻|届け|作|持参|見[るてせ]|調べ|測|撮|発送|郵送|共有|提出|用意|準備|手配|回[しす]|取[りるっ]|登録|付け|入れ|外[しす]|決め|貸|や[るりっ]|納め|触|置|配|投函|発注|注文|探|貼|載せ|替え|変え|片付け|引き取|預け|確認)[^、。をはがにへで]{0,8}$/u;

/** A deed with its thing within, 押して返す and 解約の用紙 as 解約の用紙に押印して返す; undefined where the thing is better told beside it. */
export function thingInDeed(told: string, thing: string): string | undefined {
  const text = told.replace(/。$/u, '');
  const deed = text.replace(pointer, '');
  if (!noun.test(thing) || isFull.test(deed) || deed.includes(thing)) return undefined;
  const said = inside(deed, thing, pointer.exec(text)?.groups?.particle);
  return said === undefined ? undefined : `${said}。`;
}

function inside(deed: string, thing: string, particle: string | undefined): string | undefined {
  if (particle === 'に' || particle === 'で') return `${thing}${particle}${deed}`;
  if (signs.test(deed)) return document.test(thing) ? `${thing}に${deed.replace(signs, '押印して')}` : undefined;
  if (fillsIn.test(deed)) return `${thing}に${deed}`;
  if (settles.test(deed)) return `${thing}は${deed}`;
  if (mails.test(deed))
    return `${thing}を${deed
      .replace(/メールする/u, 'メールで送る')
      .replace(/メールします/u, 'メールで送ります')
      .replace(/メールして/u, 'メールで送って')}`;
  if (tells.test(deed)) return `${thing}について${deed}`;
  if (gives.test(deed) && !document.test(thing)) return undefined;
  return takesThing.test(deed) || (writes.test(deed) && document.test(thing)) ? `${thing}を${deed}` : undefined;
}
