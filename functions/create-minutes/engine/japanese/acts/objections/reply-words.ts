import weights from '../../../answering/weights/ja.json' with { type: 'json' };
import type { ReplyWords } from '../../../answering/words.ts';
import type { Meeting } from '../../../meeting.ts';
import { cleanJapanese } from '../../clean.ts';
import { halfWidth } from '../../dates/width.ts';
import { countCharacters, japaneseTerms } from '../../words.ts';
import { agreementStrength } from '../agreement.ts';
import { endsWhole, leansBack } from '../leans-back.ts';
import { matterOf } from '../matter.ts';

const longSentence = 55;
const asks =
  /[?？]\s*$|(?:です|ます|ません|でしょう|ました|でした|いい|ある|ない|の|ん)(?:か|かね|かな|かいな)[。\s]*$|(?:でしたっけ|ましたっけ)[。\s]*$/u;
const wants =
  /(?:いくら|いくつ|何|なん|どこ|どの|どちら|どなた|どれ|だれ|誰|いつ|なぜ|どうして|どういう|どんな)[^。]{0,24}(?:か|っけ|の|[?？])[ね。\s]*$|(?:でしたっけ|ましたっけ)/u;
const offers =
  /(?:いかが|どう)(?:でしょう|です|っす)|(?:ましょう|ません)か|(?:なら|でしたら|であれば|れば|たら|たなら|だけれ)[、ば]|(?:にし|でき|いたし|お付けし|下げ|引き|引け|減らし|足し|替え|出し|入れ|お渡しし|お貸しし|お送りし|お返しし|対応し|変え|外し|延ばし|増やし)(?:られ)?ます|^(?:では|それでは|じゃあ?|ほな|なら|でしたら|それなら|それでしたら|そうしましたら|そしたら)/u;

/** What answers a Japanese doubt, as far as words tell it. */
export function replyWords({ people }: Meeting): ReplyWords {
  const names = people.flatMap(({ name }) => name.split(/\s+/u));
  const clean = (text: string) => halfWidth(cleanJapanese(text)).trim();
  return {
    termsOf: (text) => matterOf(japaneseTerms(text), names),
    lengthOf: (text) => countCharacters(text) / longSentence,
    isWhole: (text) => endsWhole(clean(text)),
    leans: (text) => leansBack(clean(text)),
    number: /[0-9０-９〇一二三四五六七八九十百千万半]/u,
    asks: (text) => asks.test(text.trim()),
    wantsToKnow: (text) => wants.test(text.trim()),
    offers: (text) => offers.test(clean(text)),
    accepts: (text) => agreementStrength(text) === 2,
    weights,
  };
}
