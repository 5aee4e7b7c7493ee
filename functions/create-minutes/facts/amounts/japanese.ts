import { judgeJapanese, kindOfJapanese, japaneseUnit } from './japanese-judge.ts';
import { kindInJapanese } from './japanese-kinds.ts';
import { japaneseQuantities } from './japanese-quantities.ts';
import { japaneseStatusWords } from './japanese-status.ts';
import type { AmountReader } from './judge.ts';

const takesBack =
  /^.{0,14}いや(?!いや)|失礼|間違|訂正|じゃなくて|ではなくて?|(?:じゃ|では)ない(?!です?か|の)|もとい|違う(?!ん)|違い(?:ま|で)|言い直|正しくは|勘違い|(?:あ|え|えっと)、?(?:すみません|すいません|ごめん)|見間違|読み間違|古い(?:資料|数字|ほう|方|版|見積)|桁(?:が|を)|^[\s、。…]*(?:す[みい]ません|ごめんなさい)[\s、。…]*$/u;
/** Who said the figure gives in to a colleague who names another. */
const concedes =
  /^(?:あ|ああ|え|おお)?[、っー]*(?:そうだった|そうでした|そうか|そうだ(?:な|ね|わ)|失礼|ごめん|本当だ|ほんまや|せやった)/u;

const admits = /失礼(?:しま|いた)|間違(?:え|い)|勘違い|訂正|(?:あ|え)、?す[みい]ません(?![がけ])/u;
const outdated = /(?:それ|あれ|そっち)(?:は|って|、)?[^。、]{0,4}(?:古い|前の|以前の|昔の)/u;
const corrects = /^(?:いや(?!い?や|で?も|まあ)|いえ(?!いえ)|違|ちが|ううん)/u;
const reverts = /やっぱ|やはり|だけにし|のままで|に戻/u;
const unsure = /確か(?!に)|たしか(?!に)|(?:だ|でし|だった)っけ|合って(?:る|ます)|じゃなかった/u;
const withdraws =
  /^[円万個台名食件]*(?:は|って|というのは)[^。、]{0,4}(?:前の|古い|以前の|昔の|取り?消(?:させ|し)|忘れて(?:くだ|ほし)|撤回)|^[円万個台名食件]*(?:を)?(?:取り?消(?:させ|し)|撤回)|^[円万個台名食件]*(?:じゃねえ|(?:では|じゃ)な(?:く(?!て?も)|い(?!です?か|か)))/u;
const beside = /うち|ほか|他に|さらに|追加|それと|あと|[?？]\s*$|[^、。\s]{1,6}は[0-9〇一二三四五六七八九十]/u;

/** 二年目からは, Bプランは, もう一つは. */
const elsewhere = /来年|翌年|[二三2-9]年目|次年度|税込|税抜|[A-ZＡ-Ｚ](?:プラン|案|コース)|もう一|追加|あと/u;

export const japaneseAmounts: AmountReader = {
  currency: 'JPY',
  quantities: japaneseQuantities,
  askedNumberOf: () => undefined,
  judge: judgeJapanese,
  kindOf: kindOfJapanese,
  kindOfAll: kindInJapanese,
  takesBack: (between) => between.length < longestCorrection && takesBack.test(between),
  denies: () => false,
  concedes,
  admits,
  outdated,
  unsure,
  reverts,
  corrects,
  beside,
  elsewhere,
  withdraws: (clause) => withdraws.test(clause),
  uncounted: /^(?:点|つ|回|度|番|階|丁目|歳|才|倍)$/u,
  lasts: /^(?:営業)?(?:日間?|週間?|[かヶカケヵ]月間?|時間|分)(?!目)/u,
  statusWords: japaneseStatusWords,
  unitOf: japaneseUnit,
};

const longestCorrection = 60;
