/** Of so many parts each is judged by what was fitted to the others. */
export const folds = 5;

export function isLeftOut(talk: number, fold: number): boolean {
  return talk % folds === fold;
}
