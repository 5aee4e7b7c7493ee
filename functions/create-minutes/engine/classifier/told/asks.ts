/** Ends as a question does. */
export const asks = /[?？]\s*$|か。?$/u;
