import type { Texts } from './texts/english.ts';
import { texts } from './language.ts';

/** A text of the page, which is told again when the language changes; a plain string is data and stays. */
export type Wording = (texts: Texts) => string;
export type Child = Node | string | Wording | undefined | false;

type Properties<Tag extends keyof HTMLElementTagNameMap> = {
  [Name in keyof HTMLElementTagNameMap[Tag]]?:
    | HTMLElementTagNameMap[Tag][Name]
    | (string extends HTMLElementTagNameMap[Tag][Name] ? Wording : never);
};

const tellings = new WeakMap<Node, () => void>();

/** An element with its properties and children. Nothing given becomes markup: strings are text. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties<Tag> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  const entries = Object.entries(properties);
  const worded = entries.filter((entry): entry is [string, Wording] => isWording(entry));
  Object.assign(made, Object.fromEntries(entries.filter((entry) => !isWording(entry))));
  if (worded.length > 0)
    tell(made, () =>
      Object.assign(made, Object.fromEntries(worded.map(([name, wording]) => [name, wording(texts())]))),
    );
  made.append(...children.filter((child) => child !== undefined && child !== false).map(toNode));
  return made;
}

/** Tells everything below the node in the language as it is now. */
export function tellAgain(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root; node; node = walker.nextNode()) tellings.get(node)?.();
}

function isWording([name, value]: readonly [string, unknown]): boolean {
  return typeof value === 'function' && !name.startsWith('on');
}

function toNode(child: Node | string | Wording): Node {
  if (typeof child === 'string') return document.createTextNode(child);
  if (typeof child !== 'function') return child;
  const text = document.createTextNode('');
  tell(text, () => {
    text.data = child(texts());
  });
  return text;
}

function tell(node: Node, telling: () => void): void {
  tellings.set(node, telling);
  telling();
}
