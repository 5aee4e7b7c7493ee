import type { Topics } from './topic.ts';

const title =
  '(?:会長|社長|専務|常務|(?:本|事業)?部長|課長|次長|係長|所長|支店長|支社長|店長|院長|事務長|施設長|理事長|工場長|センター長|園長|校長|学長|教頭|塾長|局長|館長|室長|[市町村区]長|知事|女将|オーナー|代表|役員|取締役|主人|旦那|家内|女房|兄貴?|親父)(?:さん)?';
const board =
  '(?:理事会|役員会|取締役会|経営会議|投資会議|運営会議|幹部会|部長会|教授会|審査会|総会|議会|合議|(?:\\p{sc=Han}{2,8}|[名人]の)委員会)';
const self = '(?:私|僕|わし|俺|うちの人)';
const whoever = `(?:${title}|${board}|${self}|\\p{sc=Han}{2,4}さん|本社|親会社)`;
const seal = '(?:判子?|ハンコ|はんこ|印鑑?)';
const sum = '[0-9０-９一二三四五六七八九十百千][0-9０-９一二三四五六七八九十百千万億,，.．]*[0-9０-９十百千万億]';
const oneOf = (...wordings: readonly string[]) => new RegExp(wordings.join('|'), 'u');

/** Who decides is named, or the body that has to agree. */
const decides = oneOf(
  `${whoever}[のがは]?(?:決裁|決済)(?!が?(?:まだ|取れ))`,
  `(?:決裁|決済|最終判断|最終承認)(?:者|権者?)?は、?[^。、？?]{0,8}${whoever}`,
  `(?:決める|決めてる|決めている|お金を出す)の[はが]、?[^。、？?]{0,6}${whoever}`,
  `最(?:後|終的に|終)は、?[^。？?]{0,14}(?:${title}|${board}|${self})(?:です|だ|や(?!め)|な[のん]|の(?:承認|判断|${seal})|が(?:決|判|承認))`,
  `${seal}(?:は|を?押すの?は|をつくのは)、?[^。、？?]{0,6}(?:${whoever}|\\p{sc=Han}{2,4}が)`,
  `(?:${title}|${self})[のが](?:${seal}|サイン)(?:で|です|が(?:要|い)|を?(?:押|もら)|[。、]|$)`,
  `(?:${title}|${self}|先生|あの人|\\p{sc=Han}{2,4}さん)が(?:うん|首を縦|いい|OK|オッケー)(?:と|って|に)?(?:言|振|出)`,
  `(?:${self}|${title}|うち)の?(?:一存|権限|裁量|独断|印)で(?![はも])`,
  `(?:まで|以下|以内|未満)(?:は|なら|でしたら|だと|なん?で|ですと)、?[^。？?]{0,8}(?:${title}|${self})(?:[のがで]|決)`,
  `(?:超え(?:る|たら|ますと)|[0-9０-９万億円]以上(?:は|だと|なら)|この(?:額|金額|規模)|金額的に)[^。？?]{0,12}(?:${title}|${board}|役員)`,
  `${board}[にでへをの](?:は|も)?、?[^。、？?]{0,8}(?:かけ|掛け|諮|はか[らりる]|付議|通[しさるっ]|上げ|上程|承認|決裁|決め|決議|審議|了承)`,
  `${board}が?[^。？?]{0,24}そこに(?:かけ|掛け|諮|出)`,
);
const unsure =
  /[？?]\s*$|か。?\s*$|だけ(?:では|じゃ)|一存では|(?:分か|わか)ら(?:な|ん)|毎回違|誰|どなた|決まらな|気がし|らしい|たぶん|多分|去年|昨年|前回|以前/u;

const asksWho =
  /(?:ご?決裁|決済|ご判断|お決め|決められ|決める|最終的|判子|ハンコ|サイン).*(?:か[。]?|[？?]|は[。、…]*|が[。、…]*|で[。、…]*|ね[。]?)\s*$/u;
const who = new RegExp(
  `^[^。？?]{0,16}(?:${title}|${board}|${self}|本社)(?:です|だ(?!っ|け|から)|や(?:な|ね)|なん|でね|に?なりま|が(?:決|判|します|やり))|^[^。？?]{0,10}?(?!大丈夫|全部|全員|結構|以上|無理)\\p{sc=Han}{2,4}(?:さん)?(?:です|だね|やね|ですね)[。…]*$`,
  'u',
);
const yes = /^[^\p{L}]*(?:はい|ええ|そうです|そうなります|おっしゃる(?:通り|とおり))/u;
const named = new RegExp(`${title}|${board}|${self}|\\p{sc=Han}{2,4}(?:さん|様)`, 'u');

/** Word is taken to who may have a say. */
const carries = new RegExp(
  `(?:${title}|上|本社|本部)[にへ](?:は|も)?、?[^。？?]{0,14}(?:上げ|相談|話を通|話し|説明|通し|伺い|聞いて(?:み|から)|聞かない|諮|報告)`,
  'u',
);

/** Money there is, with how much of it. */
const funds = oneOf(
  `(?<![一二三四五六七八九十1-9１-９])(?:予算|枠(?!組)|上限額?|予備費|(?:修繕|設備|予算|枠|補助金)の残り)(?:額?は|が|も|の中|って|として|で|、)?[^。？?、]{0,12}${sum}(?![月日時分名人台回])`,
  `${sum}(?:円|ドル|ユーロ)?(?:しか(?:残って|取って|付いて|枠|予算)|の(?:予算|枠(?!組)))`,
  '(?:予備費|予算|経費|枠|積立金?|修繕費|補助金の残り)(?:の中|のほう)?(?:から|で)(?:は|も|で|なら)?、?[^。？?]{0,10}(?:出せ|出し|出る|払え|充て|賄え|落とせ)(?!ま?せん|な[いか])',
  '(?:予算|枠)(?:の?[内中])?に(?:収ま|入)[るりっ](?!ませ)|(?:予算|枠)の?[内中]です',
);
const unfunded =
  /まだ|未定|かも|らしい|聞いて|つもり|来(?:年度?|期)|見込|補助が|県の|飛ぶ|キャンセル|予約|空き|決裁|超え(?:ま|て|ちゃ)|通ら(?:な|ん)|通した|昨年|去年|前回/u;

/** How far one could go, where nobody says that it is there. */
const feels = new RegExp(
  `${sum}(?:円|ドル|ユーロ)?(?:くらい|ぐらい|以内|以下)?(?:じゃない?と|でない?と|(?:を)?超える[のと]|以[下内]なん?で|まで(?:は|なら)[^。]{0,8}(?:決裁|権限|${self}))`,
  'u',
);

const opening =
  '(?:本?稼働|運用開始|利用開始|開始|契約|発注|発売|納品|導入|本番|開業|開店|公開|移行|切り?替え|スタート|オープン|開催)';
const month = '(?:[0-9０-９一二三四五六七八九十]{1,3}月|令和[0-9０-９一二三四五六七八九十]+年)';
const starts = new RegExp(
  `${opening}(?:日|予定)?[はが]、?[^。、？?]{0,10}${month}[^。？?]{0,12}(?:です|で。?$|予定)`,
  'u',
);

/** What a question after the point has in it. */
const asksFor = {
  authority:
    /決裁|決済|判断|決め|決ま|承認|稟議|サイン|[判印]子?(?:を|は|が)|ハンコ|はんこ|押印|権限|最終|一存|どなた(?:が|に|の|まで|で)|誰(?:が|に|の)/u,
  budget: /予算|枠|お?金|費用|いくら|おいくら|(?:どの|どれ)?くらい(?:まで|で|が)|どのくらい|上限|ご?予定|円|確保/u,
  timeline: /いつ|時期|[頃ころ]|まで(?:に|には)|スケジュール|予定|来(?:月|期|年|春)|年度|開始|稼働|納期|何月|急/u,
} as const;

/** Words of a customer that leave no doubt. */
export const plainInJapanese: Required<Topics>['plain'] = {
  authority: {
    says: (text) => decides.test(text) && !unsure.test(text),
    replies: (question, answer) =>
      asksWho.test(question) &&
      !unsure.test(answer) &&
      (who.test(answer) || (yes.test(answer) && named.test(question) && answer.length <= shortAnswer)),
    hints: (text) => carries.test(text) && !/[？?]\s*$/u.test(text),
    misses: (question) => !asksFor.authority.test(question),
  },
  budget: {
    says: (text) => funds.test(text) && !unfunded.test(text) && !/[？?]\s*$|か。?\s*$/u.test(text),
    hints: (text) => feels.test(text),
    misses: (question) => !asksFor.budget.test(question),
  },
  timeline: {
    says: (text) => starts.test(text) && !/ですか。?$|昨年|去年|前回|無理/u.test(text),
    misses: (question) =>
      !asksFor.timeline.test(question) ||
      /説明会|研修|勉強会|講習|見学|打ち?合わ?せ|訪問|伺|日にち|日程/u.test(question),
  },
};

const shortAnswer = 16;
