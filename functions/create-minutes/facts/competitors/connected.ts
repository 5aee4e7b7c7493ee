import type { Talk } from '../talk.ts';
import type { Mention } from './evidence.ts';

/** 「ナースコールにはつながるんですか」, 「何と連携されますか」 */
const connects =
  /(?:に|と|へ)(?:は|も)?、?(?:つな[がぎげ]|繋|連携|接続|同期|取り込|流し込)[^。]{0,14}(?:か。?|[?？]|の。?|よね。?)\s*$/u;
const own =
  /^[^。]{0,4}(?:うち|当院|当社|当校|弊社|こちら|使って(?:い)?る|入って(?:い)?る)(?:のは|は|の|が|、)*[^。、]{0,8}$/u;
const says = /^(?:さん|というの|っていうの)?(?:なん(?:です|だ)|です|だ|を(?:使|入れ)|っていう|という)/u;

const joins = String.raw`(?:talk|speak|connect|link|sync|hook|feed|write|integrate|plug|push)\w*`;
const joinsOrWorks = `(?:${joins}|works?)`;
/** "It doesn't talk to you at all" */
const apart = new RegExp(
  String.raw`\b(?:it|that|they|which|those) (?:does not|doesn['’]t|do not|don['’]t|will not|won['’]t|cannot|can['’]t|couldn['’]t) (?:even |really )?${joins} (?:up )?(?:to|with|into) (?:you|yours|your)\b`,
  'i',
);
/** "Does yours write into that?", "do the two talk to each other?" */
const asksToJoin = new RegExp(
  String.raw`\b(?:does|do|will|would|can) (?:yours|you|it|they|the two|the system|this|that)\b[^?.!]{0,20}\b${joinsOrWorks} (?:up )?(?:to|with|into) (?:it|that|them|those|each other|one another)\b[^.!]*\?`,
  'i',
);

/** 「コダマ電機さんからも見積をもらっています」: whom the customer compares with, whatever else is said of him. */
function isBesideUs(mentions: readonly Mention[]): boolean {
  return mentions.some(
    ({ remark, after }) =>
      remark.side === 'external' && /見積|相見積|比較|競合|より(?:安|高)|円(?:です|で、|でした|だ)/u.test(after),
  );
}

/** Said of the name in its sentence, or in the next one of who names it. */
function isToBeJoined({ remark, after }: Mention, { remarks }: Talk): boolean {
  const next = remarks[remark.index + 1];
  const goesOn = next && next.speaker === remark.speaker ? next.text : '';
  return apart.test(after) || asksToJoin.test(`${after}?`) || asksToJoin.test(goesOn) || apart.test(goesOn);
}

/** 「これ、レジにはつながりますか。うち、ピコレジなんですけど」: what it is to be connected with is not what it competes with. */
export function isConnected(mentions: readonly Mention[], talk: Talk): boolean {
  const { code, remarks } = talk;
  if (code === 'en') return mentions.some((mention) => isToBeJoined(mention, talk));
  const isDealt = isBesideUs(mentions);
  return mentions.some(({ remark, before, after }) => {
    if (logsIn.test(after) || (!isDealt && asksItself.test(after))) return true;
    const asked = remarks[remark.index - 1];
    if (!asked || !connects.test(asked.text) || !says.test(after)) return false;
    return asked.speaker === remark.speaker ? own.test(before) : own.test(before) || before.length <= shortLead;
  });
}

/** 「マイクロソフトのエントラIDを使ってます」: whoever keeps the accounts people log in with. */
const logsIn =
  /^(?:さん)?の[^。、]{0,8}?(?:ID|ＩＤ|アカウント|シングルサインオン|SSO|認証|ログイン)(?:を|で|と|に|は)/u;
/** 「レジマルの端末とは繋がるんですか」 */
const asksItself =
  /^(?:さん|社)?(?:の[^。、]{0,8}?)?(?:と|に|へ)(?:は|も)?、?(?:つな[がぎげ]|繋|連携|接続|同期|取り込)[^。、]{0,14}(?:か|かな|かね|の|よね)(?:[。?？]|$)/u;
/** 「えっと、ピコレジです」 */
const shortLead = 6;

const yours = '(?:御社|おたく|お宅|お前|弊社|当社|うち|貴社|そちら)(?:さん)?の[^。、]{0,12}';
const named = '[\\p{sc=Katakana}ー]{4,}(?:さん|様)?(?:(?:って|と)いうの)?';
/** 「千石水産さんは御社の機械をお借りで」, 「白樺高原さんがフェアウェイノートっていうのを使ってて」 */
const uses = new RegExp(
  `^(?:さん|様|社)?(?:のところ|のとこ|ところ|とこ)?(?:は|が|も|では|でも|、)[^。]{0,24}?(?:${yours}|${named})(?:を|も|、|$)[^。、]{0,10}(?:使|入れ|借り|導入|採用|利用|契約)`,
  'u',
);

/** "Maria at Lakeside said", "at Lakeside it's once a week", "Calder High": a place of those who talk, and no company of others. */
export function isPlace(name: string, mentions: readonly Mention[], { code }: Talk): boolean {
  if (code !== 'en') return false;
  if (titled.test(name) || mentions.some(({ after }) => ofOwn.test(after))) return true;
  if (mentions.some(({ remark }) => dealt.test(remark.text))) return false;
  return ofSites.test(name) || mentions.filter(({ before }) => isThere.test(before)).length >= leastThere;
}

/** "Looking at Brightpath" is at no place. */
const isThere = /(?<!\b(?:look|aim|work|arriv|point|laugh)\w* )\bat $/i;
/** "Northfield want a ramp, that is our second site" */
const ofOwn =
  /^[^.?!]{0,50}, (?:that['’]s|that is|which is|it['’]s|it is) (?:our|my|the|one of our) (?:[\w-]+ )?(?=(?:sites?|branch|branches|plant|store|shop|school|office|depot|warehouse|clinic|campus|yard|home|hotel|farm)\b)/i;
const ofSites =
  /\s(?:Club|Society|Brigade|Legion|High|Primary|School|College|Court|Street|Avenue|Hospital|Church|Crescent|Terrace)$/;
const titled =
  /^(?:Saint|St|Mount|Lake|Fort|Father|Lady|Sir|Lord|Mr|Mrs|Ms|Dr|Captain|Auntie?|Uncle|Cousin|Granny|Grandma|Grandpa|Brother|Sister|Nurse|Coach|Chef|Sergeant|Officer|Judge|Madame?|Miss|Pastor|Rabbi|Professor)\.? \p{Lu}/u;
const leastThere = 2;
const dealt =
  /\b(?:quot(?:e|ed|es|ing)|charg(?:e|ed|es|ing)|pric(?:e|ed|es|ing)|pay(?:ing)?|cheaper|dearer|contract|switch\w*|offer(?:ed|s|ing)?|sell(?:s|ing)?|option|compar\w+|demo(?:ed|s)?|look(?:ed|ing)? at|alternative|instead|vendor|supplier|against)\b|[$€£]/i;

/** Another customer, who is said to use what is sold here or by others, whom the customer works for, or whom nobody wants to replace. */
export function isCustomer(mentions: readonly Mention[], { code, remarks }: Talk): boolean {
  if (code === 'en') {
    return (
      mentions.some(
        ({ remark, before, after }) =>
          remark.side === 'external' && (sellsTo.test(before) || paysUs.test(after) || isWorkedAt.test(before)),
      ) || mentions.every(({ remark, before }) => remark.side === 'internal' && served.test(before))
    );
  }
  const isDealt = isBesideUs(mentions);
  return mentions.some(({ remark, before, after }) => {
    if (uses.test(after)) return true;
    if (!isDealt && (usesToo.test(after) || ofWork.test(before))) return true;
    if (remark.side === 'internal') return !isDealt && isReference.test(after);
    if (remark.side === 'external' && worksFor.test(after)) return true;
    const next = remarks[remark.index + 1];
    const goesOn = next && next.speaker === remark.speaker ? next.text : '';
    return isToStay.test(after) || (endsRemark.test(after) && isToStay.test(goesOn));
  });
}

/** "We sell to Fairweather and to Coastline", "Fairweather pay us late" */
const sellsTo =
  /\b(?:[Ww]e|I)(?:['’]re| are)?(?: \w+){0,2} (?:sell|deliver|ship|supply|export|cater|bake|grow|sold|delivered|shipped|supplied|selling|delivering|shipping|supplying)(?: [\w-]+){0,3}? (?:to|for)(?: \p{Lu}\p{L}+(?:,| and| or)(?: to)?)? $/u;
/** "I heard from a friend at Castle Hospitals" */
const isWorkedAt =
  /\b(?:friend|mate|buddy|pal|contact|counterpart|opposite number|somebody I know|someone I know|(?:woman|man|guy|girl|lady|chap|bloke) I know)s?(?: of mine| of ours| (?:who['’]s|who is|who works|that works|working|over))* (?:at|in) $/i;
const paysUs = /^(?:['’]s)? (?:pays?|paid|owes?|ordered|orders?) (?:us|me|late|on time|from us)\b/i;
/** Said by the seller: "We have Millrace on it since March" */
const served =
  /\b[Ww]e(?:['’]ve|['’]re)?(?: also| just| already)? (?:have|had|got|look after|looked after|serve|do|did|put|installed|fitted|supply|run|brought|work with|working with|looking after)(?: it (?:in|for|at|to|with))? $/;

/** 佐渡の村上水産さんも使ってるんでしょう */
const usesToo = /^(?:さん|様)も(?:もう|今|すでに|うちと同じ)?、?(?:使って|使いよ|お使い|導入して|入れて|入れと)/u;
/** Said by the seller: ツバメ精機さんは去年から使っていただいてます; who works with him: サンライト電工さんと組んで */
const isReference =
  /^(?:さん|様|社)?(?:(?:は|も|が|に(?:は|も)?|では|でも)[^。]{0,14}(?:(?:使って|お使い|導入して|ご導入|入れて|採用して|ご採用|ご利用|契約して|ご契約)(?:いただ|頂|もら|くだ)(?!い?てい?た)(?![^。]{0,8}か[。？?]?$)|(?:去年|昨年|先月|以前|もう|すでに|\d年前)[^。、]{0,4}(?:使って|お使い|入れて|導入して))|(?:と|とは)、?(?:一緒に|組ん|共同|提携|協業|タッグ))/u;
/** 橘建設さんからもらってる額, 山手食品さんに納めてる */
const worksFor =
  /^(?:さん|様|社)?(?:から(?:は|も|の)?、?(?:もらって(?:い?る|ます)(?:額|お?仕事|注文)|請け|受注|お?仕事|注文|発注|クレーム|監査)|に(?:は|も)?、?(?:納め|納品|卸し|出荷|お?納入))/u;
const ofWork = /(?:元請け?|得意先|納品先|納入先|お客(?:さん|様)|親会社|グループ会社|協力会社|導入(?:先|事例))の$/u;
const isToStay = /(?:変え|替え|代え|やめ|切り替え)る(?:気|つもり|予定|考え)は(?:ない|なく|あり?ません|無い)/u;
const endsRemark = /^(?:さん|様|社)?(?:です|でして|だ)?[。、]?$/u;
