/** Of English one word in seven is one of these, which its neighbours do not have; of others hardly one in a hundred. */
const englishWords =
  /(?<![\p{L}'’-])(?:the|and|you|that|this|what|with|they|have|are|not|but|would|your|our|from|which|there|don['’]t|that['’]s|it['’]s|i['’]m|i['’]ll|we['’]ll|we['’]re|you['’]re|yeah|yes|just|about|think|because)(?![\p{L}'’-])/giu;
const [leastJudged, leastShare, mostSampled] = [40, 0.04, 20_000];

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
