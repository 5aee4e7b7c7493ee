import type { Item } from '../minutes/item.ts';
import type { MinutesContent } from '../minutes/minutes.ts';
import type { Objection } from '../minutes/section.ts';
import type { Turn } from '../transcript/turn.ts';
import { type Labels, labelsOf } from './labels.ts';
import { dueText, meetingTime, nextMeetingText } from './facts.ts';
import { citedPassages, turnIdsOf } from './passages.ts';

/** The minutes as Markdown; what an item rests on stands in footnotes named after the turns. */
export function renderMarkdown(content: MinutesContent, turns: readonly Turn[]): string {
  const labels = labelsOf(content.meeting.language);
  const { summary, decisions, openQuestions, objections, nextMeeting, topics } = content;
  const blocks = [
    ...heading(content, labels),
    `## ${labels.summary}`,
    paragraph(summary.detailed, labels),
    `## ${labels.decisions}`,
    list(decisions, labels),
    `## ${labels.actionItems}`,
    actionTable(content, labels),
    `## ${labels.openQuestions}`,
    list(openQuestions, labels, (question) =>
      question.askedBy ? ` (${inert(labels.askedBy(question.askedBy))})` : '',
    ),
    `## ${labels.objections}`,
    list(objections, labels, (objection) => inert(reply(objection, labels))),
    `## ${labels.nextMeeting}`,
    nextMeeting ? `${inert(nextMeetingText(nextMeeting))}${notes(nextMeeting)}` : labels.none,
    `## ${labels.topics}`,
    ...topics.flatMap(({ title, points }) => [`### ${inert(title)}`, list(points, labels)]),
    passages(content, turns),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function heading({ meeting, participants }: MinutesContent, labels: Labels): readonly string[] {
  const time = meetingTime(meeting);
  const names = participants.map(({ name, role }) => inert(role && !name.includes(role) ? `${name} (${role})` : name));
  const facts = [
    time ? `**${labels.date}:** ${time}` : '',
    names.length > 0 ? `**${labels.participants}:** ${names.join(', ')}` : '',
  ];
  return [`# ${inert(meeting.title ?? labels.title)}`, facts.filter(Boolean).join('  \n')];
}

function paragraph(items: readonly Item[], labels: Labels): string {
  return items.length > 0 ? items.map((item) => `- ${inert(item.text)}${notes(item)}`).join('\n') : labels.none;
}

function list<Kind extends Item>(
  items: readonly Kind[],
  labels: Labels,
  after: (item: Kind) => string = () => '',
): string {
  return items.length > 0
    ? items.map((item) => `- ${inert(item.text)}${after(item)}${notes(item)}`).join('\n')
    : labels.none;
}

function actionTable({ actionItems }: MinutesContent, labels: Labels): string {
  if (actionItems.length === 0) return labels.none;
  const rows = actionItems.map(
    (item) =>
      `| ${inert(item.description)}${notes(item)} | ${inert(item.owner?.name ?? '–')} | ${inert(dueText(item.due))} |`,
  );
  return [`| ${labels.task} | ${labels.owner} | ${labels.due} |`, '| --- | --- | --- |', ...rows].join('\n');
}

function reply({ raisedBy, response }: Objection, labels: Labels): string {
  const who = raisedBy ? ` (${labels.raisedBy(raisedBy)})` : '';
  return `${who} – ${response === null ? labels.unanswered : labels.response(response)}`;
}

function notes(item: Pick<Item, 'evidence'>): string {
  return turnIdsOf(item)
    .map((id) => `[^${id}]`)
    .join('');
}

function passages(content: MinutesContent, turns: readonly Turn[]): string {
  const lines = citedPassages(content, turns).map(
    ({ id, speaker, time, quotes }) =>
      `[^${id}]: ${inert(speaker)}${time ? ` ${time}` : ''}: “${quotes.map(inert).join(' … ')}”`,
  );
  return lines.join('\n');
}

/** What was said must not become mark-up of the document. */
function inert(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|#]/g, '\\$&');
}
