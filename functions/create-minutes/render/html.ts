import type { MinutesContent } from '../minutes/minutes.ts';
import type { Turn } from '../transcript/turn.ts';
import type { Block, Cited, Entry } from './blocks.ts';
import { type Html, html } from './escape.ts';
import { meetingTime } from './facts.ts';
import type { Labels } from './labels.ts';
import { type Layout, layOut } from './layout.ts';
import { citedPassages, type Passage, turnIdsOf } from './passages.ts';
import { style } from './style.ts';

/** What writing a block needs beside it. */
interface Context {
  readonly labels: Labels;
  /** The time of each cited turn, or its id. */
  readonly places: ReadonlyMap<string, string>;
}

/** The minutes as one self-contained page; each item links to the words it rests on, which stand at its end. */
export function renderHtml(content: MinutesContent, turns: readonly Turn[], layout?: Layout): string {
  const { labels, sections } = layOut(content, layout);
  const title = content.meeting.title ?? labels.title;
  const passages = citedPassages(content, turns);
  const context = { labels, places: new Map(passages.map(({ id, time }) => [id, time || id])) };
  const body = sections.map(
    ({ heading, block }) => html`<section><h2>${heading}</h2>${write(block, context)}</section>
`,
  );
  const page = html`<!doctype html>
<html lang="${content.meeting.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${{ html: style }}</style></head>
<body>
<header><h1>${title}</h1>${facts(content, labels)}</header>
${body}${sources(passages, labels)}
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
  return html`<dl>${time ? fact(labels.date, time) : ''}${names ? fact(labels.participants, names) : ''}</dl>`;
}

function fact(name: string, value: string): Html {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

function write(block: Block, context: Context): Html | readonly Html[] {
  switch (block.kind) {
    case 'none':
      return none(context);
    case 'list':
      return list(block.entries, context);
    case 'groups':
      return block.groups.map(({ title, entries }) => html`<h3>${title}</h3>${list(entries, context)}`);
    case 'line':
      return html`<p>${block.entry.text}${links(block.entry, context)}</p>`;
    case 'facts':
      return html`<dl>${block.facts.map(([name, value]) => fact(name, value))}</dl>`;
    case 'table':
      return table(block, context);
  }
}

function none({ labels }: Context): Html {
  return html`<p class="none">${labels.none}</p>`;
}

function list(entries: readonly Entry[], context: Context): Html {
  if (entries.length === 0) return none(context);
  return html`<ul>${entries.map((entry) => html`<li>${entry.text}${after(entry)}${links(entry, context)}</li>`)}</ul>`;
}

function after({ small, below }: Entry): Html {
  return html`${small ? html` <small>${small}</small>` : ''}${below ? html`<br><small>${below}</small>` : ''}`;
}

function table({ columns, rows }: Extract<Block, { kind: 'table' }>, context: Context): Html {
  const body = rows.map(({ cells: [first = '', ...rest], evidence }) => {
    const others = rest.map((cell) => (isShort(cell) ? html`<td class="short">${cell}</td>` : html`<td>${cell}</td>`));
    return html`<tr><td>${first}${links({ evidence }, context)}</td>${others}</tr>`;
  });
  const head = columns.map((column) => html`<th scope="col">${column}</th>`);
  return html`<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

/** Names, days and states stay on one line; what was said may wrap. */
const shortCell = 28;

function isShort(cell: string): boolean {
  return cell.length <= shortCell;
}

function links(item: Cited, { places }: Context): Html {
  const all = turnIdsOf(item).map((id) => html` <a href="#${id}">${places.get(id) ?? id}</a>`);
  return html`<span class="refs">${all}</span>`;
}

function sources(passages: readonly Passage[], labels: Labels): Html {
  const entries = passages.map(
    ({ id, speaker, time, quote }) => html`<p id="${id}"><b>${time || id}</b> ${speaker}: ${quote}</p>`,
  );
  return html`<details><summary>${labels.passages}</summary>${entries}</details>`;
}
