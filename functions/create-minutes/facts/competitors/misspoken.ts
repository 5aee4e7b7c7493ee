import type { Remark, Talk } from '../talk.ts';
import type { FoundName } from './names.ts';

/** Who says so has named the wrong one: 「メディコムさん、あ、いや、メディコールさん」, "Acme, sorry, Apex". */
const takenBack: Readonly<Record<Talk['code'], RegExp>> = {
  en: /^[\s,.…–—-]*(?:(?:uh|um|er|erm|oh|wait|no)\b[\s,.…–—-]*)*(?:sorry|my mistake|i mean|correction|make that|scratch that|(?:oh|no),? wait|no,? (?:it['’]s|that['’]s|not that))\b[^.?!]{0,16}$/i,
  ja: /^(?:さん|様|社)?(?:です|でした|だ)?(?:[、。…\s]*(?:いや|いえ|もとい|失礼|間違え|間違い|違い|違った|違う|す[みい]ません|ごめん|あ|あっ|え|えっと|えー|ええと|ん)(?:しました|ました|なさい|ます|です|わ|な)?(?=[、。…\s]|$)|じゃな(?:い|くて?)|ではなくて?)+[、。…\s]*$/u,
};
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
  const isTakenBack = (between: string) =>
    between.length <= longest && admits[code].test(between) && takenBack[code].test(between);
  const meantBy = ({ text, speaker, index }: Remark, { end }: FoundName, next: FoundName | undefined) => {
    if (next) return isTakenBack(text.slice(end, next.start)) ? next.name : undefined;
    const after = remarks[index + 1];
    const [name] = names[index + 1] ?? [];
    if (!after || !name || after.speaker !== speaker) return undefined;
    return isTakenBack(`${text.slice(end)} ${after.text.slice(0, name.start)}`) ? name.name : undefined;
  };
  return remarks.map((remark) => {
    const own = names[remark.index] ?? [];
    return own.map((one, i) => ({ ...one, name: meantBy(remark, one, own[i + 1]) ?? one.name }));
  });
}
