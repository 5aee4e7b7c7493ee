import { englishTerms } from '../../words.ts';
import type { Remark } from '../../../../facts/talk.ts';
import type { AskingWords } from '../../../as-asked.ts';
import { cleanEnglish } from '../../clean/clean.ts';
import { sentence } from '../../wording/report.ts';
import { clausesOf } from '../clause.ts';
import { matterOf } from '../matter.ts';
import { askingOf } from './question-phrases.ts';

const namesMatter = /\?\s*$|\b(?:whether|if|who|whose|what|when|where|which|how|why)\b(?:[^\w,;]+\w+){2}/i;
const putsOff =
  /\b(?:(?:do|did|would|could|can)(?: not|n['’]t) (?:really |even |actually )?(?:know|say|tell|remember|recall|promise|want to guess|have (?:a |an |any |the |that |those )?(?:\w+ )?(?:answers?|dates?|data|figures?|numbers?|details?))|not (?:sure|certain|clear)|no idea|i (?:believe|think|guess)\b|(?:check|clarify|ask|find out|look (?:it|that|this)? ?(?:up|into)|come back|get back|confirm)|off the top|hold me to|depends)\b/i;
/** Where nobody writes marks a question may come after a word of assent: "three, okay, when do we get that". */
const asksLate =
  /\b(?:what|when|where|how|who|why|which)(?: \w+)? (?:do|does|did|is|are|will|would|can|could|should) (?:we|you|i|it|they|that|this|the|there|he|she)\b[^.?!]*$/i;
/** "To when?" alone says less than the answer. */
const leastMatter = 2;

export const askingWords: AskingWords = {
  asks: (remark) => {
    if (/^(?:(?:and|so|but),? )?whether\b/i.test(remark.text)) return true;
    const asked = asking(remark);
    return asked !== undefined && matterOf(asked).size >= leastMatter;
  },
  namesMatter: (text) => namesMatter.test(text),
  putsOff: (text) => putsOff.test(text),
  terms: englishTerms,
  write: (remark) => sentence(cleanEnglish(asking(remark) ?? remark.text)),
};

/** What of a remark asks. */
function asking({ text, speaker, spans }: Remark): string | undefined {
  const clauses = clausesOf({ index: -1, speaker, spans, raw: text, text, terms: [] });
  if (clauses.some((clause) => askingOf(clause) === 'asks')) return text;
  return /[.!?]\s*$/.test(text) ? undefined : asksLate.exec(text)?.[0];
}
