import type { MinutesContent } from '../minutes/minutes.ts';
import type { Turn } from '../transcript/turn.ts';
import { openBlockWriter } from './block-html.ts';
import { type Html, html } from './escape.ts';
import { headFacts } from './facts.ts';
import type { Labels } from './labels.ts';
import { type Layout, layOut } from './layout.ts';
import { citedPassages, type Passage } from './passages.ts';
import { style } from './style.ts';

/** The minutes as one self-contained page; each item links to the words it rests on, which stand at its end and link back. */
export function renderHtml(content: MinutesContent, turns: readonly Turn[], layout?: Layout): string {
  const { labels, sections } = layOut(content, layout);
  const { language } = content.meeting;
  const title = content.meeting.title ?? labels.title;
  const passages = citedPassages(sections, turns);
  const lang = labels.language === language ? html`` : html` lang="${labels.language}"`;
  const { write, heading } = openBlockWriter(labels, passages, lang);
  const body = sections.map(
    (section) => html`<section>${heading(section.heading)}${write(section.block)}</section>
`,
  );
  const page = html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${{ html: style }}</style></head>
<body>
<header><h1>${title}</h1>${write({ kind: 'facts', facts: headFacts(content, labels) })}</header>
<main>
${body}</main>
${passages.length > 0 ? sources(passages, heading(labels.passages), labels) : ''}
</body>
</html>
`;
  return page.html;
}

function sources(passages: readonly Passage[], heading: Html, labels: Labels): Html {
  const entries = passages.map(
    ({ id, speaker, time, quote }) =>
      html`<p id="${id}"><b>${time || id}</b> ${speaker}${labels.colon}${quote} <a href="#from-${id}" aria-label="${labels.back}">↑</a></p>`,
  );
  return html`<footer>${heading}${entries}</footer>`;
}
