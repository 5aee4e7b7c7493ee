import { judgeJapanese, kindOfJapanese, japaneseUnit } from './japanese-judge.ts';
import { japaneseQuantities } from './japanese-quantities.ts';
import { japaneseStatus } from './japanese-status.ts';
import type { AmountReader } from './judge.ts';

const takesBack =
  /^.{0,14}いや(?!いや)|失礼|間違|訂正|じゃなくて|ではなくて?|(?:じゃ|では)ない(?!です?か|の)|もとい|違う(?!ん)|違い(?:ま|で)|言い直|正しくは|勘違い/u;

export const japaneseAmounts: AmountReader = {
  currency: 'JPY',
  quantities: japaneseQuantities,
  judge: judgeJapanese,
  kindOf: kindOfJapanese,
  takesBack: (between) => between.length < longestCorrection && takesBack.test(between),
  denies: () => false,
  status: japaneseStatus,
  unitOf: japaneseUnit,
};

const longestCorrection = 60;
