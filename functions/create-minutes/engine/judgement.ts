/** How well a line reads by itself, and how much it says to who was not there: 0 to 1 each. */
export interface Judgement {
  readonly readable: number;
  readonly matter: number;
}
