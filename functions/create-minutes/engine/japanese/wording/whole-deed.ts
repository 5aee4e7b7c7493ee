import { fromTe } from '../conjugate.ts';
import { asThing } from './deed-alone.ts';
import type { Style } from './style.ts';

/** Asks the listener, or answers: no deed of whoever does it. */
const noDeed = /(?:ください|下さい|ちょうだい|頂戴)$|(?:ます|です|ね)に対応(?:する|します)$|^(?:おう|ああ|はい|うん)/u;
/** 上げるようにする says nothing beside 稟議を上げる. */
const bareDeed = /^(?!.*(?:たら|れば|次第))[^、。をにへがは（）]{1,8}$/u;
const whole = /^(?!それ|これ|そこ)(?:.*を.*(?:[うくすつぬむぐぶ]|(?<![けせれめ])る|ます)|.*）)$/u;

/** テスト環境のアカウントはいつもらえますか wants it handed over. */
const askedWhen =
  /^(?<thing>[^。？?]{2,30}?)(?:は|って|、)、?いつ(?:頃|ごろ|まで)?(?:に)?、?(?:もらえ|いただけ|頂け)[^。]{0,8}。$/u;
/** マスキング済みの台帳を来週の水曜ということで */
const handedOn =
  /^(?<thing>[^。を]{2,30})を(?<day>[^。をはが]{2,14}?)(?:まで)?に?(?:と|って)いう(?:こと|形|感じ|線)で。$/u;
/** 測りに伺ってもいいですか、午前中に */
const mayDo =
  /^(?<deed>[^。]*[てで])も?(?:いい|よろしい|大丈夫|構わない|かまわない)(?:でしょうか|ですか|か)(?:、(?<when>[^、。]{1,8}))?。$/u;
/** アンケート、書く and 契約書の案だが送る */
const spokenOf =
  /^(?<thing>[^、。をはがにでへと（]{2,20})(?<link>、|だが、?)(?<deed>(?:皆さんに|こちらで|すぐ|改めて|PDFで|メールで|郵送で|書面で|持って行って)*[^、。をはがにでへと（]{2,10})。$/u;
/** 手順書である。用意する。 */
const namedFirst = /^(?<thing>[^、。をはが（]{2,20})である。(?<deed>[^。を（]{2,24})。$/u;
/** ロゴのデータは、前に渡したのがあった。それを送る。 */
const takenUp = /^(?<thing>[^、。を（]{2,20})は、[^。]*。それを、?(?<deed>[^。（]{2,24})。$/u;
/** お持ち…メールで送る began otherwise. */
const begun = /お(?:持ち|送り|届け|渡し|出し)[…、]+(?:いや、?)?/gu;
const thanks = /^(?:助かります|ありがとうございます|すみません|いいっすよ|いいですよ|もちろん(?:です)?)、/u;

/** A task that was asked for, offered or spoken of in pieces as the one deed that it is. */
export function wholeDeed(text: string, style: Style): string {
  const [hand, polite] = style === 'polite' ? ['渡します', true] : ['渡す', false];
  const asked = askedWhen.exec(text)?.groups;
  if (asked) return `${(asked.thing ?? '').replace(/だが、?(?:これ|それ)$/u, '')}を${hand}。`;
  const handed = handedOn.exec(text)?.groups;
  if (handed) return `${handed.thing}を${handed.day}に${hand}。`;
  const may = mayDo.exec(text)?.groups;
  const verb = may && fromTe(may.deed ?? '');
  if (verb) return `${may.when ?? ''}${polite ? verb.polite : verb.plain}。`;
  const deeds = deedsOf(text.replace(thanks, '').replace(begun, ''));
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

/** Sentences without those that ask or answer, and without a bare deed beside one that has its thing. */
function deedsOf(text: string): string {
  const named = text.replace(namedFirst, '$<thing>を$<deed>。').replace(takenUp, '$<thing>を$<deed>。');
  const bodies = named.split('。').filter(Boolean);
  const hasWhole = bodies.some((body) => whole.test(body) && !noDeed.test(body));
  if (!hasWhole) return named;
  const telling = bodies.filter((body) => !noDeed.test(body) && !(bodies.length === 2 && bareDeed.test(body)));
  return telling.length === 0 || telling.length === bodies.length ? named : `${telling.join('。')}。`;
}
