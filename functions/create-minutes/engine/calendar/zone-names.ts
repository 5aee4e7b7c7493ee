/**
 * IANA zones with what people call them: English words that tell the zone by themselves, those that do only before "time", and
 * Japanese places. Of names of two words the last one stands here.
 */
const rows: readonly (readonly [zone: string, english: string, beforeTime: string, japanese: string])[] = [
  ['Asia/Tokyo', 'jst tokyo osaka', 'japan japanese', '日本 東京 大阪 JST'],
  [
    'America/New_York',
    'eastern est edt et york boston atlanta miami philadelphia toronto montreal ottawa detroit cleveland pittsburgh charlotte jersey',
    '',
    'ニューヨーク 東部 東海岸 ボストン アトランタ トロント EST EDT',
  ],
  [
    'America/Chicago',
    'central cst cdt chicago dallas houston texas minneapolis winnipeg milwaukee memphis nashville austin omaha tulsa louis',
    '',
    '中部時間 シカゴ ダラス ヒューストン テキサス CST CDT',
  ],
  [
    'America/Denver',
    'mountain mst mdt denver calgary edmonton boise',
    'utah colorado alberta',
    'デンバー 山岳部 MST MDT',
  ],
  ['America/Phoenix', 'phoenix', 'arizona', 'フェニックス アリゾナ'],
  [
    'America/Los_Angeles',
    'pacific pst pdt pt seattle vancouver portland angeles francisco oakland sacramento',
    'california oregon',
    'ロサンゼルス サンフランシスコ シアトル バンクーバー 西海岸 太平洋 カリフォルニア ロス PST PDT',
  ],
  ['America/St_Johns', 'newfoundland nst ndt', 'newfie', 'ニューファンドランド'],
  ['America/Halifax', 'halifax moncton', 'atlantic maritime', 'ハリファックス'],
  ['America/Anchorage', 'anchorage', 'alaska alaskan', 'アンカレッジ アラスカ'],
  ['America/Regina', 'regina saskatoon', 'saskatchewan', 'レジャイナ'],
  ['America/Costa_Rica', '', 'rican', 'コスタリカ'],
  ['America/Panama', '', 'panama', 'パナマ'],
  ['America/Guayaquil', 'quito guayaquil', 'ecuador', 'エクアドル'],
  ['America/Caracas', 'caracas', 'venezuela', 'カラカス ベネズエラ'],
  ['America/La_Paz', '', 'bolivia bolivian', 'ボリビア'],
  ['America/Asuncion', 'asuncion', 'paraguay', 'パラグアイ'],
  ['America/Montevideo', 'montevideo', 'uruguay', 'ウルグアイ'],
  ['America/Jamaica', '', 'jamaica jamaican', 'ジャマイカ'],
  ['America/Mexico_City', '', 'mexico mexican', 'メキシコ'],
  ['America/Bogota', 'bogota medellin', 'colombia colombian', 'ボゴタ コロンビア'],
  ['America/Lima', '', 'lima peru peruvian', 'リマ ペルー'],
  ['America/Santiago', 'santiago', 'chile chilean', 'サンティアゴ チリ'],
  ['America/Sao_Paulo', 'paulo brasilia janeiro', 'brazil brazilian', 'サンパウロ ブラジル'],
  ['America/Argentina/Buenos_Aires', 'aires', 'argentina', 'ブエノスアイレス アルゼンチン'],
  ['Pacific/Honolulu', 'honolulu', 'hawaii', 'ハワイ ホノルル'],
  [
    'Europe/London',
    'gmt bst london uk edinburgh glasgow cardiff belfast',
    'british england manchester english',
    'ロンドン イギリス 英国 GMT BST',
  ],
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
  ['Europe/Amsterdam', 'amsterdam rotterdam utrecht', 'dutch netherlands holland', 'アムステルダム オランダ'],
  ['Europe/Brussels', 'brussels', 'belgium', 'ブリュッセル ベルギー'],
  ['Europe/Zurich', 'zurich zürich geneva', 'swiss switzerland', 'チューリッヒ ジュネーブ スイス'],
  ['Europe/Vienna', 'vienna', 'austria austrian', 'ウィーン オーストリア'],
  ['Europe/Prague', 'prague', 'czech', 'プラハ チェコ'],
  ['Europe/Warsaw', 'warsaw', 'poland polish', 'ワルシャワ ポーランド'],
  ['Europe/Stockholm', 'stockholm', 'sweden swedish', 'ストックホルム スウェーデン'],
  ['Europe/Copenhagen', 'copenhagen aarhus', 'denmark danish', 'コペンハーゲン デンマーク'],
  ['Europe/Oslo', 'oslo', 'norway norwegian', 'オスロ ノルウェー'],
  ['Europe/Helsinki', 'eet eest helsinki', 'finland finnish', 'ヘルシンキ フィンランド'],
  ['Europe/Athens', 'athens', 'greece greek', 'アテネ ギリシャ'],
  ['Europe/Bucharest', 'bucharest', 'romania', 'ブカレスト ルーマニア'],
  ['Europe/Istanbul', 'istanbul', 'turkey turkish', 'イスタンブール トルコ'],
  ['Africa/Cairo', 'cairo', 'egypt', 'カイロ エジプト'],
  ['Africa/Casablanca', 'casablanca rabat', 'morocco moroccan', 'カサブランカ モロッコ'],
  ['Africa/Lagos', 'lagos abuja', 'nigeria nigerian', 'ラゴス ナイジェリア'],
  ['Africa/Nairobi', 'nairobi', 'eat kenya kenyan', 'ナイロビ ケニア'],
  ['Africa/Kampala', 'kampala', 'uganda ugandan', 'カンパラ ウガンダ'],
  ['Africa/Kigali', 'kigali', 'rwanda', 'キガリ ルワンダ'],
  ['Africa/Addis_Ababa', 'ababa', 'ethiopia', 'アディスアベバ エチオピア'],
  ['Africa/Johannesburg', 'sast johannesburg durban pretoria', '', 'ヨハネスブルグ 南アフリカ'],
  ['Africa/Accra', 'accra', 'ghana ghanaian', 'アクラ ガーナ'],
  ['Asia/Dubai', 'dubai', 'gulf emirates', 'ドバイ'],
  ['Asia/Riyadh', 'riyadh', 'saudi', 'リヤド サウジ'],
  ['Asia/Jerusalem', 'jerusalem', 'israel', 'イスラエル テルアビブ'],
  ['Asia/Karachi', 'karachi lahore islamabad', 'pakistan', 'カラチ パキスタン'],
  [
    'Asia/Kolkata',
    'ist mumbai delhi bangalore bengaluru chennai hyderabad pune kolkata',
    'india indian',
    'インド デリー ムンバイ バンガロール IST',
  ],
  ['Asia/Colombo', 'colombo', 'lanka lankan', 'コロンボ スリランカ'],
  ['Asia/Kathmandu', 'kathmandu', 'nepal', 'カトマンズ ネパール'],
  ['Asia/Tbilisi', 'tbilisi', 'georgian', 'トビリシ ジョージア'],
  ['Asia/Yerevan', 'yerevan', 'armenia', 'エレバン'],
  ['Asia/Almaty', 'almaty', 'kazakhstan', 'アルマトイ カザフスタン'],
  ['Asia/Tashkent', 'tashkent', 'uzbekistan', 'タシケント'],
  ['Asia/Dhaka', 'dhaka', 'bangladesh', 'ダッカ バングラデシュ'],
  ['Asia/Bangkok', 'bangkok', 'thailand thai', 'バンコク タイ時間 タイ'],
  ['Asia/Ho_Chi_Minh', 'hanoi saigon', 'vietnam vietnamese', 'ベトナム ハノイ ホーチミン'],
  ['Asia/Jakarta', 'jakarta', 'indonesia', 'ジャカルタ インドネシア'],
  ['Asia/Singapore', 'sgt singapore', '', 'シンガポール SGT'],
  ['Asia/Kuala_Lumpur', 'lumpur', 'malaysia', 'クアラルンプール マレーシア'],
  ['Asia/Manila', 'manila cebu', 'philippine', 'マニラ フィリピン'],
  ['Asia/Hong_Kong', 'hkt kong', '', '香港'],
  ['Asia/Shanghai', 'shanghai beijing shenzhen', 'china chinese', '上海 北京 中国'],
  ['Asia/Taipei', 'taipei', 'taiwan', '台湾 台北'],
  ['Asia/Seoul', 'kst seoul', 'korea korean', '韓国 ソウル'],
  ['Australia/Sydney', 'aest aedt sydney melbourne canberra', '', 'シドニー メルボルン オーストラリア'],
  ['Australia/Brisbane', 'brisbane', 'queensland', 'ブリスベン'],
  ['Australia/Darwin', 'darwin', '', 'ダーウィン'],
  ['Australia/Adelaide', 'adelaide', '', 'アデレード'],
  ['Australia/Perth', 'awst perth', '', 'パース'],
  ['Pacific/Auckland', 'nzst nzdt auckland', 'zealand wellington kiwi', 'ニュージーランド オークランド'],
  ['Pacific/Fiji', 'suva fiji', 'fijian', 'フィジー'],
  ['Pacific/Guam', 'guam', '', 'グアム'],
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
