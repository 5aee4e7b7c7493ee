/** A part of the page, under its name in the address: `#executions/<rest>`. */
export interface View {
  readonly element: HTMLElement;
  /** Told each time it is shown, and when there is another key. @param rest what stands behind its name in the address */
  readonly shown?: (rest: string) => void;
}
