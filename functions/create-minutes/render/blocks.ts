import type { Evidence } from '../minutes/item.ts';

/** Something that rests on passages. */
export interface Cited {
  readonly evidence: readonly Pick<Evidence, 'turnIds' | 'quote'>[];
}

/** A line of a list: `small` stands after the text in smaller letters, `below` on a line of its own. */
export interface Entry extends Cited {
  readonly text: string;
  readonly small?: string | undefined;
  readonly below?: string | undefined;
}

export type Cell = Pick<Entry, 'text' | 'small'>;

export interface Row extends Cited {
  /** The first cell has the references. */
  readonly cells: readonly Cell[];
}

export interface Fact extends Cell {
  readonly name: string;
}

/** What a section shows, whatever it is written in. */
export type Block =
  | { readonly kind: 'none' }
  | { readonly kind: 'list'; readonly entries: readonly Entry[] }
  | { readonly kind: 'table'; readonly columns: readonly string[]; readonly rows: readonly Row[] }
  | {
      readonly kind: 'groups';
      readonly groups: readonly { readonly title: string; readonly entries: readonly Entry[] }[];
    }
  | { readonly kind: 'line'; readonly entry: Entry }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] };

export interface Section {
  readonly heading: string;
  readonly block: Block;
}
