import { englishName } from '../names/names.ts';

/**
 * What was said where the transcript names nobody, as minutes have it: "said that the lids crack" is "the lids crack",
 * "suggested that the team should wait" is "it was suggested that the team should wait". What somebody does, thinks or says of himself
 * needs somebody: "a speaker will send the list".
 *
 * @param told what the speaker did, without the speaker
 * @param said the words of it
 */
export function unattributed(told: string, said: string): string {
  if (!ofOneself.test(said)) {
    if (statement.test(told)) return told.replace(statement, '');
    if (suggestion.test(told)) return `it was ${told}`;
  }
  return `${englishName(undefined)} ${told}`;
}

const ofOneself = /\b(?:I|me|my|mine|myself)\b/i;

const statement = /^(?:said|reported|explained|pointed out|added) that (?=\S+ \S)/;
const suggestion = /^suggested that (?=\S+ \S)/;
