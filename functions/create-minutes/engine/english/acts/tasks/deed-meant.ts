import { eitherCase } from '#shared/text/either-case.ts';
import type { Remark, Talk } from '../../../../facts/talk.ts';
import type { DraftAction } from '../../../draft.ts';
import type { Meeting } from '../../../meeting.ts';
import { tellingPlace } from '../../../places.ts';
import type { Span } from '../../../sentence.ts';
import { wordsOf } from '../clause.ts';
import { openDirectory } from '../directory.ts';
import { firstDoing } from '../deeds/first-doing.ts';
import { ownedDeed } from '../deeds/given.ts';
import { isAnaphoric } from '../matter.ts';
import { reporterOf, saidIn } from '../reported.ts';

const reach = 14;
const made = String.raw`(?:have|get|ask) (?:him|her|them|(?-i:\p{Lu})[\p{L}’'-]+(?: (?-i:\p{Lu})[\p{L}’'-]+)?) (?:to )?`;
const through = eitherCase(new RegExp(`^${made}`, 'iu'));
/** Says nothing of what is done, whoever does it. */
export const onlyDoes = eitherCase(
  new RegExp(
    `^(?:${made})?(?:do|sort|handle|manage|have) (?:it|that|this|so|both)(?: (?:today|now|then|too|as well|for (?:you|them)|(?:straight|right) (?:after|away)(?: [^,.]{2,30})?))*(?: (?:by|before|on|until) [^,.]{2,30})?[.!]?$`,
    'iu',
  ),
);
/** "Who's going to pull the file?" */
const whoDoes =
  /\bwho(?:['’]s| is| are)? (?:going to|gonna|can|could|will|would|should) (?=\p{Ll}+ )(?!be\b|have to\b)([^?,]+)\?/iu;

/** A deed, and where it was said. */
export interface DeedMeant {
  readonly text: string;
  readonly spans: readonly Span[];
}

/** What is meant by "I'll do that": what its owner offered to do before, or was asked for. */
export function deedMeantIn(meeting: Meeting, { remarks }: Talk) {
  const people = openDirectory(meeting.people);
  const reporter = reporterOf(meeting, people);
  const deedIn = (remark: Remark, owner: string | undefined) => {
    const by = saidIn(remark);
    const asked = whoDoes.exec(remark.text)?.[1];
    if (asked !== undefined) return { text: reporter.deed(asked, by, false), spans: remark.spans };
    const doing = owner === undefined ? undefined : firstDoing(remark, people)?.doing;
    if (!doing || isAnaphoric(doing.deed)) return undefined;
    const isOwn = remark.speaker === owner;
    if (isOwn ? doing.doer !== 'I' && doing.doer !== 'we' : doing.force !== 'request') return undefined;
    return { text: reporter.deed(ownedDeed(doing, isOwn), by, !isOwn), spans: remark.spans };
  };
  return ({ text, owner }: Pick<DraftAction, 'text' | 'owner'>, own: readonly number[]): DeedMeant | undefined => {
    if (owner === undefined) return undefined;
    const at = tellingPlace(text, own, remarks, wordsOf) ?? own[0] ?? 0;
    for (const remark of remarks.slice(Math.max(0, at - reach), at).toReversed()) {
      const found = deedIn(remark, owner.speaker);
      if (found) return { ...found, text: withDoer(text, found.text) };
    }
    return undefined;
  };
}

function withDoer(said: string, deed: string): string {
  const [doer] = through.exec(said) ?? [];
  return doer === undefined ? deed : `${doer}${deed.charAt(0).toLowerCase()}${deed.slice(1)}`;
}
