import type { Remark } from '../../../facts/talk.ts';
import type { Span } from '../../sentence.ts';

/** What people are, by which they are spoken of who are not at the table. */
const role = String.raw`(?:\p{L}+ )?(?:CFO|CEO|COO|CTO|CIO|CISO|VP|MD|DPO|boss|owner|partner|director|manager|controller|treasurer|accountant|auditor|bookkeeper|lawyer|solicitor|attorney|notary|buyer|foreman|supervisor|caretaker|surveyor|architect|engineer|electrician|plumber|carpenter|technician|installer|consultant|assistant|secretary|receptionist|planner|designer|developer|administrator|chef|nurse|vet|pharmacist|principal|headteacher|landlord|contractor|head of \p{L}+|(?:product|sales|finance|IT|HR|legal) (?:head|lead))`;
const name = String.raw`(?:(?:Mrs?|Ms|Dr|Prof)\.? )?(?!(?:Mrs?|Ms|Dr|Prof|He|She|They|It|We|You|That|This|There|Who|What|Which|Nobody|Somebody|Everybody|Everyone|Someone|Legal|Finance|Procurement|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|Jan|Feb|Mar|Apr|May|June|July|Aug|Sept|Oct|Nov|Dec)\p{L}*\b)\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}{2,})?`;
/** What people do and suppliers do not: "Amazon has the same" speaks of nobody. */
const does =
  '(?:(?:from|in|at) \\p{L}+ )?(?:signs|measures|knows|decides|handles|thinks|likes|hates|approves|is (?:away|off|out|on (?:leave|holiday|site|it)|back|flying|travelling|sick|ill))';

const patterns: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:[Oo]ur|[Tt]he|[Mm]y) ${role}(?:,| is) (?<who>${name})`, 'gu'),
  new RegExp(
    String.raw`\b(?:ask|tell|call|ring|phone|message|get|have|need|talk to|speak to|speak with) (?<who>${name})(?= (?:to|on|about|directly|for|if|whether|and)\b|[.,?]|$)`,
    'gu',
  ),
  new RegExp(String.raw`(?:^|[.,;] |\b(?:and|but|so|because|that) )(?<who>${name})(?= ${does}\b)`, 'gu'),
  new RegExp(String.raw`\b(?:[Tt]he|[Oo]ur|[Mm]y) (?<role>${role})(?![\p{L}’'-])`, 'gu'),
];

/** Who is spoken of, and where. */
interface SpokenOf {
  readonly person: string;
  readonly spans: readonly Span[];
}

/**
 * Who "him" and "her" are where no participant is meant: the last person spoken of in `before`, by name or by what he is.
 * @param before what was said, the last last
 * @param isPresent whether a name is that of a participant
 */
export function personSpokenOf(before: readonly Remark[], isPresent: (name: string) => boolean): SpokenOf | undefined {
  for (const { text, spans } of before.toReversed()) {
    const found = patterns
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .sort((a, b) => a.index + a[0].length - (b.index + b[0].length))
      .at(-1)?.groups;
    if (found?.who !== undefined) return isPresent(found.who) ? undefined : { person: found.who, spans };
    if (found?.role !== undefined) return { person: `the ${found.role}`, spans };
  }
  return undefined;
}
