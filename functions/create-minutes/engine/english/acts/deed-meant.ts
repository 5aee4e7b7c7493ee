import type { Remark, Talk } from '../../../facts/talk.ts';
import { turnOf } from '../../classifier/surroundings.ts';
import type { DraftAction } from '../../draft.ts';
import type { Meeting } from '../../meeting.ts';
import { tellingPlace } from '../../places.ts';
import type { Span } from '../../sentence.ts';
import { wordsOf } from './clause.ts';
import { openDirectory } from './directory.ts';
import { firstDoing } from './first-doing.ts';
import { ownedDeed } from './given.ts';
import { isAnaphoric } from './matter.ts';
import { reporterOf } from './reported.ts';

const reach = 14;
/** Says nothing of what is done. */
export const onlyDoes =
  /^(?:do|sort|handle|manage) (?:it|that|this|so|both)(?: (?:today|now|then|too|as well|for (?:you|them)))*[.!]?$/i;

/** A deed, and where it was said. */
export interface DeedMeant {
  readonly text: string;
  readonly spans: readonly Span[];
}

/** What is meant by "I'll do that": what its owner offered to do before, or was asked for. */
export function deedMeantIn(meeting: Meeting, { remarks }: Talk) {
  const people = openDirectory(meeting.people);
  const reporter = reporterOf(meeting, people);
  const deedIn = (remark: Remark, owner: string) => {
    const doing = firstDoing(remark, people)?.doing;
    if (!doing || isAnaphoric(doing.deed)) return undefined;
    const isOwn = remark.speaker === owner;
    if (isOwn ? doing.doer !== 'I' && doing.doer !== 'we' : doing.force !== 'request') return undefined;
    const by = { speaker: remark.speaker, turn: turnOf(remark), text: remark.text };
    return { text: reporter.deed(ownedDeed(doing, isOwn), by, !isOwn), spans: remark.spans };
  };
  return ({ text, owner }: Pick<DraftAction, 'text' | 'owner'>, own: readonly number[]): DeedMeant | undefined => {
    if (owner?.speaker === undefined) return undefined;
    const at = tellingPlace(text, own, remarks, wordsOf) ?? own[0] ?? 0;
    for (const remark of remarks.slice(Math.max(0, at - reach), at).toReversed()) {
      const found = deedIn(remark, owner.speaker);
      if (found) return found;
    }
    return undefined;
  };
}
