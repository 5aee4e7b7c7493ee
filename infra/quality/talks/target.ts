/** How far a remark is of a kind, and how much that counts: 0 where the labels leave it open. */
export interface Target {
  readonly label: number;
  readonly weight: number;
}

/** What looks like one and is none is worth learning; of what need not be in the minutes nothing is learnt. */
export const tempting = 2;
