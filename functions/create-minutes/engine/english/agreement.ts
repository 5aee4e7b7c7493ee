const listed = (words: string) => new Set(words.split(' '));

/** Words that may stand between a subject and its verb. */
const adverbs = listed(
  'also just really probably already still all both actually definitely never always only currently now then even maybe perhaps usually certainly simply sort kind possibly hopefully generally clearly not ever often later basically obviously',
);
const unchanging = listed(
  'can could will would shall should may might must cannot was did had went said told got came found looked made took wanted used asked thought knew saw gave put let felt left kept held met spent built bought brought ran spoke sent set chose began became heard led lost paid wrote understood cut hit',
);
const irregular: Readonly<Record<string, string>> = {
  are: 'is',
  am: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
  go: 'goes',
};
/** No verb stands here: the subject is not one, or the sentence breaks off. */
const noVerb = listed(
  'the a an of to in on at for with from by and or but if that this it its they them he she there here so as because what how when where who which while than about into over your our their my no one two three four me us you i',
);

/**
 * The third person singular of a verb in the form that "we" has: are -> is, need -> needs; past forms and modal verbs as
 * they are. Undefined for an adverb, after which the verb is still to come.
 */
export function agreed(verb: string): string | undefined {
  const small = verb.toLowerCase();
  if (adverbs.has(small) || /[a-z]{3}ly$/.test(small)) return undefined;
  if (irregular[small] !== undefined) return irregular[small];
  if (unchanging.has(small) || noVerb.has(small) || !/^[a-z]+$/.test(small) || /(?:[^e]ed|ing|[^s]s)$/.test(small))
    return verb;
  if (/[^aeiou]y$/.test(small)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z)$/.test(small) ? `${verb}es` : `${verb}s`;
}
