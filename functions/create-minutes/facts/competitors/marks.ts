import type { Talk } from '../talk.ts';

/** What stands around the names of suppliers, beside the wordings that tell what somebody has to do with them. */
export interface Marks {
  /** A figure follows. */
  readonly priced: RegExp;
  /** Said before places. */
  readonly located: RegExp;
  /** Follows a name that calls a person, or stands alone. */
  readonly addressed: RegExp;
  readonly companyLike: RegExp;
  /** Said before what somebody uses or knows. */
  readonly related: RegExp;
  /** In sentences on what somebody has or had. */
  readonly lasting: RegExp;
  /** In sentences on offers. */
  readonly dealing: RegExp;
  readonly question: RegExp;
  /** Before the name of a thing it works with, of one's own, or of another customer. */
  readonly beside: RegExp;
  /** The same after it. */
  readonly besides: RegExp;
  /** Said by the seller right before a product of its own. */
  readonly owned: RegExp;
}

const amount = String.raw`(?:[$€£¥]?\d|(?:a |about |around |half )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty(?:-\w+)?|hundred|thousand|grand)\b)`;
const japaneseAmount = '[0-9０-９一二三四五六七八九十百千万]{1,8}';

export const marksAround: Readonly<Record<Talk['code'], Marks>> = {
  en: {
    priced: new RegExp(
      `^(?:['’]s|,)?(?: (?:is|are|was|were|at|for|said|say|says|told|me|us|quoted|gave|given|gives|has|have|giving|wants?|wanted|asks?|charges?|charged|does|do|did|doing|it|flat|waving|only|about|still|you)){0,5},? ${amount}`,
      'i',
    ),
    located: /\b(?:in|near|outside|to|around|for|down|across|between|left|of)\s+$/i,
    addressed: /^,.{0,40}[?!]$|^[?!.]$|^,\s+(?:can|could|would|do|did|are|is|you|tell|please|I|we|let)\b/i,
    companyLike:
      /^(?:['’]s)?\s+(?:people|guys|folks|rep|salesman|lot|mob|crowd|man|woman|lady|fella|fellow|chap|ones?|thing|app|system|box)\b/i,
    related:
      /\b(?:with|on|at|from|by|than|against|beside|use|using|had|have|tried|see|seen|called)\s+(?:the |our |your |this |that |um |uh ){0,3}$/i,
    lasting:
      /\b(?:last (?:time|year|place)|before|years?|ago|still|today|now|used to|since|once|again|yet|ever|in the end|merged|cancelled|contract|brochure)\b/i,
    dealing:
      /\b(?:cheap\w*|than|same|free|nothing|flat|sold?|sells?|threw|for less|match|quot\w+|brochure|walk|lost|switch\w*|instead|compar\w+|extra|per|a month|notice|too|either)\b/i,
    question: /\?$/,
    beside:
      /\b(?:integrat\w+|connect\w*|sync\w*|plug\w*|hook\w*|feeds?|export\w*|import\w*|push\w*|pull\w*|talks? to|speaks? to|writes?|link\w*|interface|API|connector|log(?:ged)? in)\b[^.?!,]{0,24}$|\b(?:our (?:own )?|we call (?:it|this|that) |we did (?:this|it|that) (?:for|at|with) |customers? (?:like|such as|at|called) |reference (?:is|at|from|like) |(?:work(?:s|ed)?|live|running) (?:well )?at )$/i,
    besides:
      /^(?:['’]s)? (?:integration|interface|API|connector|plug-?in|export|import|feed|login|file format|webhook)\b|^,? (?:is|are|was|went) (?:live (?:with|on) us|one of (?:ours|our)|(?:a|our) (?:customer|client|reference))\b/i,
    owned: /\b(?:our|my)(?: own| new)?\s+$/i,
  },
  ja: {
    priced: new RegExp(
      `^(?:さん|社|様)?(?:は|が|も|なら|だと|、|から)?(?:[^。]{0,14}?(?:${japaneseAmount}(?:円|万|千|パーセント|割|億)|無料|ただ|タダ|ゼロ|半額)|(?<=[はがもらと、])${japaneseAmount}(?:で|だ|や|、|。|って|と|$))`,
      'u',
    ),
    located: /(?:場所は|住所は)$/u,
    addressed: /^(?:に|へ|で|まで)(?:行|着|来|帰|住|出張|旅行|納|出荷|寄)/u,
    companyLike:
      /^[」』]?(?:さん|様|社|って|という|っていう|いう|とかいう|とか言う|っちゅう|とこ|、あそこ|の営業|の担当|の兄ちゃん)/u,
    related: /(?:いまの|今の|前の|現行の|既存の|他に|ほかに|あと)$/u,
    lasting: /今|いま|現行|前の|以前|前に|去年|昔|ずっと|まだ|最初/u,
    dealing:
      /安|高|無料|タダ|ただ|円|半額|条件|違|比べ|乗り換え|替え|やめ|更新|契約|負け|勝|競合|他社|見積|営業|電話|話/u,
    question: /[?？]$|(?:ます|んです|でしょう)か。?$/u,
    beside: /(?:連携|接続|同期|弊社の|当社の|うちの製品の|導入事例|事例では)[^。、]{0,6}$/u,
    besides:
      /^(?:さん|様)?(?:との|と|に|へ|への|から|の)?(?:API|データ|マスタ)?(?:連携|接続|同期|取り込|取込|出力|エクスポート|インポート|紐づ|つな[がぎげ]|繋|ログイン|に吐|に流)|^(?:さん|様)?(?:に|で)(?:は|も)?(?:導入いただ|ご導入|お使いいただ|ご利用いただ|入れていただ)/u,
    owned: /(?:弊社|当社|私ども|手前ども|うち)の$/u,
  },
};
