import { fromTe } from '../conjugate.ts';
import { asThing } from './deed-alone.ts';
import { excused } from './excused.ts';
import { thingInDeed } from './thing-in-deed.ts';
import { plainEnding } from '../plain.ts';
import type { Style } from './style.ts';

/** Asks the listener, or answers: no deed of whoever does it. */
const noDeed = /(?:ください|下さい|ちょうだい|頂戴)$|(?:ます|です|ね)に対応(?:する|します)$|^(?:おう|ああ|はい|うん)/u;
/** 助かりますお願いします thanks for it. */
const thanked = /(?:ます|です|ね)に対応(?:する|します)$/u;
/** 上げるようにする says nothing beside 稟議を上げる. */
const bareDeed = /^(?!.*(?:たら|れば|次第))[^、。をにへがは（）]{1,8}$/u;
const whole = /^(?!それ|これ|そこ)(?:.*を.*(?:[うくすつぬむぐぶ]|(?<![けせれめ])る|ます)|.*）)$/u;

/** テスト環境のアカウントはいつもらえますか wants it handed over. */
const askedWhen =
  /^(?<thing>[^。？?]{2,30}?)(?:は|って|、)、?いつ(?:頃|ごろ|まで)?(?:に)?、?(?:もらえ|いただけ|頂け)[^。（]{0,8}(?<about>（[^）]*）)?。$/u;
/** 測りに伺ってもいいですか、午前中に */
const mayDo =
  /^(?<deed>[^。]*[てで])も?(?:いい|よろしい|大丈夫|構わない|かまわない)(?:でしょうか|ですか|か)(?:、(?<when>[^、。]{1,8}))?。$/u;
/** 見積もりが来たら本社に回すから来週の火曜かな: the deed, and by when as far as he can tell. */
const guessed =
  /^(?<deed>[^。]*[うくすつぬむぐぶる])から、?[^、。]{2,10}(?:頃|ごろ|くらい|ぐらい)?(?:かな|ですかね|でしょうかね)。$/u;
/** アンケート、書く and 契約書の案だが送る */
const spokenOf =
  /^(?<thing>[^、。をはがにでへと（]{2,20})(?<link>、|だが、?)(?<deed>(?:皆さんに|こちらで|すぐ|改めて|PDFで|メールで|郵送で|書面で|持って行って)*[^、。をはがにでへと（]{2,10})。$/u;
/** 手順書である。用意する。 */
const namedFirst = /^(?<thing>[^、。をはが（]{2,20})である。(?<deed>[^。を（]{2,24})。$/u;
/** 番号の一覧要りますよね。出す。, 見本ってあります。保護者に配る。 */
const asksFor =
  /^(?:.*。)?(?<thing>[^、。を（はが]{2,20}?)(?:って|は|が|も)?(?:要り|いり|あり|ござい)?(?:ます|です)(?:よね|ね|か)?。(?:それを?)?(?<deed>[^。を（]{2,24})。$/u;
/** 配管が付いているかどうかなんすよね。工場に聞いて電話する。 */
const wonders =
  /^(?:それ|あれ|これ)?(?<asked>[^。]{3,40}か)(?:どうか)?(?:なん|な)?(?:ですよ?ね?|んですよ?ね?|んすよ?ね?|っすよ?ね?|だな|だよな)。(?=[^。]*(?:聞[いく]|確認|調べ|確かめ|問い合わせ))/u;
/** What is said for the listener, to himself or of how things are, and no deed: 総務だな, 専務は会合ですたい. */
const remark =
  /(?:(?<!ます)よね|[だか]な|なあ|[っん]すよ?ね?|(?:です|ません|ました|(?:あり|でき|わかり|分かり|助かり|要り|いり|なり|ござい|おり|思い)ます)(?:ね|か|よ|わ)|ますか|んだ|っけ)$/u;
const politely =
  /(?:です|ません|ました|(?:あり|でき|わかり|分かり|助かり|要り|いり|なり|ござい|おり|思い)ます)$|^(?:それ|これ)は[^。、を]{1,6}ます$/u;
/** 送らせるわ */
const forListener = /(?<=[うくすつぬむぐぶる]|ます)(?:わ|よ|ね)$/u;
/** ロゴのデータは、前に渡したのがあった。それを送る。 */
const takenUp = /^(?<thing>[^、。を（]{2,20})は、[^。]*。それを、?(?<deed>[^。（]{2,24})。$/u;
/** お持ち…メールで送る began otherwise. */
const begun = /お(?:持ち|送り|届け|渡し|出し)[…、]+(?:いや、?)?/gu;
const thanks = /^(?:助かります|ありがとうございます|すみません|いいっすよ|いいですよ|もちろん(?:です)?)、/u;

/** A task that was asked for, offered or spoken of in pieces as the one deed that it is. */
export function wholeDeed(text: string, style: Style): string {
  const [hand, polite] = style === 'polite' ? ['渡します', true] : ['渡す', false];
  const asked = askedWhen.exec(text)?.groups;
  if (asked) return `${(asked.thing ?? '').replace(/だが、?(?:これ|それ)$/u, '')}を${hand}${asked.about ?? ''}。`;
  const may = mayDo.exec(text)?.groups;
  const verb = may && fromTe(may.deed ?? '');
  if (verb) return `${may.when ?? ''}${polite ? verb.polite : verb.plain}。`;
  const { deed: sure } = guessed.exec(text)?.groups ?? {};
  if (sure !== undefined) return `${sure}。`;
  const deeds = deedsOf(excused(text.replace(thanks, '').replace(begun, '')), polite);
  const { thing, deed } = spokenOf.exec(deeds)?.groups ?? {};
  return (thing !== undefined && deed !== undefined && joined(thing, deed)) || deeds;
}

function joined(thing: string, deed: string): string | undefined {
  const object = asThing(
    `${thing}は`,
    `${deed.replace(/^(?:皆さんに|こちらで|すぐ|改めて|PDFで|メールで|郵送で|書面で)+/u, '')}。`,
  );
  return object === undefined ? undefined : `${object}${deed}。`;
}

function withAskedFor(text: string): string {
  const { thing, deed } = asksFor.exec(text)?.groups ?? {};
  return (thing !== undefined && deed !== undefined && thingInDeed(`${deed}。`, thing)) || text;
}

function withoutRemarks(text: string, polite: boolean): string {
  const bodies = text.split(/(?<=[^（）]。)(?![^（]*）)/u);
  const isRemark = (body: string) => {
    const said = body.replace(/。$/u, '');
    return remark.test(said) || (!polite && politely.test(said));
  };
  const deeds = bodies.filter((body) => !isRemark(body));
  if (bodies.length < 2 || deeds.length === 0 || isRemark(bodies.at(-1) ?? '')) return text;
  if (deeds.length === 1 && bareDeed.test((deeds[0] ?? '').replace(/。$/u, ''))) return text;
  return deeds
    .map((body) => {
      const said = body.replace(/。$/u, '').replace(forListener, '');
      return `${polite ? said : plainEnding(said)}。`;
    })
    .join('');
}

/** Sentences without those that ask or answer, and without a bare deed beside one that has its thing. */
function deedsOf(text: string, polite: boolean): string {
  const said = text.replace(namedFirst, '$<thing>を$<deed>。').replace(takenUp, '$<thing>を$<deed>。');
  const named = withoutRemarks(withAskedFor(said.replace(wonders, '$<asked>、')), polite);
  const all = named.split('。').filter(Boolean);
  const own = all.filter((body) => !thanked.test(body));
  const bodies = own.length > 0 ? own : all;
  const hasWhole = bodies.some((body) => whole.test(body) && !noDeed.test(body));
  if (!hasWhole) return bodies.length === all.length ? named : `${bodies.join('。')}。`;
  const telling = bodies.filter((body) => !noDeed.test(body) && !(bodies.length === 2 && bareDeed.test(body)));
  return telling.length === 0 || telling.length === all.length ? named : `${telling.join('。')}。`;
}
