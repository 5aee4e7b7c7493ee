/** What people are, by which they are spoken of who are not at the table. */
const role = String.raw`(?:\p{L}+ )?(?:CFO|CEO|COO|CTO|CIO|CISO|VP|MD|DPO|boss|owner|partner|director|manager|controller|treasurer|accountant|auditor|bookkeeper|lawyer|solicitor|attorney|notary|buyer|foreman|supervisor|caretaker|surveyor|architect|engineer|electrician|plumber|carpenter|technician|installer|consultant|assistant|secretary|receptionist|planner|designer|developer|administrator|chef|nurse|vet|pharmacist|principal|headteacher|landlord|contractor|marshal|inspector|broker|agent|banker|doctor|dentist|warden|dispatcher|head of \p{L}+|(?:product|sales|finance|IT|HR|legal) (?:head|lead))`;
/** Not the beginnings of names: "Monica" is not Monday. */
const noNames =
  'Mrs?|Ms|Dr|Prof|He|She|They|It|We|You|That|This|There|Who|What|Which|Nobody|Somebody|Everybody|Everyone|Someone|Legal|Finance|Procurement|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|July|September|October|November|December|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec';
const name = String.raw`(?:(?:Mrs?|Ms|Dr|Prof)\.? )?(?!(?:${noNames})\b)\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}{2,})?`;
/** Months that people are called by as well. */
const isMonthToo = /^(?:March|April|May|June|August)$/;
/** What people do and suppliers do not: "Amazon has the same" speaks of nobody. */
const does =
  '(?:(?:from|in|at) \\p{L}+ )?(?:signs|measures|knows|decides|handles|thinks|likes|hates|approves|is (?:away|off|out|on (?:leave|holiday|site|it)|back|flying|travelling|sick|ill))';
const begins = String.raw`(?:^|[.,;:] |\b(?:and|but|so|because|that|well|oh) )`;
const inOur = String.raw`(?:in|from|at|on) (?:our|the|my|your)\b`;

const patterns: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:[Oo]ur|[Tt]he|[Mm]y) ${role}(?:,| is) (?<who>${name})`, 'gu'),
  new RegExp(
    String.raw`\b(?:ask|tell|call|ring|phone|message|get|have|need|talk to|speak to|speak with) (?<who>${name})(?= (?:to|on|about|directly|for|if|whether|and)\b|[.,?]|$)`,
    'gu',
  ),
  new RegExp(String.raw`${begins}(?<who>${name})(?= ${does}\b)`, 'gu'),
  new RegExp(
    String.raw`\b(?:[Tt]hat|[Ii]t|[Tt]here)(?:['’]s| is| would be|['’]d be) (?<who>${name})(?=,| ${inOur}|[.]?$)`,
    'gu',
  ),
  new RegExp(
    String.raw`${begins}(?<who>${name})(?= ${inOur} [^.,?]{2,30} (?:does|handles|knows|signs|runs|keeps|looks)\b)`,
    'gu',
  ),
  // may be the one who is meant as well as a supplier: "Maria keeps the records", "Amazon has the same"
  new RegExp(String.raw`${begins}(?<unclear>${name})(?= (?:has|is|was|will|would|can|could|did|\p{Ll}{2,}s)\b)`, 'gu'),
  new RegExp(String.raw`\b(?:[Tt]he|[Oo]ur|[Mm]y) (?<role>${role})(?![\p{L}’'-])`, 'gu'),
];

/**
 * Who "him" and "her" are where no participant is meant: the last person spoken of in a text, by name or by what he is. Undefined
 * where nobody is, `unclear` where it cannot be told who.
 */
export function personSpokenOf(text: string): string | 'unclear' | undefined {
  const found = patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .sort((a, b) => endOf(b) - endOf(a))
    .at(0)?.groups;
  if (!found) return undefined;
  const { who, role: byRole } = found;
  if (who !== undefined) return isMonthToo.test(who) ? 'unclear' : who;
  return byRole === undefined ? 'unclear' : `the ${byRole}`;
}

const endOf = (match: RegExpExecArray) => match.index + match[0].length;
