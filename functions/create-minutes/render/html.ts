import type { ActionItem } from '../minutes/action.ts';
import type { Item } from '../minutes/item.ts';
import type { MinutesContent } from '../minutes/minutes.ts';
import type { Objection, OpenQuestion } from '../minutes/section.ts';
import type { Turn } from '../transcript/turn.ts';
import { type Html, html } from './escape.ts';
import { type Labels, labelsOf } from './labels.ts';
import { style } from './style.ts';
import { dueText, meetingTime, nextMeetingText } from './facts.ts';
import { citedPassages, turnIdsOf } from './passages.ts';

/** The minutes as one self-contained page; each item links to the words it rests on, which stand at its end. */
export function renderHtml(content: MinutesContent, turns: readonly Turn[]): string {
  const labels = labelsOf(content.meeting.language);
  const title = content.meeting.title ?? labels.title;
  const times = new Map(citedPassages(content, turns).map(({ id, time }) => [id, time]));
  const page = html`<!doctype html>
<html lang="${content.meeting.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${{ html: style }}</style></head>
<body>
<header><h1>${title}</h1>${facts(content, labels)}</header>
${section(labels.summary, itemList(content.summary.detailed, times, labels))}
${section(labels.decisions, itemList(content.decisions, times, labels))}
${section(labels.actionItems, actionTable(content.actionItems, times, labels))}
${section(
  labels.openQuestions,
  itemList(content.openQuestions, times, labels, (question: OpenQuestion) =>
    question.askedBy ? html` <small>${labels.askedBy(question.askedBy)}</small>` : html``,
  ),
)}
${section(
  labels.objections,
  itemList(content.objections, times, labels, (objection: Objection) => reply(objection, labels)),
)}
${section(labels.nextMeeting, nextMeeting(content, times, labels))}
${section(
  labels.topics,
  content.topics.map(({ title: topic, points }) => html`<h3>${topic}</h3>${itemList(points, times, labels)}`),
)}
${passages(content, turns, labels)}
</body>
</html>
`;
  return page.html;
}

function facts({ meeting, participants }: MinutesContent, labels: Labels): Html {
  const time = meetingTime(meeting);
  const names = participants
    .map(({ name, role }) => (role && !name.includes(role) ? `${name} (${role})` : name))
    .join(', ');
  return html`<dl>${time ? html`<div><dt>${labels.date}</dt><dd>${time}</dd></div>` : ''}${names ? html`<div><dt>${labels.participants}</dt><dd>${names}</dd></div>` : ''}</dl>`;
}

function section(heading: string, body: Html | readonly Html[]): Html {
  return html`<section><h2>${heading}</h2>${body}</section>`;
}

function itemList<Kind extends Item>(
  items: readonly Kind[],
  times: ReadonlyMap<string, string>,
  labels: Labels,
  after: (item: Kind) => Html = () => html``,
): Html {
  if (items.length === 0) return html`<p class="none">${labels.none}</p>`;
  return html`<ul>${items.map((item) => html`<li>${item.text}${after(item)}${links(item, times)}</li>`)}</ul>`;
}

function actionTable(items: readonly ActionItem[], times: ReadonlyMap<string, string>, labels: Labels): Html {
  if (items.length === 0) return html`<p class="none">${labels.none}</p>`;
  const rows = items.map(
    (item) =>
      html`<tr><td>${item.description}${links(item, times)}</td><td>${item.owner?.name ?? '–'}</td><td>${dueText(item.due)}</td></tr>`,
  );
  return html`<table><thead><tr><th>${labels.task}</th><th>${labels.owner}</th><th>${labels.due}</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function reply({ raisedBy, response }: Objection, labels: Labels): Html {
  const who = raisedBy ? html` <small>${labels.raisedBy(raisedBy)}</small>` : html``;
  return html`${who}<br><small>${response === null ? labels.unanswered : labels.response(response)}</small>`;
}

function nextMeeting({ nextMeeting: next }: MinutesContent, times: ReadonlyMap<string, string>, labels: Labels): Html {
  if (next === null) return html`<p class="none">${labels.none}</p>`;
  return html`<p>${nextMeetingText(next)}${links(next, times)}</p>`;
}

function links(item: Pick<Item, 'evidence'>, times: ReadonlyMap<string, string>): Html {
  return html`<span class="refs">${turnIdsOf(item).map((id) => html` <a href="#${id}">${times.get(id) || id}</a>`)}</span>`;
}

function passages(content: MinutesContent, turns: readonly Turn[], labels: Labels): Html {
  const entries = citedPassages(content, turns).map(
    ({ id, speaker, time, quotes }) => html`<p id="${id}"><b>${time || id}</b> ${speaker}: ${quotes.join(' … ')}</p>`,
  );
  return html`<details><summary>${labels.passages}</summary>${entries}</details>`;
}
