import { withDigits } from './digits.ts';
import { nounsWithVerbs } from './noun-verbs.ts';

type Mending = readonly [speech: RegExp, written: string];

/** Turns of speech by what minutes have in their place, tried in this order. */
const mendings: readonly Mending[] = [
  [/\bgonna\b/gi, 'going to'],
  [/\bgotta\b/gi, 'have to'],
  [/\bwanna\b/gi, 'want to'],
  [/\b(has|have|had) got (?=(?:to\b|no\b|any\b|an?\b|the\b|some\b|two|three|\d|\p{Ll}+s\b))/giu, '$1 '],
  [/\bhas got (?=\p{Ll}|\d)/gu, 'has '],
  [
    /\b(\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten) grand\b(?! (?!(?:an?|per|for|in|and|or|off|less|more|each|on|to|up|down|over|of)\b)\p{L})/giu,
    '$1 thousand',
  ],
  // who was told something is named once
  [
    /\b(the (?:customer|vendor)) (that )?\1 (?=(?:would|will|could|can|cannot|should|must|might|may|had|did)\b)/g,
    '$1 $2they ',
  ],
  // nobody writes "is not it?"
  [
    /(?<=^|[,;] |\b(?:why|how|where|when|and|but|so) )(is|are|was|were|do|does|did|has|have|had|would|could|should) not (?=(?:it|there|you|we|they|he|she|that|the (?:customer|vendor|team))\b)/gi,
    '$1n’t ',
  ],
  [/\bquid\b/gi, 'pounds'],
  [/\byou guys\b/gi, 'you'],
  [/\b(?:folks|fellas)\b/gi, 'people'],
  [
    /, (?:to be honest|to be fair|honestly|frankly|believe me|I must say|mate|mind|obviously|actually|you see)(?=[,.;?]|$)/gi,
    '',
  ],
  [/(?<!\beven),? though(?=[,.;?]|$)/gi, ''],
  [/\b(and|but|because|so) (?:honestly|frankly|obviously|basically|actually),? (?=\p{L})/giu, '$1 '],
];

/** What takes up the talk before, and is no part of the matter; "so far", "but for" are. */
const opening =
  /^(?:(?:and|but|so|or|then|well|okay|right|yeah|yes|yep|oh|ah|see|now|look|listen|great|perfect|brilliant|lovely|fine|sure|honestly|actually|basically|anyway|frankly|I should ask|to be honest|that is why|that(?:['’]s| is) (?:fair|fine|good|great|okay)|that (?:works|suits|will do)(?: (?:on|for|with|by) [^,]{2,25})?), |(?:and|but(?! (?:for|not)\b)|so(?! (?:far|long|many|much|few|that|as|called)\b)|that is why|I should ask) (?=\p{L}))+/iu;
/** "Tess will be honest, the setup scares them": how it was said, and nothing of the matter. */
const frankness =
  /^(?:(?:\p{Lu}[\p{L}’-]+|they|the (?:customer|vendor)|I|we) (?:will|must|has to|have to|wants? to|is going to) (?:be (?:quite |very |perfectly )?(?:honest|frank|candid|straight|blunt|open)(?: (?:with|here)(?: (?:them|you|the (?:customer|vendor)))?)?|tell (?:them|you|the (?:customer|vendor)) (?:frankly|honestly|straight))[,:] |(?:to be|if (?:\p{Lu}[\p{L}’-]+|they|I|we) (?:is|are|am)) (?:honest|frank|candid|straight)(?: with (?:them|you|the (?:customer|vendor)))?, )(?=\S+ \S)/iu;
/** The same within a sentence or behind it. */
const frankWithin =
  /, (?:(?:to be|if (?:\p{Lu}[\p{L}’-]+|they|I|we) (?:is|are|am)) (?:honest|frank|candid|straight|blunt)(?: with (?:them|you|the (?:customer|vendor)))?|(?:\p{Lu}[\p{L}’-]+|they|I) will be (?:honest|frank|candid)),?(?= (?:and|but|is|are|was|were)\b|[.]|$)/giu;
/** What goes on behind the matter. */
const closing =
  /(?:,? so (?:yes|no|yeah)|, (?:love it|or what|period|no bother|happy with that|(?:I|\p{Lu}\p{Ll}+) (?:notes?|confirms?) (?:it|that)|for what it['’]s worth|by the way|you know|believe me|yes|yeah|yep|okay|right|fine|please|thanks|sorry|then|though|really|obviously|no|isn['’]t it|is it not|will you|would you|(?:is|are|was|were|has|have|had|do|does|did|will|would|can|could|should)(?:n['’]t| not) (?:it|they|he|she|you|we|I|there)))+(?=[.?]?$)/iu;
/** "Stephen Hale, he signs": who is spoken of is named once. */
const namedFirst =
  /^(\p{Lu}[\p{L}’-]{1,30}(?: \p{Lu}[\p{L}’-]{1,30}){1,2}), (?:he|she|they) (?=(?:is|are|was|were|will|would|has|have|had|does|do|did|can|could|signs?|runs?|goes|needs?|takes?|gets?|makes?)\b)/u;
const leastWords = 2;

/** A sentence of a list as a careful secretary would have it: without what leads to it and from it, numbers in digits. */
export function mended(text: string): string {
  const short = text.replace(opening, '').replace(frankness, '').replace(frankWithin, '').replace(closing, '');
  const told = short.split(/\s+/).length >= leastWords ? short : text;
  return withCapital(inWriting(told.replace(namedFirst, '$1 ')), text);
}

/** The same words without the turns of speech, whatever they stand in. */
export function inWriting(text: string): string {
  return withDigits(mendings.reduce((rest, [speech, written]) => rest.replace(speech, written), nounsWithVerbs(text)));
}

function withCapital(text: string, as: string): string {
  return /^\p{Lu}/u.test(as) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
