const price =
  /価格|料金|金額|単価|費用|見積|月額|年額|定価|請求|支払|払っ|払う|コスト|値段|税[抜別込]|円|契約|初期|導入費|プラン|総額|合計|保守|利用料|更新料|手数料|高い|安い|割高|割安|お見積|かか[るりっ]|出せ/u;
const budget = /予算|枠|上限|稟議|決裁|確保|押さえ|積ん|計上|出せ|捻出|以内|まで(?:なら|でしたら|であれば)/u;
const share =
  /割引|値引|引き|引く|引い|ディスカウント|値上げ|値下げ|マージン|手数料|金利|違約金|前金|着手金|頭金|アップ|上乗せ|オフ|安く|勉強|下げ|上が|価格|料金|単価|見積|定価|予算|仕切|掛け|紹介料|料率|率は|売れた|売上の|販売|返し/u;
const problem =
  /ロス|無駄|損|ミス|漏れ|遅れ|遅延|解約|離職|廃棄|不良|返品|クレーム|残業|手戻り|失注|欠品|誤|間違|止まっ|停止|キャンセル|欠勤|超過|滞留|捨て|取りこぼし|未回収|トラブル|かかって|滞納|壊れ|故障|不在|空室|人件費|外注費/u;
const statistic =
  /稼働率|可用性|精度|正確|満足度|認識率|弊社(?:の)?(?:お客様|ユーザー|導入)|導入企業|導入実績|導入社数|他のお客様|平均|シェア|継続率|充電|確率|賛成|同感|大丈夫|SLA|定着率|利用率|普及/u;
const elsewhere = /資本金|売上高|年商|調達|時価総額|宝くじ|ランチ|昼|飲み|年収|家賃|応募|ゴルフ|気温|湿度/u;
const dealt =
  /ライセンス|ID|アカウント|契約|導入|利用|使[うっい]|対象|分(?:で|の|を|が|、|。|です)|プラン|見積|料金|月額|合計|トータル|全部で|全員|全社|全店|スタート|始め|トライアル|先行|展開|まずは|から(?:でも)?(?:始|スタート)|規模|以上|増|減|お願い|想定|予定/u;

/** What people say around figures, as the rules go by it. */
export const japanese = {
  price,
  budget,
  share,
  problem,
  statistic,
  elsewhere,
  dealt,
} as const;

/** What a sentence with a figure may be about, in an order that what was learnt relies on. */
export const japaneseSounds: readonly RegExp[] = [price, budget, share, problem, statistic, elsewhere, dealt];
