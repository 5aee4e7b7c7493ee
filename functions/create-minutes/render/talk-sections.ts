import type { ActionItem } from '../minutes/action.ts';
import type { MinutesContent } from '../minutes/minutes.ts';
import type { Objection, Topic } from '../minutes/section.ts';
import type { SectionName } from '../sections/templates.ts';
import type { Block, Entry, Row } from './blocks.ts';
import { dueCell, nextMeetingCell } from './facts.ts';
import type { Labels } from './labels.ts';

/** What people did with their words: told, settled, promised, asked. Undefined for a section of another kind. */
export function talkSection(name: SectionName, content: MinutesContent, labels: Labels): Block | undefined {
  switch (name) {
    case 'summary':
      return list(content.summary.detailed);
    case 'decisions':
      return list(content.decisions);
    case 'actionItems':
      return table(
        [labels.task, labels.owner, labels.due],
        content.actionItems.map((one) => actionRow(one, content.meeting, labels)),
      );
    case 'openQuestions':
      return list(
        content.openQuestions.map((one) => ({ ...one, small: one.askedBy ? labels.askedBy(one.askedBy) : undefined })),
      );
    case 'objections':
      return list(content.objections.map((one) => objectionEntry(one, labels)));
    case 'nextMeeting': {
      const { nextMeeting } = content;
      if (!nextMeeting) return { kind: 'none' };
      return { kind: 'line', entry: { ...nextMeetingCell(nextMeeting, labels), evidence: nextMeeting.evidence } };
    }
    case 'topics':
      return topicGroups(content.topics);
    default:
      return undefined;
  }
}

function list(entries: readonly Entry[]): Block {
  return entries.length > 0 ? { kind: 'list', entries } : { kind: 'none' };
}

function table(columns: readonly string[], rows: readonly Row[]): Block {
  return rows.length > 0 ? { kind: 'table', columns, rows } : { kind: 'none' };
}

/** A topic of which nothing is told is no more than a heading. */
function topicGroups(topics: readonly Topic[]): Block | undefined {
  const groups = topics.flatMap(({ title, points }) => (points.length > 0 ? [{ title, entries: points }] : []));
  return groups.length > 0 ? { kind: 'groups', groups } : undefined;
}

function actionRow(
  { description, owner, due, evidence }: ActionItem,
  meeting: MinutesContent['meeting'],
  labels: Labels,
): Row {
  return { cells: [{ text: description }, { text: owner?.name ?? '–' }, dueCell(due, meeting, labels)], evidence };
}

function objectionEntry({ text, raisedBy, response, evidence }: Objection, labels: Labels): Entry {
  return {
    text,
    small: raisedBy ? labels.raisedBy(raisedBy) : undefined,
    below: response === null ? labels.unanswered : labels.response(response),
    evidence,
  };
}
