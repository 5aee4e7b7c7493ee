import type { Remark } from '../../../../facts/talk.ts';
import { type DayMention, dayMentions } from '../../dates/mentions.ts';
import { expandContractions } from '../../wording/contractions.ts';

/** A remark that puts a day right. */
export interface Correction {
  readonly remark: Remark;
  /** The days it names in its place, in their order. */
  readonly right: readonly RightDay[];
  /** The day that they take the place of, where that is named. */
  readonly wrong: string | undefined;
}

export interface RightDay {
  readonly asWritten: string;
  readonly date: string;
  readonly rule: string;
  /** What is said from the day before up to this one. */
  readonly ahead: string;
}

const mayCorrect = /\b(?:not|instead|rather|only|after all|make (?:it|that))\b|n['’]t\b/i;
const supposes = /\?\s*$|\b(?:if|unless|whether|maybe|perhaps|might)\b/i;
/** "Not until Tuesday" is Tuesday. */
const waits = /^(?:until|till|before)\b/i;
const until = /^(?:until|till)\b/i;
const denies = /\bnot (?:be )?$/i;
/** Comes back to a thing: "and the drawing, he scans it only on Tuesday". */
const comesBack = /^(?:(?:and|oh|also|sorry|actually|about|then|so|yeah),? )*(?:the|my|that|those|your|our) /i;
const putsOff = /\b(?:only|not(?: be)?(?: there| ready| out)?|make (?:it|that))(?: \p{L}+){0,2} $/iu;
const putsOffBehind = /^ (?:only|instead|after all)\b/i;

/** What a remark puts right: "Tuesday, not Monday", "the pictures only on Tuesday". */
export function correctionIn(remark: Remark, day: string | undefined): Correction | undefined {
  if (!mayCorrect.test(remark.text)) return undefined;
  const said = expandContractions(remark.text);
  const mentions = supposes.test(said) ? [] : dayMentions(said, day);
  const wrong = mentions.find((mention) => isWrong(mention, said))?.date;
  const right = mentions.flatMap((mention, at): RightDay[] => {
    const { asWritten, date, rule } = mention;
    const isRight = date !== undefined && date !== wrong && isNamed(mention, said) && remark.text.includes(asWritten);
    return isRight ? [{ asWritten, date, rule, ahead: said.slice(mentions[at - 1]?.end ?? 0, mention.start) }] : [];
  });
  if (right.length === 0) return undefined;
  if (wrong !== undefined) return { remark, right, wrong };
  const isPutOff = mentions.length === 1 && comesBack.test(remark.text) && mentions.some((one) => delays(one, said));
  return isPutOff ? { remark, right, wrong } : undefined;
}

/** "Not Monday", "instead of Monday", "rather than Monday" */
function isWrong({ start, asWritten }: DayMention, said: string): boolean {
  const lead = said.slice(0, start);
  return (
    (denies.test(lead) && !waits.test(asWritten)) ||
    /\binstead of $/i.test(lead) ||
    (/\brather $/i.test(lead) && /^than\b/i.test(asWritten))
  );
}

/** A day by which something may be done: "until Tuesday" ends what lasts. */
function isNamed({ start, asWritten, barred }: DayMention, said: string): boolean {
  return waits.test(asWritten) && denies.test(said.slice(0, start).replace(/ (?:there|ready|out) $/i, ' '))
    ? true
    : !barred && !until.test(asWritten);
}

function delays({ start, end }: DayMention, said: string): boolean {
  return putsOff.test(said.slice(0, start)) || putsOffBehind.test(said.slice(end));
}
