import { countWords } from '../../split.ts';

const leastWords = 2;
const again = '(?:it|that|there|he|she|they|we|you)';
const says = '(?:is|was|are|were|has|had|have|will|would|can|cannot|does|do|did|needs?|looks?)(?: not)?';
/** Behind a comma the next statement begins: "get quotes from two telcos, you have them this Friday". */
const behindComma = new RegExp(
  String.raw`, (?:and |but )?(?:${again}|\p{Lu}\p{Ll}+|(?:their|our|my|the) \p{L}+) ${says}\b.*$`,
  'u',
);
/** "The sheets for everything, the council came in last month" */
const happened = /, (?:the|our|my|your|their) \p{L}+ (?:came|went|got|said|told) (?!(?:and|or)\b)\p{L}.*$/u;
/** "I'll send it over, and if you could get it back by Monday": what is asked of the other one. */
const asksBack =
  /, and (?:then )?if (?:you|they|he|she|\p{Lu}\p{Ll}+) (?:could|can|would) (?:get|send|give|let|return|sign|fill|have)\b.*$/u;
/** What happens otherwise: "by Wednesday, or I'll drive up there", "today, otherwise it'll sit there". */
const otherwise = new RegExp(
  String.raw`, otherwise \p{L}.*$|,? or (?:else )?(?:${again}|I|\p{Lu}\p{Ll}+) (?:${says}|will|would|shall)\b.*$`,
  'u',
);
/** Without any mark it does where nothing else can go on so: "do it she is out", "send a new one it is on us". */
const [afterWhole, afterAny] = [
  /(?<=\b(?:it|them|him|her|this|those|these|over|out|back|off|tomorrow|today|tonight|\w+day|now|week|morning|afternoon)) (?:he|she|they|it|we|you|that) (?:\w+ly )?\p{Ll}.*$/u,
  /(?<=\b(?!(?:that|if|when|where|what|who|which|how|why|whether|because|since|before|after|until|unless|as|than|and|but|or|so|think|say|says|said|know|sure|see|tell|once|while)\b)\p{L}+) (?:it is|it was|that is (?=(?:when|why|how|where|what|it|fine|all)\b)|there is|it has|it will|i have|i will|i am) .*$/u,
];
/** "I'll get the contract over to you when are you off": what is asked next. */
const asksOn =
  /(?<!\b(?:out|check|ask|know|see|tell|clarify|confirm|wonder|him|her|them|on|of|about)) (?:when|where|what time) (?:are|is|do|does|did|will|would|can) (?:you|we|they|he|she|the|\p{Lu}\p{L}+)\b.*$/u;
const toldTo =
  /\b(?:tell|tells|show|ask|asks|remind|promise|assure|let|make|give|sure|see|check|know) (?:it|them|him|her|that|this)$/i;

/** What is said up to where the next statement begins; without marks that is where nothing else can go on so. */
export function firstStatement(text: string, hasMarks: boolean): string {
  return (
    hasMarks
      ? [otherwise, asksBack, happened, behindComma]
      : [otherwise, asksBack, happened, behindComma, afterWhole, afterAny, asksOn]
  ).reduce(upTo, text);
}

function upTo(text: string, end: RegExp): string {
  const at = text.search(end);
  const first = text.slice(0, at);
  return at > 0 && countWords(first) >= leastWords && !toldTo.test(first) && !opens.test(first) ? first : text;
}

/** "Once Len's file is in, ..." goes on. */
const opens = /^(?:once|when|if|as soon as|after|before|until|unless|while|because)\b/i;
