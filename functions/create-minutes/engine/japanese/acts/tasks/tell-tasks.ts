import type { Remark, Talk as FactsTalk } from '../../../../facts/talk.ts';
import type { Acts, DraftAction, DraftItem } from '../../../draft.ts';
import type { Meeting } from '../../../meeting.ts';
import type { Span } from '../../../sentence.ts';
import { placesIn, tellingPlace } from '../../../places.ts';
import { cleanJapanese } from '../../clean.ts';
import { afterReceipt } from './after-receipt.ts';
import { carriedOn } from '../carried-on.ts';
import { withTopic } from '../../topic.ts';
import { japaneseTerms } from '../../words.ts';
import type { Style } from '../../wording/style.ts';
import { indexOfName, nameWord } from '../../name-words.ts';
import { promiseWeight } from './promises.ts';
import { isRequest } from './requests.ts';
import { withoutSaidAgain } from './said-again.ts';
import { givenThing, thingAround } from './thing-around.ts';
import { document, thingSaidIn } from './thing-said.ts';
import { asThing } from '../../wording/deed-alone.ts';
import { wordTask } from '../../wording/task.ts';
import { thingInDeed } from '../../wording/thing-in-deed.ts';
import { spokenDeed } from '../../wording/spoken-deed.ts';
import { ofOwner } from '../../wording/of-owner.ts';
import { withoutMendedDay } from '../../wording/day-mended.ts';
import { withoutDay } from '../../wording/without-day.ts';
import { withoutLead } from '../../wording/without-lead.ts';

/** Tasks as a list has them that names the day beside each; those that say nothing of the thing itself, 「郵送する」, with the thing that was asked for or talked of right before. */
export function tellTasks(acts: Acts, { remarks }: FactsTalk, { people }: Meeting, style: Style): Acts {
  const placesOf = placesIn({ remarks });
  const names = people.flatMap(({ name }) => name.split(/[\s　・]/u));
  const placeOf = (item: DraftAction) => tellingPlace(item.text, placesOf(item), remarks, japaneseTerms);
  const own = withoutSaidAgain(acts.actionItems, remarks, placesOf);
  const deeds = own
    .filter(
      (item) =>
        !isNoTask(item) &&
        !isWish(item, placeOf, remarks) &&
        !isPromisedLater(item, acts.actionItems) &&
        !isProposal(item, acts.nextMeeting),
    )
    .map((picked) => {
      const item = withDeedOnDay(picked, placeOf(picked), remarks, style);
      const at = placeOf(item);
      const whole = at === undefined ? item : carriedOn(item, at, remarks, style);
      return { ...whole, text: withoutDay(deedOf(whole, item.owner, names), item.due, style) };
    });
  const actionItems = deeds.map((item) => {
    const at = isVague(item.text, names) ? placeOf(item) : undefined;
    if (at === undefined) return item;
    const before = thingBefore(item, at, placesOf(item), remarks, names);
    const found = before ?? thingAround(item.text, at, remarks);
    if (!found || isToldIn(deeds, found.thing, item)) return item;
    const spans = [...new Set([...found.remark.spans, ...item.spans])];
    const told =
      before &&
      (tells.test(item.text) || checks.test(item.text)
        ? undefined
        : thingInDeed(item.text.replace(toOther, ''), found.thing));
    const text = before ? (told ?? withThing(item.text, found.thing)) : givenThing(item.text, found.thing);
    return { ...item, text: withoutDay(text, item.due, style), spans };
  });
  return { ...acts, actionItems: afterReceipt(actionItems) };
}

/** 「火曜は棚卸しなので、水曜にしてください」「では水曜に下見に伺います」: who asks only for a day asks for what is then done on it. */
function withDeedOnDay(
  item: DraftAction,
  at: number | undefined,
  remarks: readonly Remark[],
  style: Style,
): DraftAction {
  const asked = at === undefined || !picksDay.test(item.text) ? undefined : remarks[at];
  const deed = asked && remarks[asked.index + 1];
  if (!deed || deed.speaker === asked.speaker || item.owner?.speaker !== deed.speaker) return item;
  const text = cleanJapanese(deed.text);
  if (promiseWeight(text) <= 0) return item;
  return { ...item, text: wordTask(text, false, style), spans: [...new Set([...item.spans, ...deed.spans])] };
}

const picksDay = /(?:^|、)(?:[月火水木金土日]曜日?|[\p{N}一二三四五六七八九十]+日)に(?:する|します)。?$/u;

function isNoTask({ text }: DraftAction): boolean {
  return [isAway, isNoDeed, asksWhen, asksWhether, isOffer].some((one) => one.test(text));
}

/** 金曜までに欲しいな is not done by who wishes it. */
function isWish(
  item: DraftAction,
  placeOf: (item: DraftAction) => number | undefined,
  remarks: readonly Remark[],
): boolean {
  const at = wishes.test(item.text) ? placeOf(item) : undefined;
  return at !== undefined && item.owner !== undefined && remarks[at]?.speaker === item.owner.speaker;
}

function deedOf({ text }: DraftAction, owner: DraftAction['owner'], names: readonly string[]): string {
  const spoken = withoutLead(withoutMendedDay(spokenDeed(text, names)));
  return withoutCall(ofOwner(withTopic(spoken, names), owner), names, owner);
}

/** Says nothing of the thing itself. */
function isVague(text: string, names: readonly string[]): boolean {
  const named = names.reduce(withoutName, text.replace(toOther, '').replace(beside, ''));
  return !noun.test(named) || ofKind.test(text);
}

/** The thing that was asked for or talked of last. */
function thingBefore(
  item: DraftAction,
  at: number,
  own: readonly number[],
  remarks: readonly Remark[],
  names: readonly string[],
): { readonly thing: string; readonly remark: Remark } | undefined {
  const near = remarks.slice(Math.max(0, at - reach), at + 1).toReversed();
  const isOwn = ({ index, spans, speaker, text }: Remark) =>
    own.includes(index) ||
    turnOf(spans) === turnOf(remarks[at]?.spans) ||
    (speaker !== undefined && speaker === item.owner?.speaker && /ましょうか|ますよ/u.test(text));
  const askedIn = near.find(({ text, speaker }) => speaker !== item.owner?.speaker && isRequest(cleanJapanese(text)));
  const isRequester = ({ spans }: Remark) =>
    askedIn !== undefined && turnOf(spans) === turnOf(askedIn.spans) && handles.test(item.text);
  const isThing = (one: string) =>
    !noThing.test(one) && one.replace(beside, '') !== '' && !names.some((name) => indexOfName(one, name) >= 0);
  const returns = givesBack.test(item.text);
  for (const remark of near) {
    const sought = { isOwn: isOwn(remark), isRequester: isRequester(remark), returns, isThing };
    const thing = thingSaidIn(cleanJapanese(remark.text), sought);
    if (thing !== undefined && !(ofKind.test(item.text) && item.text.includes(thing))) return { thing, remark };
  }
  return undefined;
}

/** What another task of his is about is told there. */
function isToldIn(deeds: readonly DraftAction[], thing: string, { owner, text: own }: DraftAction): boolean {
  return deeds.some(({ text, owner: other }) => text.includes(thing) && (other === owner || tells.test(own)));
}

/** 見積書を作ってお持ちしましょうか, where the same one promises later on to bring it. */
function isPromisedLater({ text, owner, spans }: DraftAction, all: readonly DraftAction[]): boolean {
  if (!/ましょうか。?$/u.test(text)) return false;
  const things = text.match(thingWord) ?? [];
  const last = turnOf(spans.slice(-1)) ?? 0;
  return all.some(
    (other) =>
      other.owner === owner && (turnOf(other.spans) ?? 0) > last && things.some((thing) => other.text.includes(thing)),
  );
}

const thingWord = /[\p{sc=Han}々]{2,}(?=を|は)|[\p{sc=Katakana}ー]{3,}/gu;

/** 電源、辻本さん、確認しといて calls upon who is named: 電源を確認する. */
function withoutCall(text: string, names: readonly string[], owner: DraftAction['owner']): string {
  const rest = names.reduce(
    (said, name) => said.replace(new RegExp(`(^|、)${nameWord(name)}(?:さん|様|くん|君|ちゃん)?、`, 'u'), '$1'),
    text,
  );
  if (rest !== text) return rest.replace(objectFirst, '$1を');
  const own = names.filter((name) => /../u.test(name) && owner?.name.includes(name)).map(nameWord);
  if (own.length === 0) return text;
  // ちょうどいいところに鬼頭さん得意先マスタの棚卸しをやる
  const called = new RegExp(
    `^[^、。はをが]{0,12}?(?:${own.join('|')})(?:さん|様|くん|君)(?=[\\p{sc=Han}\\p{sc=Katakana}])(?!宛)`,
    'u',
  );
  return text.replace(called, '');
}

const objectFirst =
  /^([^、。をはがもにでへ]{2,20})、(?=(?:ご?確認|調べ|聞い|用意|準備|手配|送|渡|出[しす]|届|返|作|まとめ|見積))/u;

/** 一度オンラインで確認させてください, where a day to meet is agreed on right behind it, is what that meeting is for. */
function isProposal({ text, spans }: DraftItem, next: Acts['nextMeeting']): boolean {
  const agreed = next?.spans.map(({ turn }) => turn) ?? [];
  return proposesMeeting.test(text) && spans.some(({ turn }) => agreed.includes(turn) || agreed.includes(turn + 1));
}

const proposesMeeting =
  /(?:オンライン|対面|一度|改めて|お目にかかって|画面越し)[^。をに]*(?:確認|話|打ち?合わせ|相談|すり合わせ|振り返り|挨拶|報告)(?:を)?(?:する|します|したい)/u;

/** 月曜は出張でして。: where somebody is, and no deed. */
const isAway = /(?:出張|休み|不在|外出|会議|外来|お休み|休暇)(?:なので|なんで|で(?:して|す)?|である|だ|が)。$/u;

/** 直した見積書はいつ出ますか asks, and gives nobody anything to do. */
const asksWhen =
  /(?:いつ(?:頃|ごろ)?|何日に?|何時に?)[^、。]{0,8}(?:出|でき|届き?|始まり?|終わり?|なり?)[^、。]{0,6}か。$/u;

/** 27日の水曜朝八時でよろしいですか, 今週の木曜はいかがですか and 図面を拝見できますでしょうか: put to somebody, and nothing that was taken on. */
const asksWhether = /(?:いかが|どう|よろしい|よい|いい)(?:ですか|でしょうか?)。$|ますでしょうか。$/u;

const wishes = /(?:欲しい[なよ]?(?:です)?|助かる|てほしい)。$/u;
/** 年間一括で支払ってもらえるなら、540円まで下げられる is offered, and nothing to do. */
const isOffer =
  /(?:のであれば|であれば|でしたら|なら|場合は)、?[^。]{0,30}(?:下げ|引け|値引き|割引|サービス|無料に)[^。]{0,12}(?:られる|られます|できる|できます|する|します|ます|る)。$/u;
/** Waits, agrees or can; and a day alone. */
const isNoDeed =
  /(?<!(?:返事|回答|結果)を)(?:待つ|待っている|待ちます|待っています|お待ちし(?:ている|ています|ておる|ております))。$|^お?(?:手数|手間|迷惑|心配|苦労)を?(?:お)?かけ[^。]{0,8}。$|大丈夫(?:である|です)。$|[でも](?:よい|いい|ええ|結構である|結構です)。$|(?:お願い|頼ん)でい?(?:る|ます|まする)。$|^[^をはも。]{0,12}(?:には|から|なら)入れ(?:る|ます)。$|^[^をにへ。]*(?:には|に)(?:上がる|上がります|できる|できます)。$|^[0-9〇一二三四五六七八九十月日年の朝昼夕晩夜方午前後時半曜今来再先週明火水木金土頃ごろまで]+に?。$|^(?:毎[週月]|第[一二三四五]|[月火水木金土日と、や・]|曜日?|祝日)+。$/u;

function withoutName(text: string, name: string): string {
  return indexOfName(text, name) < 0 ? text : text.replace(new RegExp(nameWord(name), 'gu'), '');
}

/** 送る has its thing in front, 電話する beside it. */
function withThing(said: string, thing: string): string {
  const text = said.replace(pointer, '').replace(toOther, '');
  const [, ahead = '', deed = ''] = adverbAhead.exec(text) ?? [];
  const front =
    /[を（]|(?<![にで])は|たら|れば|ので|て、|が、|やつ|の、|い[えや]、|[そこ]れ[にで]|にする/u.test(text) ||
    !document.test(thing) ||
    !gives.test(deed)
      ? undefined
      : asThing(`${thing}は`, deed);
  return front === undefined ? text.replace(/。$/u, `（${thing}）。`) : `${front}${ahead}${deed}`;
}

/** それ、送る and そちらに送る point at what, and at whom, it goes to. */
const pointer =
  /^(?:それ|これ|あれ)(?!から|に|で)(?:は|を|も)?、?(?=お?(?:送|渡|出|書|描|作|直|返|届け|埋|撮|測|探|用意|準備|手配|提出|共有|まとめ|持|貸|やる|[^、。はがを]{1,8}(?:に|で|まで)(?:送|渡|出|書|作|返|届け|撮)))(?!出来|[^。]{0,6}前に)/u;
const toOther = /(?:そちら|そっち|お手元|手元)(?:様|さん)?(?:に|へ|宛てに|のほうに)/u;
const handles =
  /(?:送|渡|返|届け|作|直|持って|提出|用意|準備|手配|共有|まとめ|押さえ|取[るっり]|予約|確保|借り|空け|入れ|片付け|外[すし]|止め)[^、。]{0,8}。$/u;
const checks = /調べ|確認|確かめ|聞[いくけ]|判|印/u;
const tells = /(?:電話|連絡|返事|回答|報告|話|言)[^、。を]{0,6}。$/u;
/** Who is sent a thing signs it, fills it in and sends it back. */
const givesBack = /返[すしっ送]|戻[すしっ]|押|捺印|署名|サイン|判子?[をつ]|印鑑|記入|書き込|埋め/u;
const gives = /^(?:送|渡|返|出|届け|作|直|持|提出|郵送|発送|返送|用意|準備|手配|共有|まとめ|印刷)/u;
/** When, to whom and how: 月曜の朝に送る, ワードで送る. */
const adverbAhead = /^((?:[^。を]{0,24}(?:[にでへと、]は?|まで|日|朝|夜|すぐ|必ず))?)([^。、をにでへ]{1,12}。)$/u;

const noun = /[\p{sc=Han}々]{2,}|[\p{sc=Katakana}ー]{2,}|[A-Za-z]{2,}|[\p{sc=Han}々](?:を|は(?!い)|も(?!ら))/u;
/** 前の会社のやつを送る is one of some kind. */
const ofKind = /(?:の|い)やつ(?:を|は|、)/u;
/** Days and hours, ways to do it and to send it: nothing of the thing itself. */
const beside =
  /(?:令和)?[0-9〇一二三四五六七八九十百千]+(?:年|月|日|時|分|週間|営業日|件|枚|つ)*(?:末|頭|後|以内|半)?|[今来再先毎翌本明昨]+々?[週月年日度夜朝晩後]+(?:末|中|明け|後)?|[月火水木金土日]曜日?|年内|月内|月末|週明け|午[前後]|夕方|朝|夜|昼|本日|中に|(?:郵送|送付|送信|発送|返送|返信|返事|返答|回答|連絡|確認|手配|準備|用意|対応|記入|共有|提出|電話|文書|書面|社内|持参|投函|計算|押印|捺印|署名|判子?|印鑑|印刷|返却|必着|必ず|一度|改めて|結果|次回|打合せ|打ち合わせ|私|僕|俺|弊社|当社|電子署名|宅配便|メール|スキャン|コピー|チャット|ファック?ス|LINE|ライン|PDF|CSV|FAX|ワード|エクセル|紙で|手元|一回|内容|条件|二部|[一二三]通|先方|御社|貴社)/gu;

const turnOf = (spans: readonly Span[] | undefined) => spans?.[0]?.turn;

/** Remarks before it that may name the thing. */
const reach = 4;
/** When, who and how much, and what stands for a thing. */
const noThing =
  /^(?:[今来再先毎翌本明昨](?=[々週月年日度夜朝晩後回])|明後|[月火水木金土日]曜|[0-9〇一二三四五六七八九十百千]+(?![0-9〇一二三四五六七八九十百千階課丁期])|週|年内|午[前後]|私|僕|俺|弊社|御社|当社|先方|皆|誰|何|次回|次|前回|最初|最後|以上|以内|場合|費用|理由|時間|件|形|方|分|話|電話|返事|連絡|確認|対応|一度)|(?:さん|様|氏|[部課社会係店所院園校]長|専務|常務|主任|先生|担当|上司|女将|工場長|以内|までに?|曜|日|時|円|万|名|人|決裁|承認|許可|審査|会議|打ち合わせ|法務|経理|総務|人事|開発|納期|相性)$/u;
