import type { Remark, Talk } from '../talk.ts';
import type { FoundName } from './names.ts';

/** Who says so has named the wrong one: 「メディコムさん、あ、いや、メディコールさん」, "Acme, sorry, Apex". */
const takenBack: Readonly<Record<Talk['code'], RegExp>> = {
  en: /^[\s,.…–—-]*(?:(?:uh|um|er|erm|oh|wait|no)\b[\s,.…–—-]*)*(?:sorry|my mistake|i mean|correction|make that|scratch that|(?:oh|no),? wait|no,? not that)\b[\s,.…–—-]*(?:(?:no|it['’]s|it was|that['’]s|i (?:mean|meant)|from|at|with|by|the|an?)\s+){0,3}$|^[\s,.…–—-]*(?:oh )?no,? (?:it['’]s|that['’]s) (?:the )?$/i,
  ja: /^(?:さん|様|社)?(?:です|でした|だ)?(?:[、。…\s]*(?:いや|いえ|もとい|失礼|間違え|間違い|違い|違った|違う|す[みい]ません|ごめん|あ|あっ|え|えっと|えー|ええと|ん)(?:しました|ました|なさい|ます|です|わ|な)?(?=[、。…\s]|$)|じゃな(?:い|くて?)|ではなくて?)+[、。…\s]*$/u,
};
/** What follows the right name where a sentence ends in between: "Sorry, Apex, they sound alike." What is told of it stands beside the first. */
const putsRight: Readonly<Record<Talk['code'], RegExp>> = {
  en: /^\s*(?:[,.?!…–—-]|$)/u,
  ja: /^(?:さん|様|社)?(?:です|でした|だ(?:った)?(?![がけ]))[。、…\s]*(?:ね|よ)?(?:[。、\s]|$)/u,
};
const sentenceEnd = /[.。?!？！]/u;
/** A pause alone takes nothing back. */
const admits: Readonly<Record<Talk['code'], RegExp>> = {
  en: /./su,
  ja: /いや|いえ|もとい|失礼|違|じゃな|ではな|す[みい]ません|ごめん/u,
};
const longest = 48;

/** The names of each remark; one that is taken back at once, in the same remark or as the next begins, is called what is meant. */
export function asMeant(
  { code, remarks }: Talk,
  names: readonly (readonly FoundName[])[],
): readonly (readonly FoundName[])[] {
  const isTakenBack = (between: string, rest: string) =>
    between.length <= longest &&
    admits[code].test(between) &&
    takenBack[code].test(between) &&
    (!sentenceEnd.test(between) || putsRight[code].test(rest));
  const meantBy = ({ text, speaker, index }: Remark, { end }: FoundName, next: FoundName | undefined) => {
    if (next) return isTakenBack(text.slice(end, next.start), text.slice(next.end)) ? next.name : undefined;
    const after = remarks[index + 1];
    const [name] = names[index + 1] ?? [];
    if (!after || !name || after.speaker !== speaker) return undefined;
    const between = `${text.slice(end)} ${after.text.slice(0, name.start)}`;
    return isTakenBack(between, after.text.slice(name.end)) ? name.name : undefined;
  };
  return remarks.map((remark) => {
    const own = names[remark.index] ?? [];
    return own.map((one, i) => ({ ...one, name: meantBy(remark, one, own[i + 1]) ?? one.name }));
  });
}
