/** What was learnt of sides, by `infra/quality/sides/train.ts`, as it is stored. Weights are log-odds; above 0 somebody sells. */
export interface StoredSides {
  readonly talk: Calibration;
  /** By feature: what it tells of who says it, and how far it is of a sale at all. */
  readonly said: Readonly<Record<string, SaidWeights>>;
  readonly role: { readonly shift: number; readonly parts: Readonly<Record<string, number>> };
}

type SaidWeights = readonly [sells: number, deal: number];

/** The log-odds of a speaker: `shift`, and `scale` times the sum of his sentences over the `damping`th power of their number and `ease`. */
interface Calibration {
  /** Of a sentence, beside its features: what makes that of nobody in particular worth nothing. */
  readonly bias: number;
  readonly scale: number;
  readonly ease: number;
  readonly damping: number;
  readonly shift: number;
}

export interface SidesModel {
  readonly talk: Calibration;
  readonly said: ReadonlyMap<string, SaidWeights>;
  readonly role: { readonly shift: number; readonly parts: ReadonlyMap<string, number> };
}

/** A model, read when it is first asked for. */
export function storedSides(stored: object): () => SidesModel {
  let read: SidesModel | undefined;
  return () => {
    read ??= sidesModelOf(stored as StoredSides);
    return read;
  };
}

export function sidesModelOf({ talk, said, role }: StoredSides): SidesModel {
  return {
    talk,
    said: new Map(Object.entries(said)),
    role: { shift: role.shift, parts: new Map(Object.entries(role.parts)) },
  };
}
