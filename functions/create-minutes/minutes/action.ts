import type { Evidence } from './item.ts';

export interface Owner {
  readonly name: string;
  readonly side: 'internal' | 'external' | null;
  readonly participantId: string | null;
}

export interface Due {
  readonly asWritten: string;
  /** Calendar day in the meeting's time zone; null when the words leave it open. */
  readonly date: string | null;
  /** Which rule read the day, null with it. */
  readonly rule: string | null;
}

export interface ActionItem {
  readonly description: string;
  /** Always somebody of the meeting; null when nobody certain took it. */
  readonly owner: Owner | null;
  readonly due: Due | null;
  readonly evidence: readonly Evidence[];
}
