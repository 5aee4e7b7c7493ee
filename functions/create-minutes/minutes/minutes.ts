import type { Format } from '../transcript/formats.ts';
import type { TimeUnit } from '../transcript/piece.ts';
import type { LeftOut } from '../transcript/turn.ts';
import type { ActionItem } from './action.ts';
import type { Amount, Competitor, Concession } from './facts.ts';
import type { Framework } from './framework.ts';
import type { Item, RejectedItem } from './item.ts';
import type { Metrics } from './metrics.ts';
import type { NextMeeting } from './next-meeting.ts';
import type { CustomSection } from '../sections/custom.ts';
import type { Correction, Tracker } from './trackers.ts';
import type { Objection, OpenQuestion, SectionStatus, Topic } from './section.ts';

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
  readonly objections: readonly Objection[];
  /** Null when none was agreed. */
  readonly amounts: readonly Amount[];
  readonly competitors: readonly Competitor[];
  readonly concessions: readonly Concession[];
  readonly nextMeeting: NextMeeting | null;
  /** Null when none was asked for. */
  readonly framework: Framework | null;
  readonly trackers: readonly Tracker[];
  /** Sections of the caller's own, in the order asked for. */
  readonly customSections: readonly CustomSection[];
  readonly metrics: Metrics;
  /** What the glossary put right in the transcript. */
  readonly corrections: readonly Correction[];
  /** How often each kind was taken out; null when nothing was to be. */
  readonly redactions: Readonly<Record<string, number>> | null;
}

/** The answer of create-minutes. */
export interface Minutes extends MinutesContent {
  readonly coverage: {
    readonly turnsUsed: number;
    /** Turns the engine had no use for, and what the reading of the transcript left out before there were turns. */
    readonly turnsDropped: readonly LeftOut[];
  };
  readonly sections: Readonly<Record<string, SectionStatus>>;
  readonly rejectedItems: readonly RejectedItem[];
  readonly warnings: readonly string[];
  readonly rendered: { readonly markdown: string; readonly html: string };
  readonly execution: {
    readonly id: string;
    readonly engine: 'rules' | 'llm';
    readonly engineVersion: string;
    readonly inputHash: string;
    readonly configHash: string;
    readonly language: 'en' | 'ja';
    readonly detectedFormat: Format;
    readonly formatReason: string;
    readonly timeUnit: TimeUnit | null;
    readonly durationMs: number;
    readonly reExecutedFrom: string | null;
  };
}
