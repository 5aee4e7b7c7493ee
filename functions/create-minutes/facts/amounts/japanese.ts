import { judgeJapanese, japaneseUnit } from './japanese-judge.ts';
import { japaneseQuantities } from './japanese-quantities.ts';
import { japaneseStatus } from './japanese-status.ts';
import type { AmountReader } from './judge.ts';

const takesBack =
  /(?:失礼|すみません|すいません|申し訳|間違え|間違い|訂正|じゃなくて|ではなくて?|じゃない|でなく|もとい|いや(?!いや)|違う|違い(?:ま|で)|言い直|あ、|正しくは|勘違い)/u;

export const japaneseAmounts: AmountReader = {
  quantities: japaneseQuantities,
  judge: judgeJapanese,
  takesBack: (between) => between.length < longestCorrection && takesBack.test(between),
  denies: () => false,
  status: japaneseStatus,
  unitOf: japaneseUnit,
};

const longestCorrection = 60;
