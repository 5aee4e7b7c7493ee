import type { Meeting } from '../../meeting.ts';
import { cleanEnglish } from '../clean.ts';
import { speakingParties, spokenTo, unnamedParties } from '../list-parties.ts';
import { toThirdPerson } from '../pronouns.ts';
import { sentence as asSentence, stateEnglish } from '../report.ts';
import { countWords } from '../split.ts';
import type { Directory } from './directory.ts';
import { matterOf } from './matter.ts';

/** Where something was said, and by whom. */
export interface SaidBy {
  readonly speaker: string | undefined;
  readonly turn: number;
}

/** How what was said between two sides is told. */
export interface Reporter {
  /** A deed in a list that names its owner; `asked` of him by somebody else, who is then named. */
  readonly deed: (deed: string, by: SaidBy, asked: boolean) => string;
  /** A statement by its speaker. */
  readonly statement: (said: string, by: SaidBy) => string;
}

export function reporterOf(meeting: Meeting, directory: Directory): Reporter {
  const { people } = meeting;
  const addressee = (said: string, { speaker, turn }: SaidBy) =>
    directory.addressed(said, speaker) ?? spokenTo(turn, speaker, meeting);
  return {
    deed: (deed, by, asked) => {
      const plain = cleanEnglish(withoutCall(deed, directory));
      if (!asked) return asSentence(toThirdPerson(plain, unnamedParties(by.speaker, people, addressee(deed, by))));
      const { we, I } = speakingParties(by.speaker, people);
      // whoever is asked is the owner: "your certificate" is theirs
      const told = toThirdPerson(plain, { we, I, you: undefined });
      return asSentence(told.replaceAll(/\byour(s?)\b/g, 'their$1').replaceAll(/\byou\b/g, 'they'));
    },
    statement: (said, by) =>
      stateEnglish(
        cleanEnglish(withoutCall(said, directory)),
        speakingParties(by.speaker, people, addressee(said, by)),
      ),
  };
}

/** "Get the trial form over on Thursday, Theresa": who is called upon is no part of it. */
function withoutCall(said: string, { called }: Directory): string {
  const last = /, (\p{Lu}[\p{L}’'-]+)\s*[.!?]*$/u.exec(said);
  return last?.[1] && called(last[1]) ? said.slice(0, last.index) : said;
}

const [leastWords, leastMatter] = [4, 2];

/** What a deed points back to stands behind it, where that says anything: "Send it over (the revised floor plan)". */
export function withPointed(told: string, pointed: string): string {
  const bare = pointed.replace(/[.?]$/, '');
  const tells = countWords(bare) >= leastWords && matterOf(bare).size >= leastMatter;
  return tells ? `${told.replace(/\.$/, '')} (${bare}).` : told;
}
