/**
 * IANA zones with what people call them: English words that tell the zone by themselves, those that do only before "time", and
 * Japanese places. Of names of two words the last one stands here.
 */
const rows: readonly (readonly [zone: string, english: string, beforeTime: string, japanese: string])[] = [
  ['Asia/Tokyo', 'jst tokyo osaka', 'japan japanese', '日本 東京 大阪 JST'],
  [
    'America/New_York',
    'eastern est edt et york boston atlanta miami philadelphia toronto montreal ottawa',
    '',
    'ニューヨーク 東部 東海岸 ボストン アトランタ トロント EST EDT',
  ],
  [
    'America/Chicago',
    'central cst cdt chicago dallas houston texas minneapolis winnipeg',
    '',
    '中部時間 シカゴ ダラス ヒューストン テキサス CST CDT',
  ],
  ['America/Denver', 'mountain mst mdt denver calgary', 'utah', 'デンバー 山岳部 MST MDT'],
  ['America/Phoenix', 'phoenix', 'arizona', 'フェニックス アリゾナ'],
  [
    'America/Los_Angeles',
    'pacific pst pdt pt seattle vancouver portland angeles francisco',
    'california',
    'ロサンゼルス サンフランシスコ シアトル バンクーバー 西海岸 太平洋 カリフォルニア ロス PST PDT',
  ],
  ['America/Halifax', 'halifax', 'atlantic', 'ハリファックス'],
  ['America/Mexico_City', '', 'mexico', 'メキシコ'],
  ['America/Bogota', 'bogota', 'colombia', 'ボゴタ コロンビア'],
  ['America/Lima', '', 'lima peru', 'リマ ペルー'],
  ['America/Santiago', 'santiago', 'chile', 'サンティアゴ チリ'],
  ['America/Sao_Paulo', 'paulo brasilia', 'brazil', 'サンパウロ ブラジル'],
  ['America/Argentina/Buenos_Aires', 'aires', 'argentina', 'ブエノスアイレス アルゼンチン'],
  ['Pacific/Honolulu', 'honolulu', 'hawaii', 'ハワイ ホノルル'],
  ['Europe/London', 'gmt bst london uk edinburgh', 'british england manchester', 'ロンドン イギリス 英国 GMT BST'],
  ['Europe/Dublin', 'dublin', 'irish ireland', 'ダブリン アイルランド'],
  ['Europe/Lisbon', 'lisbon', 'portugal portuguese', 'リスボン ポルトガル'],
  [
    'Europe/Berlin',
    'cet cest berlin munich hamburg frankfurt',
    'germany german',
    'ドイツ ベルリン ミュンヘン フランクフルト 中央ヨーロッパ 欧州 CET CEST',
  ],
  ['Europe/Paris', 'paris', 'france french', 'パリ フランス'],
  ['Europe/Madrid', 'madrid barcelona', 'spain spanish', 'マドリード スペイン'],
  ['Europe/Rome', 'rome milan', 'italy italian', 'ローマ ミラノ イタリア'],
  ['Europe/Amsterdam', 'amsterdam', 'dutch netherlands', 'アムステルダム オランダ'],
  ['Europe/Brussels', 'brussels', 'belgium', 'ブリュッセル ベルギー'],
  ['Europe/Zurich', 'zurich zürich geneva', 'swiss switzerland', 'チューリッヒ ジュネーブ スイス'],
  ['Europe/Vienna', 'vienna', 'austria austrian', 'ウィーン オーストリア'],
  ['Europe/Prague', 'prague', 'czech', 'プラハ チェコ'],
  ['Europe/Warsaw', 'warsaw', 'poland polish', 'ワルシャワ ポーランド'],
  ['Europe/Stockholm', 'stockholm', 'sweden swedish', 'ストックホルム スウェーデン'],
  ['Europe/Copenhagen', 'copenhagen', 'denmark danish', 'コペンハーゲン デンマーク'],
  ['Europe/Oslo', 'oslo', 'norway norwegian', 'オスロ ノルウェー'],
  ['Europe/Helsinki', 'eet eest helsinki', 'finland finnish', 'ヘルシンキ フィンランド'],
  ['Europe/Athens', 'athens', 'greece greek', 'アテネ ギリシャ'],
  ['Europe/Bucharest', 'bucharest', 'romania', 'ブカレスト ルーマニア'],
  ['Europe/Istanbul', 'istanbul', 'turkey turkish', 'イスタンブール トルコ'],
  ['Africa/Cairo', 'cairo', 'egypt', 'カイロ エジプト'],
  ['Africa/Lagos', 'lagos', 'nigeria', 'ラゴス ナイジェリア'],
  ['Africa/Nairobi', 'nairobi', 'eat kenya', 'ナイロビ ケニア'],
  ['Africa/Johannesburg', 'sast johannesburg durban', '', 'ヨハネスブルグ 南アフリカ'],
  ['Africa/Accra', 'accra', 'ghana', 'アクラ ガーナ'],
  ['Asia/Dubai', 'dubai', 'gulf emirates', 'ドバイ'],
  ['Asia/Riyadh', 'riyadh', 'saudi', 'リヤド サウジ'],
  ['Asia/Jerusalem', 'jerusalem', 'israel', 'イスラエル テルアビブ'],
  ['Asia/Karachi', 'karachi', 'pakistan', 'カラチ パキスタン'],
  ['Asia/Kolkata', 'ist mumbai delhi bangalore chennai', 'india indian', 'インド デリー ムンバイ バンガロール IST'],
  ['Asia/Dhaka', 'dhaka', 'bangladesh', 'ダッカ バングラデシュ'],
  ['Asia/Bangkok', 'bangkok', 'thailand thai', 'バンコク タイ時間 タイ'],
  ['Asia/Ho_Chi_Minh', 'hanoi saigon', 'vietnam', 'ベトナム ハノイ ホーチミン'],
  ['Asia/Jakarta', 'jakarta', 'indonesia', 'ジャカルタ インドネシア'],
  ['Asia/Singapore', 'sgt singapore', '', 'シンガポール SGT'],
  ['Asia/Kuala_Lumpur', 'lumpur', 'malaysia', 'クアラルンプール マレーシア'],
  ['Asia/Manila', 'manila', 'philippine', 'マニラ フィリピン'],
  ['Asia/Hong_Kong', 'hkt kong', '', '香港'],
  ['Asia/Shanghai', 'shanghai beijing', 'china chinese', '上海 北京 中国'],
  ['Asia/Taipei', 'taipei', 'taiwan', '台湾 台北'],
  ['Asia/Seoul', 'kst seoul', 'korea korean', '韓国 ソウル'],
  ['Australia/Sydney', 'aest aedt sydney melbourne canberra', '', 'シドニー メルボルン オーストラリア'],
  ['Australia/Brisbane', 'brisbane', 'queensland', 'ブリスベン'],
  ['Australia/Adelaide', 'adelaide', '', 'アデレード'],
  ['Australia/Perth', 'awst perth', '', 'パース'],
  ['Pacific/Auckland', 'nzst nzdt auckland', 'zealand wellington', 'ニュージーランド オークランド'],
  ['UTC', 'utc zulu', '', 'UTC 世界標準時'],
];

const wordsOf = (names: string) => names.split(' ').filter((name) => name !== '');

/** What an English word after an hour means: `eastern` -> America/New_York. */
export const englishZones: ReadonlyMap<string, string> = new Map(
  rows.flatMap(([zone, english]) => wordsOf(english).map((name) => [name, zone] as const)),
);

/** The same of a word right before "time": `german` -> Europe/Berlin. */
export const englishZonesBeforeTime: ReadonlyMap<string, string> = new Map(
  rows.flatMap(([zone, , beforeTime]) => wordsOf(beforeTime).map((name) => [name, zone] as const)),
);

/** The same of a Japanese place: ロンドン -> Europe/London. The longest name comes first. */
export const japaneseZones: readonly (readonly [name: string, zone: string])[] = rows
  .flatMap(([zone, , , japanese]) => japanese.split(' ').map((name) => [name, zone] as const))
  .sort(([one], [other]) => other.length - one.length);
