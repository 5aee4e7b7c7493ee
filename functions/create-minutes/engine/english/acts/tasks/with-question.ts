import { eitherCase } from '#shared/text/either-case.ts';
import { indirectQuestion } from '../../wording/indirect-question.ts';
import { sentence } from '../../wording/report.ts';
import { countWords } from '../../split.ts';

const mostWords = 22;
/** Takes what is to be found out right behind it. */
const takesClause = eitherCase(
  /\b(?:find out|check|clarify|confirm|verify|ask(?: (?:\S+ ){0,3}\S+)?|(?:check|confirm|clarify) with (?:\S+ ){0,3}\S+|tell (?:him|her|them|(?-i:\p{Lu})\S+(?: and (?-i:\p{Lu})\S+)?|the \S+)|let (?:\S+ ){1,3}know)$/iu,
);
const looksInto = /\b(look into|look up|look)(?: (?:it|that|this)(?: one)?)?( up)?$/i;
const returns =
  /\b(?:(?:get|come|go) back|report back|revert|reply)(?: to (?:\S+ ){0,2}\S+)?$|\banswer(?: (?:\S+ ){0,2}\S+)?$/iu;
const reachesOut =
  /\b(?:ring|call|phone|text|message|ping|whatsapp|e-?mail|write(?: to)?|(?:speak|talk) (?:to|with)|drop) (?:\S+ ){0,3}\S+$/iu;
/** "On that" says no more than the question, nor does what is checked. */
const pointsBack = /(?: (?:on|about)|(?<=\b(?:check|confirm|clarify|verify))) (?:it|that|this)(?: one)?$/i;

const ending = /(?<![.\s])[.\s]+$/u;

/** A deed with the question it is about: "Ask the factory whether it bears the salt", "Put it to the board (who pays for the delay?)". */
export function withQuestion(deed: string, asked: string): string {
  const clause = indirectQuestion(asked);
  const plain = deed.replace(ending, '').replace(pointsBack, '');
  const led =
    clause === undefined || addresses.test(clause) || countWords(clause) > mostWords ? undefined : ledBy(plain);
  if (clause !== undefined && led !== undefined) return sentence(`${led} ${clause}`);
  return `${sentence(plain).replace(/\.$/, '')} (${asked.replace(ending, '')}).`;
}

/** "You" is not who reads the minutes. */
const addresses = /\b(?:you|your|yours)\b/i;

/** A deed as a clause goes on from it; undefined where none does. */
function ledBy(deed: string): string | undefined {
  const [last = ''] = / and (?!.* and )(.*)$/su.exec(deed)?.slice(1) ?? [deed];
  if (looksInto.test(last))
    return deed
      .replace(looksInto, (_, verb: string, up = '') => `${verb}${up}`)
      .replace(/\blook$/i, (look) => `${look} up`);
  if (takesClause.test(last)) return deed;
  if (returns.test(last)) return `${deed} on`;
  return reachesOut.test(last) ? `${deed} about` : undefined;
}
