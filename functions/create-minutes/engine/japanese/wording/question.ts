import { plainClauses, plainEnding } from '../plain.ts';
import { withTopicMarked } from '../spoken.ts';
import type { Style } from './style.ts';

/** What leads to a question. */
const preamble =
  /^(?:(?:ちょっと|少し|一つ|ひとつ|一点|もう一つ|あと|それと|最後に|ちなみに|ところで|すみません)、?)*(?:お?(?:聞き|伺い|尋ね|確認し)たい(?:の|ん)?(?:です|だ)(?:が|けど|けれど)、|気になる(?:の|ん)(?:です|だ)(?:が|けど)、|ところで、?|ちなみに、?|失礼ですが、|すみません、)/u;
/** How people end a question, the longest first, by what comes before its か. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?<=[うくすつぬむぐぶるいただ])(?:ん|の)(?:(?:でしょう|だろう)か?|ですか|すか)(?:ね|な|ねえ)?$/u, ''],
  [/(?<=\p{sc=Han}|\p{sc=Katakana})な(?:ん|の)(?:でしょう|だろう)か?(?:ね|な)?$/u, ''],
  [/(?:ん|の)?(?:でし|だ)たっけ$|(?:ん)?だっけ$|(?<=[るたい])っけ$/u, ''],
  [/(?:でしょう|だろう)(?:か)?(?:ね|な)?$/u, ''],
  [
    /(?<=[うくすつぬむぐぶるいた])(?<!です|ます|でした|ました|[こそあど]ういう)(?:の|(?:の|ん)?(?:か|かな|かね|かなあ|かしら|かい|かいな))$/u,
    '',
  ],
];

/** 使えるかどうかは、開発に聞かないと: what is open, and who does not know it. */
const unknown =
  /^(?:(?:ただ|でも|あと)、?)?([^。？?]{3,60}?(?<=[うくすつぬむぐぶるいたのだん])(?<!なん|何と|いく)か)(?:どうか)?(?:は(?!さておき|別)|が|も|まで|、|今|いま)[^。？?]*(?:分か|わか|聞(?:かな|いて|いとか)|確認|確かめ|調べ|自信|確信|言え|言いかね|申し上げ|約束|答えられ|即答|決まって|何とも)[^。？?]*$/u;

/** What nobody could say, where the sentence breaks off before it says so. */
const brokenOff: readonly (readonly [RegExp, string])[] = [
  [/何とも$/u, '何とも言えない'],
  [/(?<=に)よりまして$/u, 'よる'],
  [/(?<=[っいえけげせてねべめれきしみ](?:て)?み|し|か)ないと$/u, 'ないと分からない'],
];

/** More than one sentence. */
const several = /。|(?:です|ます|ません|でしょう)(?:か(?!ら|ね|な)|、|ね)(?=.)/u;

/** An open question as minutes ask it: 取り込めるんですか is 取り込めるか. In 敬体 it stays as it was asked. */
export function plainQuestion(text: string, style: Style): string {
  if (style === 'polite') return text;
  const said = plainClauses(
    withTopicMarked(text.replace(/[。？?\s]+$/u, '').replace(preamble, ''))
      .replace(
        /^([^、。]{2,20})(?:を|について)(?:知りたい|(?:教えて|伺って)(?:いただき|もらい)たい|お?聞きしたい)(?:の|ん)?(?:です|だ)?(?:が|けど)、/u,
        '$1は、',
      )
      .replace(
        /^([\p{sc=Katakana}\p{sc=Han}ー]{2,10})(?:なん)?(?:です|だ)(?:が|けど|けれど|けれども)、(?=[^。]+か)/u,
        '$1について、',
      )
      // どちらをお考えですか
      .replace(/お?考えで(?:いらっしゃいます|す)(?=か[ねな]?$)/u, '考えています')
      .replace(/、?という(?:感じ|イメージ|認識|理解)(?=(?:です|でしょう)か)/u, '')
      .replace(/^(?:それ|これ|あれ)、(?=[^、。]{4,})/u, '')
      // 7月とかですか asks whether it is July
      .replace(
        /(?<=\p{sc=Han}|\p{sc=Katakana}|\p{N}|[ー頃])(?:とか|など)(?=(?:です|でしょう|なん)?(?:か|ですか)[ねな]?$)/u,
        '',
      ),
  );
  // what asks itself is asked as it was
  const open = /[かの？?]$/u.test(text.replace(/[。\s]+$/u, '')) ? undefined : unknown.exec(said)?.[1];
  if (open !== undefined) return `${open}。`;
  const left = brokenOff.find(([pattern]) => pattern.test(said));
  if (left) return `${said.replace(...left)}。`;
  if (said.length < 6 || several.test(said) || /のか.*の?か$/u.test(said)) return text;
  const thing =
    /^(.*(?:もの|こと))(?:なん)?(?:です|でしょう|だろう)か?$/su.exec(said)?.[1] ??
    /^(.+?(?<!もん))なん(?:です|でしょう)か?[ねな]?$/su.exec(said)?.[1];
  if (thing !== undefined) return `${thing}か。`;
  const ending = endings.find(([pattern]) => pattern.test(said));
  if (ending) return `${said.replace(...ending)}か。`;
  const [, asked] =
    /^(.*(?:ます|ません|です|でした|ました|[るいた]))か(?:ね|なあ?)?$/su.exec(said) ??
    (/[？?]\s*$/u.test(text) ? /^(.*(?:ます|ません|ました))$/su.exec(said) : undefined) ??
    [];
  return asked === undefined ? text : `${plainEnding(asked).replace(/である$/u, '')}か。`;
}
