import type { Person } from '../people.ts';
import type { Sentence } from '../sentence.ts';

/** Who is called 様 in the title buys; "A and B", or "a call with B", does not say which of the two does. */
const honoured = /([^\s　、。・,/:：|｜<>×「」【】()（）]{2,30}?)(?:様|御中)/gu;
const form = /^(?:株式会社|有限会社|合同会社)|(?:株式会社|有限会社|合同会社)$/gu;

/** Companies and people that the title calls the customer's, in lower case. */
export function customersIn(title: string): readonly string[] {
  const named = [...title.slice(0, longestTitle).matchAll(honoured)].map(([, name = '']) => name);
  return named.map((name) => name.replace(form, '').toLowerCase()).filter((name) => name.length > 1);
}

const longestTitle = 200;
/** Who introduces himself does so early. */
const introduction = 6;

/** Whether somebody belongs to a company: by what is known of him, or as he introduces himself: "空豆工房の野口です", "I'm Ada from Brightwater". */
export function isOf(
  company: string,
  { name, role, speaker, email }: Person,
  own: string | undefined,
  sentences: readonly Sentence[],
): boolean {
  const known = `${own ?? ''} ${role ?? ''} ${name} ${speaker ?? ''}`.toLowerCase();
  if (known.includes(company) || slugOf(email).includes(company.replace(/[^a-z\d]/g, '') || '\n')) return true;
  const calls = name.toLowerCase().split(/[\s　]+/);
  const early = sentences.filter((sentence) => speaker !== undefined && sentence.speaker === speaker);
  return early.slice(0, introduction).some(({ raw }) => introduces(raw.toLowerCase(), company, calls));
}

function introduces(said: string, company: string, calls: readonly string[]): boolean {
  const at = said.indexOf(company);
  if (at < 0) return false;
  if (said[at + company.length] === 'の') return calls.some((call) => said.startsWith(call, at + company.length + 1));
  return /\b(?:i['’]m|i am|this is|my name is)\b[^.]{0,60}\b(?:from|at|with) $/.test(said.slice(0, at));
}

function slugOf(email: string | undefined): string {
  return (email?.split('@')[1] ?? '').toLowerCase().replace(/[^a-z\d]/g, '');
}
