import { eitherCase } from '#shared/text/either-case.ts';
import type { Remark, Talk } from '../facts/talk.ts';
import type { Acts } from './draft.ts';
import { placesIn } from './places.ts';

/** Words before such a sentence that say nothing of their own: "Oh, right." */
const mostBefore = 12;

/** A task that is answered by its being done is none: "I need the site plan." - "I gave you that at the fair." */
export function withoutDoneBefore(acts: Acts, { code, remarks }: Talk): Acts {
  const placesOf = placesIn({ remarks });
  const isDone = (text: string) => done[code].test(text) && !toCome[code].test(text);
  const actionItems = acts.actionItems.filter((item) => {
    const last = remarks[placesOf(item).at(-1) ?? -1];
    return last === undefined || !repliesTo(last, remarks).some(({ text }) => isDone(text));
  });
  return { ...acts, actionItems };
}

/** What another says first to the last sentence of a turn. */
function repliesTo(own: Remark, remarks: readonly Remark[]): readonly Remark[] {
  const [first, second] = remarks.slice(own.index + 1, own.index + 3);
  if (!first || first.speaker === own.speaker) return [];
  const isShort = first.text.length <= mostBefore;
  return second && isShort && second.speaker === first.speaker ? [first, second] : [first];
}

const gave =
  '(?:sent|gave|given|emailed|e-mailed|mailed|forwarded|shared|uploaded|posted|paid|handed|returned|provided|did|done)';
// "one" may be another one, and what was given back is to be done again
const it = '(?:that|it|this|those|these|them)(?! back)';
const when =
  '(?:already|yesterday|last (?:night|week|month|year)|this morning|(?:\\p{L}+ )?ago|(?:on |in |at |over )?(?:the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|christmas|easter|summer|spring|autumn|fair|show|convention|first meeting|last meeting|start))';
const who = "(?:I|we|he|she|they|you|(?-i:\\p{Lu})\\p{L}+)(?:['’]ve|['’]d| have| has| had)?";

/** Somebody has given the thing, or it is there. */
const done: Readonly<Record<Talk['code'], RegExp>> = {
  en: eitherCase(
    new RegExp(
      [
        String.raw`\b${who} (?:already )?${gave} (?:(?:you|him|her|them|me|us|\p{L}+) )?${it}\b[^.?!]{0,24}\b${when}\b`,
        String.raw`\b${who} already ${gave} (?:(?:you|him|her|them|me|us|\p{L}+) )?${it}\b`,
        String.raw`\bdid(?:n['’]t| not) I (?:send|email|e-mail|mail|give|forward|post) (?:you )?${it}\b`,
        // "it went wrong last week" and "that came up yesterday" are of something else
        String.raw`\b(?:it|that|they|those|this) (?:(?:went|came|arrived|(?:was|were) sent)(?: (?:out|over|across|in|through|by (?:post|mail|e-?mail|courier)))?|went (?:out |over )?to (?:you|him|her|them|everybody|everyone|(?-i:\p{Lu})\p{L}+)) ${when}\b`,
        String.raw`\byou (?:already have|have already got|['’]ve already got) ${it}\b`,
      ].join('|'),
      'iu',
    ),
  ),
  // 「問診票はもうお渡ししました」 tells of another thing, by its name
  ja: /^(?:(?:ああ?|いえ|いや|はい|ええ|それ(?:は|なら|でしたら)?|そちら(?:は|なら)?)[、。]?)*(?:もう|すでに|既に|先日|先週|先月|昨日|きのう|今朝|先ほど|さっき|以前|前回|この前|こないだ|[月火水木金]曜)[^。はをが]{0,20}(?:送っ|お送りし|送付し|出し|渡し|お渡しし|入れ|上げ|提出し|共有し|済ませ|頂い|いただい|もらっ|届い)(?:て(?:あります|ある|います|いる|おります|ます|る)|ました|てもうた|た(?:[。よわねけ]|$))/u,
};

const toCome: Readonly<Record<Talk['code'], RegExp>> = {
  en: /\b(?:again|once more|resend|re-send|will|['’]ll|another|new one)\b/iu,
  ja: /また|もう(?:一|1)度|改めて|再度|送り直|送ります|お送りします/u,
};
