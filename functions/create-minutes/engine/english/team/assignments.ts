import type { Task } from './tasks.ts';

/** Deeds that are given to people by their roles, in the words of whoever leads the meeting. */
const verbs = new Set(
  'work think look do play find write prepare make draw build design develop examine check research evaluate present produce put send report come gather collect test plan define specify negotiate coordinate complete get draft update review'.split(
    ' ',
  ),
);
/** "will be thinking about the menu" -> "think about the menu" */
const gerunds: ReadonlyMap<string, string> = new Map([
  ['working', 'work'],
  ['thinking', 'think'],
  ['looking', 'look'],
  ['doing', 'do'],
  ['making', 'make'],
  ['preparing', 'prepare'],
  ['writing', 'write'],
  ['designing', 'design'],
  ['developing', 'develop'],
  ['building', 'build'],
]);
/** What people are in a project; words of no meeting's subject. */
const roles =
  '(?:designer|expert|manager|engineer|specialist|developer|analyst|department|marketing|secretary|assistant)s?';
const role = `(?<name>(?:the )?(?:[\\w-]+ ){0,2}?${roles})`;
const everybody = '(?:you (?:all|two|guys|both)|(?:the two|both|each) of you|everyone|everybody|the two designers)';
const shall = '(?:(?:is |are )?going to|will|can|should|has to|have to) (?:just |also )?';
const deed = '(?:be )?(?<deed>\\w+\\b.{6,})';

/** Only the frame is matched; whether a deed follows is looked up. */
const frames: readonly (readonly [says: RegExp, doer: 'named' | 'all'])[] = [
  [new RegExp(`${role} ${shall}${deed}`, 'i'), 'named'],
  [new RegExp(`\\bI (?:would like|want|need) ${role} to ${deed}`, 'i'), 'named'],
  [new RegExp(`\\bfor (?<name>the [\\w-]+ ${roles}|[\\w-]{3,}) to ${deed}`, 'i'), 'named'],
  [new RegExp(`\\b${everybody} (?:${shall}|(?:get )?to )${deed}`, 'i'), 'all'],
];
/** Most sentences give nobody anything. */
const mayAssign = new RegExp(`${roles} |every(?:one|body) | of you |\\byou (?:all|two|guys|both) |\\bfor .* to `, 'i');
/** Less sure than a promise: who leads a meeting says such things of any day. */
const weight = 1.2;

/** Reads a task that is given to a role or to everybody; a sentence with its short forms written out. */
export function readAssignment(said: string): Task | undefined {
  if (!mayAssign.test(said)) return undefined;
  for (const [says, doer] of frames) {
    const { deed: found = '', name } = says.exec(said)?.groups ?? {};
    const [first = ''] = found.toLowerCase().split(' ');
    const verb = verbs.has(first) ? first : gerunds.get(first);
    if (verb !== undefined) return { deed: verb + found.slice(first.length), doer, name, weight };
  }
  return undefined;
}
