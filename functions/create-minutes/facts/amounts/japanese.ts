import { judgeJapanese, kindOfJapanese, japaneseUnit } from './japanese-judge.ts';
import { japaneseQuantities } from './japanese-quantities.ts';
import { japaneseStatusWords } from './japanese-status.ts';
import type { AmountReader } from './judge.ts';

const takesBack =
  /^.{0,14}いや(?!いや)|失礼|間違|訂正|じゃなくて|ではなくて?|(?:じゃ|では)ない(?!です?か|の)|もとい|違う(?!ん)|違い(?:ま|で)|言い直|正しくは|勘違い|(?:あ|え|えっと)、?(?:すみません|すいません|ごめん)|見間違|読み間違|古い(?:資料|数字|ほう|方|版|見積)|桁(?:が|を)/u;
/** Who said the figure gives in to a colleague who names another. */
const concedes =
  /^(?:あ|ああ|え|おお)?[、っー]*(?:そうだった|そうでした|そうか|そうだ(?:な|ね|わ)|失礼|ごめん|本当だ|ほんまや|せやった)/u;

export const japaneseAmounts: AmountReader = {
  currency: 'JPY',
  quantities: japaneseQuantities,
  judge: judgeJapanese,
  kindOf: kindOfJapanese,
  takesBack: (between) => between.length < longestCorrection && takesBack.test(between),
  denies: () => false,
  concedes,
  statusWords: japaneseStatusWords,
  unitOf: japaneseUnit,
};

const longestCorrection = 60;
