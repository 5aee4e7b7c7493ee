import { isInWriting } from './reads-well.ts';

/** A thing and what became of it, or a sum, in few words: 台数は48台とすることになった, 35万円で、台本を月2本追加とすることになった. */
const saysWhat =
  /^(?:(?=[\p{sc=Han}\p{sc=Katakana}A-Za-z\p{N}])(?:[^、。はをがでて]{2,16}(?:は、?|を)(?=[^はを]*$)|[^、。はをが]{0,8}\p{N}[\p{N},万億]*円)[^。]{2,26})(?:ことになった|ことになりました)。$/u;
/** Goes on from what was said before, gives the reason for it, or says no more than the price that stands before it. */
const saysNoMore =
  /^(?:今の|先ほど|さっき|前の|次の|同じ|(?:今回|今年|今|来年|当面|全部|あと|価格|金額|料金)は|\p{N}+[はを]|[\p{N},万億]+円とする)|(?:ので|から|って|けど|が)、|私|僕|俺|自身|[？?…]/u;
const spokenOf = /った。$|いました。$/u;
const came = /こと(?<polite>になりました|になった)。$/u;

/** 「…などについて話し合い、台数は48台とすることになった。」, among others 「…台数は48台とすることなどを決めた。」 */
export function withSettled(opening: string, settled: string, isAlone: boolean): string | undefined {
  const { polite } = came.exec(settled)?.groups ?? {};
  if (polite === undefined || !saysWhat.test(settled) || saysNoMore.test(settled)) return undefined;
  if (!isInWriting(settled.replace(came, ''))) return undefined;
  const told = isAlone
    ? settled
    : settled.replace(came, `ことなどを${polite === 'になった' ? '決めた' : '決めました'}。`);
  return opening.replace(spokenOf, () => `い、${told}`);
}
