type Rule = readonly [RegExp, string];

const contractions: readonly Rule[] = [
  [/\bgonna\b/gi, 'going to'],
  [/\bwanna\b/gi, 'want to'],
  [/(?:['’]ve|\bhave) got to\b|\bgotta\b/gi, ' have to'],
  [/(?<!\p{L})['’](?:cause|cuz)\b|\bcuz\b/giu, 'because'],
  [/['’]em\b/gi, ' them'],
  [/\bcan['’]?t\b/gi, 'cannot'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/n['’]t\b/gi, ' not'],
  [/\b(it|that|there|he|she|what|who|where|here)['’]s (?=(?:got|been|had|become)\b)/gi, '$1 has '],
  [/\b(it|that|there|he|she|what|who|where|here|how|everything)['’]s\b/gi, '$1 is'],
  [/['’]re\b/gi, ' are'],
  [/['’]ve\b/gi, ' have'],
  [/['’]ll\b/gi, ' will'],
  [/\b(i|we|you|they|he|she|it|that|there)['’]d (?=(?:better|been|had|already|gone|done)\b)/gi, '$1 had '],
  [/\b(i|we|you|they|he|she|it|that|there)['’]d\b/gi, '$1 would'],
  [/\bi['’]m\b/gi, 'I am'],
  [/\blet['’]?s\b/gi, 'let us'],
];

/** First and second person become third; "they" for one person keeps every verb but "to be" as it is. */
const persons: readonly Rule[] = [
  [/\bI am\b/gi, 'they are'],
  [/\bam I\b/gi, 'are they'],
  [/\bI was\b/gi, 'they were'],
  [/\bwas I\b/gi, 'were they'],
  [/\b(?:(?<![\w'’.])I(?![\w'’.])|we|you guys|you all|you)\b/g, 'they'],
  [/\b(?:We|You)\b/g, 'they'],
  [/\b(?:me|us)\b/g, 'them'],
  [/\b(?:my|our|your)\b/gi, 'their'],
  [/\b(?:mine|ours|yours)\b/gi, 'theirs'],
  [/\b(?:myself|ourselves|yourself|yourselves)\b/gi, 'themselves'],
];

/** Prepositions and verbs after which "you" is an object. */
const objectYou =
  /\b(to|for|with|from|of|at|about|by|on|than|like|send|give|tell|show|let|help|ask|thank|call|email|invite|remind|get|bring|update|sent|gave|told) (?:you(?: guys| all)?|they)\b(?! (?:are|have|will|would|can|could|do|did|were|had|should|might|may|must|want|need|know|get|go|say|see)\b)/gi;

/** Writes the short forms of speech out. */
export function expandContractions(text: string): string {
  return apply(text, contractions);
}

/** Turns direct into reported speech, person by person: "I'll send you our report" -> "they will send them their report". */
export function toThirdPerson(text: string): string {
  return apply(expandContractions(text).replace(objectYou, '$1 them'), persons);
}

function apply(text: string, rules: readonly Rule[]): string {
  return rules.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}
