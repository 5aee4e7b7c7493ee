import { commandLine } from './command.ts';
import type { Plan, Section } from './plan.ts';
import type { Target } from './target.ts';

/** The whole plan as a shell script to be read: whatever is no command is a comment. */
export function planText(target: Target, plan: Plan): string {
  const functions = {
    title: 'The functions (this is what the deployment itself runs)',
    steps: plan.functions.map(({ id, command }) => ({ note: id, command })),
  };
  return [`# ${headline(target)}`, ...[plan.before, functions, ...plan.after].map(sectionText)].join('\n\n');
}

/** What is left to its reader after the functions are deployed. */
export function remainderText({ after }: Plan): string {
  return after.map(sectionText).join('\n\n');
}

export function headline({ variant, ids, place }: Target): string {
  const count = ids.length === 1 ? '1 function' : `${ids.length} functions`;
  return `${count} of variant ${variant} to project ${place.project} (${place.projectNumber}), region ${place.region}`;
}

function sectionText({ title, steps }: Section): string {
  return [`# ---- ${title}`, ...steps.map(({ note, command }) => `# ${note}\n${commandLine(command)}`)].join('\n\n');
}
