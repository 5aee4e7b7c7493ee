/** An argument as it is, or a text that the shell expands first: a variable, or the output of another command. */
export type Argument = string | { readonly expanded: string };

/** What is run, or shown to be run: the words of one command line. */
export type Command = readonly Argument[];

/** One command, and why somebody should run it. */
export interface Step {
  readonly note: string;
  readonly command: Command;
}

const safe = /^[\w@%+=:,./-]+$/;

/** The command as text to be pasted into a shell, one flag a line. */
export function commandLine(command: Command): string {
  const words = command.map((argument) => ({ text: quote(argument), flag: /^--./.test(textOf(argument)) }));
  return words.map(({ text, flag }, at) => (at === 0 ? text : `${flag ? ' \\\n  ' : ' '}${text}`)).join('');
}

/** Of a flag only the value is quoted, which is easier to read and to change. */
function quote(argument: Argument): string {
  const [, flag = '', value = ''] = /^(--[\w-]+=)?(.*)$/s.exec(textOf(argument)) ?? [];
  if (typeof argument !== 'string') return `${flag}"${value}"`;
  return safe.test(value) ? argument : `${flag}'${value.replaceAll("'", `'\\''`)}'`;
}

function textOf(argument: Argument): string {
  return typeof argument === 'string' ? argument : argument.expanded;
}
