import type { ActionItem } from '../minutes/action.ts';
import type { MinutesContent } from '../minutes/minutes.ts';
import type { Objection } from '../minutes/section.ts';
import type { SectionName } from '../sections/templates.ts';
import type { Block, Entry, Row } from './blocks.ts';
import { dueText, nextMeetingText } from './facts.ts';
import type { Labels } from './labels.ts';

/** What people did with their words: told, settled, promised, asked. Undefined for a section of another kind. */
export function talkSection(name: SectionName, content: MinutesContent, labels: Labels): Block | undefined {
  switch (name) {
    case 'summary':
      return list(content.summary.detailed);
    case 'decisions':
      return list(content.decisions);
    case 'actionItems':
      return table([labels.task, labels.owner, labels.due], content.actionItems.map(actionRow));
    case 'openQuestions':
      return list(
        content.openQuestions.map((one) => ({ ...one, small: one.askedBy ? labels.askedBy(one.askedBy) : undefined })),
      );
    case 'objections':
      return list(content.objections.map((one) => objectionEntry(one, labels)));
    case 'nextMeeting': {
      const { nextMeeting } = content;
      if (!nextMeeting) return { kind: 'none' };
      return { kind: 'line', entry: { text: nextMeetingText(nextMeeting), evidence: nextMeeting.evidence } };
    }
    case 'topics':
      return { kind: 'groups', groups: content.topics.map(({ title, points }) => ({ title, entries: points })) };
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

function actionRow({ description, owner, due, evidence }: ActionItem): Row {
  return { cells: [description, owner?.name ?? '–', dueText(due)], evidence };
}

function objectionEntry({ text, raisedBy, response, evidence }: Objection, labels: Labels): Entry {
  return {
    text,
    small: raisedBy ? labels.raisedBy(raisedBy) : undefined,
    below: response === null ? labels.unanswered : labels.response(response),
    evidence,
  };
}
