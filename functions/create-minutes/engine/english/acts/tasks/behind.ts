import { eitherCase } from '#shared/text/either-case.ts';
import { isNounPhrase, mayNameThing } from '../../clause/main-clause.ts';
import { nounsWithVerbs } from '../../wording/noun-verbs.ts';
import { expandContractions } from '../../wording/contractions.ts';
import { sentence } from '../../wording/report.ts';
import { countWords } from '../../split.ts';
import { things } from './thing-meant.ts';

/** What stands behind a deed names its thing, or asks what is to be found out; an excuse or a remark on somebody does not. */
export function fitsBehind(named: string, deed: string): boolean {
  if (named.endsWith('?')) return findsOut.test(deed);
  if (/^(?:whether|if|how|what|when|who|which|where|why)\b/i.test(named)) return !excuse.test(named);
  return isNounPhrase(withVerbs(named)) || (!remarks.test(named) && countWords(named) <= mostBracketWords);
}

const findsOut =
  /^(?:find|check|ask|look|clarify|confirm|get|come back|ring|call|phone|try|write|dig|have|put|take|run|raise|message|mail|e-?mail|text|go)\b/i;
/** "What the cap is I'd have to check" */
const excuse = /\b(?:would (?:have|need) to|do(?:es)? not|did not|cannot)\b/i;
const mostBracketWords = 16;
const remarks =
  /^(?:he|she|they|it|that|this|there|you|nobody|somebody|everybody)\b|\b(?:would have to|have to|has to|had to|needs? to|must|cannot|could not|do(?:es)? not|did not|is not|are not|was not|wish(?:es)?|wonders?|hates?|loves?|sorry|hang on|leave (?:it|that|this)|will (?:do|ask|pass|look|check|find|see))\b|[?!]$/i;

/** "Send it over" with "the plan" is "Send the plan over"; what is no name of a thing stands behind the deed. */
export function behind(deed: string, named: string, isSure = true): string {
  const thing = named.replace(/^(?:The|An?|Their|His|Her|Its|Some)(?= )/u, (word) => word.toLowerCase());
  const [, verb, rest = ''] = pointing.exec(deed.replace(/\.$/, '')) ?? [];
  if (
    isSure &&
    verb !== undefined &&
    !/^put$/i.test(verb) &&
    isThing.test(thing) &&
    (isNounPhrase(withVerbs(thing)) || mayNameThing(withVerbs(thing))) &&
    countWords(thing) <= mostThingWords
  )
    return sentence(`${verb} ${thing}${rest}`);
  // "Find out whether they do single months"
  if (inquires.test(deed) && indirect.test(thing)) return sentence(`${deed.replace(/\.$/, '')} ${asClause(thing)}`);
  return `${sentence(deed).replace(/\.$/, '')} (${thing}).`;
}

/** "What happens to the data?" is to be found out. */
function asClause(asked: string): string {
  const plain = asked.replace(/\?$/, '').replace(inverted, '$1 $3 $2');
  return `${plain.charAt(0).toLowerCase()}${plain.slice(1)}`;
}

/** "How many can it take" is found out as how many it can take. */
const inverted = eitherCase(
  /^((?:how (?:many|much|long|often|soon|far)|what|when|where|which|who|why|how)(?: \p{L}+){0,2}?) (can|could|will|would|should|must|is|are|was|were|has|have|had) (it|they|we|he|she|the (?:customer|vendor)|(?-i:\p{Lu})\p{L}+)(?= |$)/iu,
);

const inquires =
  /^(?:find out|check|clarify|confirm|(?:ask|tell) (?:him|her|them|\p{Lu}[\p{L}’'-]+)|let (?:him|her|them|\p{Lu}[\p{L}’'-]+) know)\.?$/iu;
const indirect = /^(?:whether|who|what|when|where|which|how) (?!(?:is|are|do|does|did|can|could|will|would)\b)/i;

const withVerbs = (text: string) => nounsWithVerbs(expandContractions(text));
const pointing =
  /^(\p{L}+(?: (?:them|him|her|\p{Lu}[\p{L}’']+))?) (?:it|that|this|them|those|these)(?= (?:to|over|out|back|off|up|in|into|on|with|for|by|at|down|along|through|from|round|around|across|again|and|as)\b|,|$)(.*)$/su;
/** Begins as the name of a thing does, and tells nothing of it. */
const isThing = new RegExp(
  String.raw`^(?:the|an?|their|his|her|its|some|new|two|three|four|five|six|ten|${things}|\p{Lu}[\p{L}’']+[’']s)(?= |$)(?!.*(?:\b(?:is|are|was|were|will|would|can|could|has|have|had|does|do|did)\b|[?!.]))`,
  'u',
);
const mostThingWords = 8;
