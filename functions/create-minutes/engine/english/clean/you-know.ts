/** "You know" as a filler, as a part of a pattern: after these it is no filler, as in "let you know". */
export const youKnow = String.raw`(?<!\b(?:let|lets|letting|do|did|would|could|as|if) )you know`;
