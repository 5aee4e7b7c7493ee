/** English has at least a quarter of these; German, French or Spanish hardly one in thirty. */
const englishWords =
  /(?<![\p{L}'’-])(?:the|and|you|that|is|we|it|to|of|have|for|are|this|what|with|they|don['’]t|yes|no|not|i|so|but|on|at|would|can|be|your|our|if|do|my|that['’]s|it['’]s|i['’]ll|we['’]ll)(?![\p{L}'’-])/giu;
const [leastJudged, leastShare, mostSampled] = [40, 0.12, 20_000];

/** Minutes are made in two languages; a talk in a third one is read as if it were English, and nobody should have to find that out from them. */
export function otherLanguage(turns: readonly { readonly text: string }[], language: 'en' | 'ja'): readonly string[] {
  if (language !== 'en') return [];
  let sample = '';
  for (const { text } of turns) if (sample.length < mostSampled) sample += ` ${text}`;
  const words = sample.match(/\p{L}[\p{L}'’-]*/gu)?.length ?? 0;
  const known = sample.match(englishWords)?.length ?? 0;
  return words >= leastJudged && known < words * leastShare
    ? ['transcript: does not seem to be in English or Japanese; these minutes were made as if it were in English']
    : [];
}
