import type { Talk } from '../talk.ts';
import { isStandingByWord } from './english-told.ts';
import type { Mention } from './evidence.ts';

const asksWhose =
  /(?:今|現在|いま)[^。]{0,6}(?:お使い|使って|ご利用|入って|入れて)[^。]{0,14}(?:どちら|どこ|どの|何|なん)/u;
const answers = /^(?:さん|社|製)?(?:の[^。、]{0,8}(?:やつ|もの|機種|機械|製品)|です|でして|だ[^っ]|を使)/u;
/** 「今は何かセンサーは入れてはるんですか」「踏んだら鳴るやつね、アサギの」 */
const asksWhat =
  /(?:今|現在|いま)[^。]{0,20}(?:お使い|使って|ご利用|入って|入れて|導入|お持ち|契約)[^。]{0,12}(?:か|の)[。？?]?\s*$/u;
/** 「布団カバーのほうは、どちらに」「八重洗濯さん。」, 「今の会社、なんだっけ」「ネクサイド。」 */
const asksWho =
  /^(?!.*(?:お客様|得意先|取引先|納品|お届け|出身|担当|本社|会場|研修|場所|工場|お住まい)).*は、?(?:今|いま|現在)?、?(?:どちら|どこ)(?:さん)?(?:に|の)(?:お願い[^。]{0,8}|頼ん[^。]{0,6}|会社|業者|製品)?(?:です|でした)?か?[。？?]?\s*$|(?:今|前)の[^。]{0,12}(?:会社|業者|メーカー|店)[^。]{0,6}(?:なん|何)(?:だっけ|て(?:いう|言う))/u;
const namesIt = /^(?:さん|社)?(?:[。、]?$|。|です。?$|とか書いて)/u;
const maker = /^(?:さん|社)?(?:の|製)(?:やつ|もの|機種|機械)?(?:です|だよ|だね|ね)?[。]?$/u;
const leads = /(?:今|現在|いま)(?:は|使って(?:い)?るのは|あるのは|の(?:は|が))、?$/u;
const old = /^(?:さん|社|製)?の(?:古い|昔の|だいぶ前の|十年前の)[^。、]{0,8}(?:やつ|もの|機種|機械|製品)/u;
const longestLead = 8;
const reach = 2;

/** 「いま使っている帳場くん」, 「前に頼んどった肥後スタッフ」, 「今お使いのキタガワの機械」 */
const has =
  '使って(?:い)?る|使うて(?:い)?る|使(?:うと|っと)る|お使いの|お使いになって(?:い)?る|ご利用(?:の|中の)|入って(?:い)?る|入れて(?:い)?る|入っとる|頼んで(?:い)?る|頼んどる|お願いして(?:い)?る|契約して(?:い)?る';
const had =
  '使って(?:い)?た|使うて(?:い)?た|使(?:うと|っと)った|入って(?:い)?た|入れて(?:い)?た|入っとった|頼んで(?:い)?た|頼んだ|頼んどった|お願いして(?:い)?た|契約して(?:い)?た';
export const placing = `(?:(?:今|いま|現在)(?:は|も|、)?(?:${has})|(?:前に|以前|前まで|これまで|今まで)、?(?:${had})|(?:現行|旧システム)の)[「『]?`;
const placed = new RegExp(`${placing}$`, 'u');
const connects =
  /^[」』]?(?:さん|様)?(?:と|に|へ)(?:は|も|の)?、?[^。、]{0,6}(?:連携|つな|繋|接続|同期|ログイン|取り込)/u;

/** 「今は委託です。東都ミールさんにお願いしてます」 */
const entrusted =
  /^(?:さん|様)に(?:は)?、?(?:ずっと|もう|全部)?(?:お願いし|頼ん|任せ|お任せし|やってもらっ)[てで](?:い)?(?:ます|る|おり|まし|て)/u;
const nowadays = /今(?![回度年月週日後])|いま|現在|委託|外注/u;

/** "The last lot, Sonderby, went dark in November", "the big system today, it is from Aquadomo" */
const inPlace =
  /\b(?:our|the) (?:current|existing|old|present|last|previous|incumbent) (?:lot|crowd|mob|people|guys|crew|outfit|firm|company|supplier|vendor|provider|agency|contractor|system|software|platform),\s+(?:uh,?\s+|um,?\s+)?$|\b(?:system|machine|software|kit|equipment|supplier|provider|vendor)(?: we have)? (?:today|now|at the moment|in place|in there),? (?:it )?(?:is|['’]s|are) (?:from |by |called |an? )?$/i;

/** 今お使いの管理ソフト: no name. */
const kind = /^\p{sc=Han}+(?:システムズ?|ソフト|クラウド|データ)$/u;

/**
 * Said in so many words to be in place, or to have been: 「今お使いのは、どちらのでしたっけ」「ミカゲ工業の古いやつです」,
 * 「いま使っている帳場くん」.
 */
export function isInUse(name: string, mentions: readonly Mention[], talk: Talk): boolean {
  const { code, remarks } = talk;
  if (code === 'en')
    return (
      isStandingByWord(name, mentions, talk) ||
      mentions.some(({ remark, before }) => remark.side !== 'internal' && inPlace.test(before))
    );
  return mentions.some(({ remark, before, after }) => {
    if (placed.test(before) && !connects.test(after) && !(kind.test(name) && !/^(?:さん|様)/u.test(after))) return true;
    if (remark.side === 'internal') return false;
    if (leads.test(before) && old.test(after)) return true;
    const previous = remarks[remark.index - 1];
    const lead = previous && previous.speaker === remark.speaker ? previous.text : '';
    if (entrusted.test(after) && nowadays.test(lead + remark.text)) return true;
    if (
      maker.test(after) &&
      /(?:^|[、。])$/u.test(before) &&
      remarks
        .slice(Math.max(0, remark.index - reach), remark.index)
        .some(({ speaker, text }) => speaker !== remark.speaker && asksWhat.test(text))
    )
      return true;
    if (before.length > longestLead) return false;
    const asked = remarks
      .slice(Math.max(0, remark.index - reach), remark.index)
      .flatMap(({ speaker, text }) => (speaker === remark.speaker ? [] : text));
    if (answers.test(after) && asked.some((text) => asksWhose.test(text))) return true;
    return before === '' && namesIt.test(after) && asked.some((text) => asksWho.test(text));
  });
}
