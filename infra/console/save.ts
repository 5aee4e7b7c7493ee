import { element } from './dom.ts';

/** Browsers read the content when they please. */
const keptMs = 60_000;

const types = { md: 'text/markdown', html: 'text/html', json: 'application/json' } as const;

/** Has the browser keep a text as a file. */
export function save(name: string, ending: keyof typeof types, content: string): void {
  const href = URL.createObjectURL(new Blob([content], { type: `${types[ending]};charset=utf-8` }));
  element('a', { href, download: `${name}.${ending}` }).click();
  setTimeout(() => URL.revokeObjectURL(href), keptMs);
}
