import type { Talk } from '../../facts/talk.ts';

/** What a sum is said with that tells whether it is the price of the deal. */
type Manner = 'back' | 'once' | 'extra' | 'shared' | 'priced';

/** Said of what is paid back, paid once beside the price, added to it, borne together, and of the price itself. */
export const manners: Readonly<Record<Talk['code'], Readonly<Record<Manner, RegExp>>>> = {
  en: {
    back: /\b(?:refund|credit(?:ed|s)?|compensat\w+|reimburs\w+|goodwill|penalt(?:y|ies)|damages?|claims?|fined?|lost|cost us)\b/i,
    once: /\b(?:set-?\s?up|onboarding|implement\w*|migrat\w+|install\w*|training|deliver(?:y|ed)|freight|shipping|travel|one[- ](?:off|time)|fees?|deposit|transport)\b/i,
    extra:
      /\b(?:options?|optional|add-?ons?|extras?|on top|modules?|additional(?:ly)?|another|surcharge|upgrade|also|too)\b/i,
    shared: /\b(?:co-?op|marketing|seminars?|webinars?|sponsor\w*|contribut\w+|events?)\b/i,
    priced:
      /\b(?:price[ds]?|rates?|quot(?:e|ed|es|ation)|list|premium|licen[cs]es?|offer(?:ed)?|proposal|renewal|subscription)\b/i,
  },
  ja: {
    back: /返金|払い戻|補償|お?詫び|弁償|賠償|損害|ペナルティ|違約|相殺|過請求|差額|返し/u,
    once: /初期|設置|導入|搬入|工事|移行|研修|設定|配送|送料|運賃|回送|手数料|据え?付|取り?付|登録|構築|出張/u,
    extra: /オプション|追加|特約|別途|別売|別に|上乗せ|プラス|保守|それと|あと|超え/u,
    shared: /折半|セミナー|広告|協賛|出展|会場|半分ずつ|負担|持ち/u,
    priced: /単価|料金|月額|年額|見積|価格|保険料|お?値段|本体|利用料|定価|ライセンス|更新|プラン/u,
  },
};

/** What puts a case in which a sum would be the price. "Let's say 1,200" is a bid, もし今月ご契約なら an offer, and いずれも each of them. */
export const supposing: Readonly<Record<Talk['code'], RegExp>> = {
  en: /\b(?:hypothetically|let['’]s say (?:you|they|somebody|someone)|(?:if|were) you (?:were|went|did|could|ever))\b/i,
  ja: /(?<!\p{L})もし(?!よろし|かし|今|本日|ご?(?:契約|発注|注文|決))|仮に|いずれ(?!も|か|の)/u,
};
