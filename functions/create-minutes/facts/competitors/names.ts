import { escaped } from '../../engine/escaped.ts';
import type { Talk } from '../talk.ts';

/** A name with its place in a sentence. */
export interface FoundName {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** One spelling for `VetChime`, `Vet Chime` and `vetchime`. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s・.'’&-]/g, '');
}

/** Tells whether a name is that of a person of the meeting, or of one of the companies that meet. */
export function ownNames(talk: Talk, title: string | undefined): (name: string) => boolean {
  const people = new Set<string>();
  for (const { name, names } of talk.people) {
    for (const given of [name, ...names])
      for (const part of [given, ...given.split(/[\s,・()（）/]+/)]) if (part.length > 1) people.add(nameKey(part));
  }
  for (const company of introduced(talk)) {
    people.add(nameKey(company));
    // "Nexiv Solutions" is Nexiv as well
    const [first = '', ...more] = company.split(' ');
    if (more.length > 0 && first.length >= leastShort) people.add(nameKey(first));
  }
  const companies = new Set(talk.people.flatMap(({ email }) => companyOf(email) ?? []));
  const heading = nameKey(title ?? '');
  return (name) => {
    const key = nameKey(name);
    if (people.has(key) || (key.length > 2 && heading.includes(key))) return true;
    return [...companies].some((company) => company.includes(key) || (key.length > 3 && key.includes(company)));
  };
}

const leastShort = 4;
/** Remarks in which people say who they are. */
const introductions = 20;
const company = String.raw`(\p{Lu}[\p{L}\p{N}&’'-]*(?: \p{Lu}[\p{L}\p{N}&’'-]*){0,2})`;
const does = String.raw`(?:['’]m|['’]s| am| is| (?:run|head|lead|manage|work|look)s?)\b[^.?!]{0,60}?\b(?:at|from|for) (?:the )?${company}`;
const ofColleague = new RegExp(String.raw`\b(?:he|she)${does}`, 'giu');
/** By whoever says who he is or whom he talks to: "this is Alex from Nexiv", "at Nexiv, we host it", "you're leading the team at TechWave". */
const ofThoseWhoMeet = [
  new RegExp(String.raw`\bI${does}`, 'gu'),
  new RegExp(
    String.raw`\b(?:[Cc]alling|[Rr]inging|[Ss]peaking|[Rr]eaching out|(?<=\p{Lu}\p{L}+,? )here)(?: \p{Ll}+){0,3} (?:from|on behalf of) (?:the )?${company}`,
    'gu',
  ),
  new RegExp(
    String.raw`\b[Tt]his is \p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?,?(?: here| again)? (?:from|at|with|of) (?:the )?${company}`,
    'gu',
  ),
  new RegExp(String.raw`\b(?:[Hh]ere )?[Aa]t ${company},? we\b`, 'gu'),
  new RegExp(String.raw`\b(?:[Yy]ou(?:['’]re| are)|[Yy]our)(?: \p{Ll}+){1,8} (?:at|over at|here at) ${company}`, 'gu'),
];

/** "I look after the account at Pallex", and a seller's "she runs the channel at Sunvara"; 「空豆工房の野口です」. */
function introduced({ code, remarks, people }: Talk): readonly string[] {
  const early = remarks.slice(0, introductions);
  if (code === 'ja') {
    const names = people
      .flatMap(({ names: own }) => own.flatMap((name) => [name, ...name.split(/[\s　・]+/u)]))
      .filter((name) => /^(?:\p{sc=Han}|[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}ー]{2,8})$/u.test(name));
    const calls = [...new Set(names.flatMap((name) => [name, name.slice(0, 2)]))].map(escaped);
    if (calls.length === 0) return [];
    const says = new RegExp(
      `([\\p{L}ー・]{2,20}?)の[^。、の]{0,8}?(?:${calls.join('|')})(?:です|と申し|と言い|といい|でござい)`,
      'gu',
    );
    return early.flatMap(({ text }) => [...text.matchAll(says)].flatMap(([, name]) => name ?? []));
  }
  const names = people.flatMap(({ name, names: own }) => [name, ...own].flatMap((one) => one.split(/[\s,()]+/)));
  const calls = [...new Set(names.filter((name) => /^\p{Lu}\p{L}{2,}$/u.test(name)))].map(escaped);
  // "present are Ms. Hallam of Highway and myself"
  const ofMember = new RegExp(`\\b(?:${calls.join('|') || '(?!)'}) (?:of|from|with|over at) (?:the )?${company}`, 'gu');
  return early.flatMap(({ text, side }) => {
    const told = [...ofThoseWhoMeet, ofMember, ...(side === 'internal' ? [ofColleague] : [])];
    return told.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []));
  });
}

/** `dana@pawline.example` -> `pawline` */
function companyOf(email: string | undefined): string | undefined {
  const labels = email?.split('@')[1]?.toLowerCase().split('.');
  const label = labels?.[0];
  return label && label.length > 2 && !freeMail.test(label) ? nameKey(label) : undefined;
}

const freeMail = /^(?:gmail|outlook|hotmail|yahoo|icloud|mail|example|live|proton|gmx)$/;
