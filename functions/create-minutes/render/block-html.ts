import type { Block, Cell, Cited, Entry, Fact } from './blocks.ts';
import { type Html, html } from './escape.ts';
import type { Labels } from './labels.ts';
import { type Passage, turnIdsOf } from './passages.ts';

interface BlockWriter {
  readonly write: (block: Block) => Html | readonly Html[];
  readonly heading: (text: string) => Html;
}

/** What writing a block needs beside it. */
interface Context {
  readonly labels: Labels;
  /** Set where the headings are in another language than what was said. */
  readonly lang: Html;
  /** The time of each cited turn, or its id. */
  readonly places: ReadonlyMap<string, string>;
  /** Turns that were linked to: the first link is the one to come back to. */
  readonly linked: Set<string>;
}

/** Writes the blocks of one page, in the order in which they stand on it. */
export function openBlockWriter(labels: Labels, passages: readonly Passage[], lang: Html): BlockWriter {
  const places = new Map(passages.map(({ id, time }) => [id, time || id]));
  const context = { labels, lang, places, linked: new Set<string>() };
  return { write: (block) => write(block, context), heading: (text) => html`<h2${lang}>${text}</h2>` };
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
      return html`<p>${told(block.entry)}${links(block.entry, context)}</p>`;
    case 'facts':
      return html`<dl>${block.facts.map((one) => fact(one, context))}</dl>`;
    case 'table':
      return table(block, context);
  }
}

function none({ labels, lang }: Context): Html {
  return html`<p class="none"${lang}>${labels.none}</p>`;
}

function fact({ name, ...value }: Fact, { lang }: Context): Html {
  return html`<div><dt${lang}>${name}</dt><dd>${told(value)}</dd></div>`;
}

function list(entries: readonly Entry[], context: Context): Html {
  if (entries.length === 0) return none(context);
  return html`<ul>${entries.map((entry) => html`<li>${told(entry)}${below(entry)}${links(entry, context)}</li>`)}</ul>`;
}

function told({ text, small }: Cell): Html {
  return small ? html`${text} <small>${small}</small>` : html`${text}`;
}

function below(entry: Entry): Html {
  return entry.below ? html`<br><small>${entry.below}</small>` : html``;
}

function table({ columns, rows }: Extract<Block, { kind: 'table' }>, context: Context): Html {
  const body = rows.map(({ cells: [first = { text: '' }, ...rest], evidence }) => {
    const others = rest.map((cell) => html`<td>${inCell(cell)}</td>`);
    return html`<tr><td>${inCell(first)}${links({ evidence }, context)}</td>${others}</tr>`;
  });
  const head = columns.map((column) => html`<th scope="col"${context.lang}>${column}</th>`);
  return html`<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

/** Names, days and states stay on one line; what was said may wrap. */
const shortText = 28;

function inCell({ text, small }: Cell): Html {
  const main = text.length <= shortText ? html`<span class="short">${text}</span>` : html`${text}`;
  if (!small) return main;
  return text ? html`${main} <small>${small}</small>` : html`<small>${small}</small>`;
}

function links(item: Cited, { places, linked }: Context): Html {
  const all = turnIdsOf(item).map((id) => {
    const isFirst = !linked.has(id);
    linked.add(id);
    return html` <a href="#${id}"${isFirst ? html` id="from-${id}"` : ''}>${places.get(id) ?? id}</a>`;
  });
  return html`<span class="refs">${all}</span>`;
}
