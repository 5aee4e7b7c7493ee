import type { ActionItem } from './action.ts';
import type { Item, RejectedItem } from './item.ts';
import type { OpenQuestion, SectionStatus, Topic } from './section.ts';

export interface Participant {
  readonly id: string | null;
  readonly name: string;
  readonly side: 'internal' | 'external' | null;
  readonly role: string | null;
  readonly email: string | null;
  readonly spoke: boolean;
}

/** What the minutes say, before they are rendered. */
export interface MinutesContent {
  readonly meeting: {
    readonly id: string | null;
    readonly title: string | null;
    readonly startedAt: string | null;
    readonly timeZone: string | null;
    readonly language: 'en' | 'ja';
  };
  readonly participants: readonly Participant[];
  readonly summary: { readonly oneLine: string; readonly short: string; readonly detailed: readonly Item[] };
  readonly topics: readonly Topic[];
  readonly decisions: readonly Item[];
  readonly actionItems: readonly ActionItem[];
  readonly openQuestions: readonly OpenQuestion[];
}

/** The answer of create-minutes. */
export interface Minutes extends MinutesContent {
  readonly coverage: {
    readonly turnsUsed: number;
    readonly turnsDropped: readonly {
      readonly reason: string;
      readonly count: number;
      readonly turnIds: readonly string[];
    }[];
  };
  readonly sections: Readonly<Record<string, SectionStatus>>;
  readonly rejectedItems: readonly RejectedItem[];
  readonly warnings: readonly string[];
  readonly rendered: { readonly markdown: string; readonly html: string };
  readonly execution: {
    readonly id: string;
    readonly engine: 'rules';
    readonly engineVersion: string;
    readonly inputHash: string;
    readonly configHash: string;
    readonly language: 'en' | 'ja';
    readonly detectedFormat: string;
    readonly durationMs: number;
    readonly reExecutedFrom: string | null;
  };
}
