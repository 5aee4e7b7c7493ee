import type { Acts, DraftItem } from '../draft.ts';
import type { Meeting } from '../meeting.ts';
import { hasMainClause, isNounPhrase } from './clause/main-clause.ts';
import { readWords } from './clause/read-words.ts';
import { isOrder } from './clause/subject.ts';
import { decapitaliser } from './names.ts';
import { sentence } from './report.ts';

/** What came of a meeting as its summary tells it: where both sides meet next, then what was settled, the surest first. */
export function englishOutcome({ decisions, nextMeeting }: Acts, { sentences, people }: Meeting): readonly DraftItem[] {
  const lowerFirst = decapitaliser(sentences, people);
  const appointment = nextMeeting && { ...nextMeeting, text: sentence(`Next meeting: ${clocks(nextMeeting.text)}`) };
  const choices = decisions.flatMap((item) => {
    const text = item.isAppointment ? undefined : settled(item.text, lowerFirst);
    return text === undefined ? [] : [{ ...item, text }];
  });
  return [...(appointment ? [appointment] : []), ...choices];
}

/** Undefined where it would not read as a sentence of a summary. */
function settled(text: string, lowerFirst: (text: string) => string): string | undefined {
  const said = text.replace(/\.$/, '');
  if (/[?!;]|\. |\.\.|…/.test(said)) return undefined;
  const [first, next] = readWords(said);
  if (isOrder(first, next)) return sentence(`It was decided to ${said.charAt(0).toLowerCase()}${said.slice(1)}`);
  if (hasMainClause(said)) return sentence(`It was decided that ${lowerFirst(said)}`);
  return isNounPhrase(said) ? sentence(`The decision was for ${lowerFirst(said)}`) : undefined;
}

/** "Tuesday the tenth, Five": capitals are for days and months. */
function clocks(asWritten: string): string {
  return asWritten.replaceAll(/(?<=, )\p{Lu}\p{Ll}+/gu, (word) => (capitals.test(word) ? word : word.toLowerCase()));
}

const capitals = /day$|^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/;
