/** "I'll pencil... no, I'll put it in pen" */
export const correctedDeed =
  /\b((?:I|we|you|they|he|she)(?:['’](?:ll|d)| (?:will|would|can|could)))(?: [\p{L}’'-]+?){1,6}(?:,| ?[—–-]|\.{3}|…) ?(?:(?:u+m+|ah|oh|well|er),? )*no,? (?:(?:wait|sorry|hang on|actually),? )*(?=\1\b(?! not\b))/giu;
