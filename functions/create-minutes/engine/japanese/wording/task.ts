import { fromTe } from '../conjugate.ts';
import { withoutTalk } from '../ends.ts';
import { fromNai } from '../masu.ts';
import { bare } from './bare.ts';
import { asThing } from './deed-alone.ts';
import { withoutHumility } from './humility.ts';
import { inStyle, type Style } from './style.ts';

const asking =
  /(?:て|で)(?:おいて)?(?:いただ|頂|もら|くれ|くだ|下さ|ほし|欲し|ちょうだ)[^、。]*$|(?:て|で)おいて$|(?<=[っいしえけげせてねべめれき])て(?:ね|よ|な)?$/u;

/** 料金表って asks for a thing; before these endings of verbs, 会って does not. */
const thingAsked =
  /[\p{sc=Han}\p{sc=Katakana}ー]{2}(?<![会買使行待持立打言思貰扱払伺従補整洗誘迷取撮送切入回戻移作残直張乗登帰折絞割守困配断触測計謝知分載])って(?:もら|いただ|頂)/u;

/** 契約書は法務に見せるから、早めにちょうだい and 月曜には返事ちょうだい */
const wishedFor =
  /^(?:[^。]{0,16}?(?<told>返事|回答|連絡|電話|報告)|(?<thing>[^、。はを]{2,20})(?:は|を|も)、?(?:[^。]{2,40}(?:から|ので|んで)、)?(?<how>早めに|先に|すぐ)?)を?(?:ちょうだい|頂戴)(?:ね|な|よ)?$/u;

/** What is asked for, as a deed: 送ってもらえますか is 送ります. */
function asDeed(text: string): string {
  const { thing: wished, how = '', told } = wishedFor.exec(text)?.groups ?? {};
  if (told !== undefined) return `${text.slice(0, text.indexOf(told))}${told}します`;
  if (wished !== undefined) return `${wished}を${how}渡します`;
  const done = text
    .replace(/と(いて|って)(?:くだ[^、。]*|くれ[^、。]*|もら[^、。]*)?$/u, 'てください')
    .replace(/どいて(?:くだ[^、。]*|くれ[^、。]*)?$/u, 'でください');
  // 料金表ってもらえます asks for a thing, 送ってもらえます for a deed
  const te = thingAsked.test(done) ? null : asking.exec(done);
  const verb = te ? fromTe(done.slice(0, te.index + 1)) : undefined;
  if (verb) return verb.polite;
  const offered =
    /[おご]([\p{sc=Han}\p{sc=Katakana}]{2,6}|[\p{sc=Han}]\p{sc=Hiragana}{1,2})(?:を)?(?:ください|下さい|いただ[^、。]*|願[^、。]*)$/u.exec(
      text,
    );
  if (offered?.[1])
    return (
      text.slice(0, offered.index) +
      (/\p{sc=Hiragana}$/u.test(offered[1]) ? `${offered[1]}ます` : `${offered[1]}します`)
    );
  const arranged = /([\p{sc=Han}]{2,4})(?:を)?(?:いただ|頂)く(?:という)?(?:こと|形)で[^、。]*$/u.exec(text);
  if (arranged) return `${text.slice(0, arranged.index)}${arranged[1]}します`;
  const wanted =
    /(?:って|みたいなの|のほう|の方)?(?:も|を|が|は)?、?(?:先に|早めに)?(?:もらえ|いただ|頂|頂戴)[^、。]*$/u.exec(text);
  const thing = text.slice(0, wanted?.index ?? 0);
  if (thing.length > 1 && !/いつ|何|なに|どれ|どの|どこ|いくら|どなた|誰/u.test(thing)) {
    return /を[^、。を]{1,6}$|[でにへも]$|まで$/u.test(thing) ? `${thing}渡します` : `${thing}を渡します`;
  }
  const named = ofThing.exec(text)?.groups;
  if (named) return `${named.thing}を${named.deed}します`;
  const given = ofPerson.exec(text)?.groups?.thing;
  if (given !== undefined) return /(?:ように|ので)$/u.test(given) ? `${given}、対応します` : `${given}を担当します`;
  return text.replace(/(?:の)?(?:ほう|方)?(?:を|は|も|だけ)?、?お願い[^、。]*$/u, (_, at: number) =>
    isDeed.test(text.slice(0, at))
      ? 'します'
      : /(?:まで|[にで])$/u.test(text.slice(0, at))
        ? '対応します'
        : 'に対応します',
  );
}

/** 社員への周知は、浜名さんにお願いします is of somebody who is named. */
const ofPerson =
  /^(?<thing>[^。]{2,40}?)(?:は|って|ね)?、?[\p{sc=Han}\p{sc=Katakana}ー]{1,6}(?:さん|様|くん|君|(?:の(?:ほう|方)))(?:に|へ)?、?お願い[^、。]*$/u;

/** 確認お願いします asks for a deed, 見積もりお願いします for a thing. */
const isDeed =
  /(?:確認|手配|共有|連絡|準備|用意|調整|送付|返信|返送|提出|登録|設定|修正|検討|相談|報告|作成|予約|調査|集計)$/u;

/** 契約書の確認をお願いします */
const ofThing = new RegExp(
  `^(?<thing>.*[^の])の(?<deed>${isDeed.source.replace('$', '')})(?:のほう|の方)?(?:を|は|も)?、?お願い[^、。]*$`,
  'u',
);

/** 工場に聞かないといけないので、今月末まででもいいですか promises to 聞く. */
const obliged =
  /^(.*?[^、。]{2,}?)(?:(?:ないと|なければ|なきゃ|なくては|なくちゃ)(?:いけ|なら|なり|だめ)(?:ない|ません)?(?:(?:ので|んで|から|もので)[^。]*|(?:ん)?です)?|ないと|なきゃ|なくちゃ)$/su;

function asDuty(text: string): string {
  const [, deed] = obliged.exec(text) ?? [];
  return deed === undefined ? text : fromNai(deed);
}

/** Who does it stands beside the task: 稟議は私の方で上げます is 稟議は上げます. */
const own =
  /(?:私|わたし|わたくし|僕|俺|自分|当方|こちら|うち|弊社|当社|私ども|手前ども)の(?:方|ほう)(?:では?|からは?|は)、?(?=[^、。])|(?<=^|[、はをにらでとてがけ])(?:私|わたし|わたくし|僕|ぼく|俺|おれ|わし)(?:からは?|が|のほうが)、?(?=[^、。])|^(?:私|わたし|わたくし|僕|ぼく|俺|おれ|わし)は、?(?=[^、。])|(?<=^|[、はをにら])(?:こちら|うち|当方|弊社|当社)(?:で|からは?)、?(?=[^、。はの])(?!負担|支払|払|持[つちた])/gu;

/** 署名は私が取りつけます is 署名を取りつけます. */
function withoutOwn(said: string): string {
  return [...said.matchAll(own)].reduceRight((rest, { index, 0: found }) => {
    const [ahead, behind] = [rest.slice(0, index), rest.slice(index + found.length)];
    return (asThing(ahead, behind) ?? ahead) + behind;
  }, said);
}

/** Why it is done stands in front: 私の一存では難しいので、上に確認します is 上に確認します; with 時期はわからないので、確認します the thing stays. */
const [unknownFirst, reasonFirst] = [
  /^(?:[^、。]*、)?(?:はっきりした|正確な|詳しい|具体的な)?([^、。はがを]{2,16})(?:は|が)[^。]*?(?:わから|分から|存じ上げ|知ら|決まってい)な(?:い|かった)(?:ので|ため|から)、(?=(?:社内|開発|担当|上司|本社|改めて|一度)?(?:に|で)?、?(?:確認|調べ|聞い|問い合わせ))/u,
  /^[^。]{4,40}?(?:[うくすつぬむぐぶるいただなん])(?:ので|んで|ため|から)、(?=[^。]{0,20}[をにへと][^。]{2,})/u,
];

function withoutReason(said: string): string {
  const rest = said.replace(unknownFirst, '$1を');
  return rest === said ? said.replace(reasonFirst, '') : rest;
}

/** Speech leaves を out before what is sent: 日時と名前、あとで送ります. */
const unmarked =
  /^((?![^、]*(?:たら|れば|ので|から|けど|まで))[^、。をはがもにでへ]{2,20}[\p{sc=Han}\p{sc=Katakana}ー](?<![日週月年曜朝昼夜今後度]))、(?=(?:また|あとで|後で|後ほど|のちほど|すぐ|改めて|一緒に|まとめて)*、?(?:お?(?:送|渡|出|届|持|返|見せ)|共有|提出|用意|準備))/u;

/** A task as minutes have it. */
export function wordTask(text: string, asked: boolean, style: Style): string {
  const [before, last] = [text.lastIndexOf('。', text.length - 2), text.length];
  const whole = bare(text.slice(before + 1, last));
  const said = asked ? whole : withoutReason(withoutOwn(withoutTalk(whole))).replace(unmarked, '$1を');
  const deed = inStyle(withoutHumility(asked ? asDeed(said) : asDuty(said)), style);
  return before < 0 ? deed : `${inStyle(withoutHumility(bare(text.slice(0, before))), style)}${deed}`;
}
