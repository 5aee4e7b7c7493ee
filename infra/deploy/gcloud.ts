import { type StdioOptions, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { text } from 'node:stream/consumers';
import type { Command } from './command.ts';

/** The paths in the commands start here. */
const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs a command in this terminal. @throws Error when it cannot be started or does not succeed */
export async function runCommand(command: Command): Promise<void> {
  await start(wordsOf(command), 'inherit').ended;
}

/** What gcloud prints, without the line end; its complaints go to this terminal. */
export async function askGcloud(args: readonly string[]): Promise<string> {
  const { child, ended } = start(['gcloud', ...args], ['ignore', 'pipe', 'inherit']);
  const [printed] = await Promise.all([child.stdout ? text(child.stdout) : '', ended]);
  return printed.trim();
}

/** Only a shell can expand what is to be expanded, and nothing of that is run from here. */
function wordsOf(command: Command): readonly string[] {
  return command.map((argument) => {
    if (typeof argument === 'string') return argument;
    throw new Error('a command with shell expansions can only be shown');
  });
}

function start([program = '', ...args]: readonly string[], stdio: StdioOptions) {
  const child = spawn(program, args, { cwd: root, stdio });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error) => reject(new Error(startFailure(program, error), { cause: error })));
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${program} ended with ${signal ?? `exit code ${code}`}`));
    });
  });
  return { child, ended };
}

function startFailure(program: string, error: NodeJS.ErrnoException): string {
  if (error.code !== 'ENOENT') return `${program} cannot be started: ${error.message}`;
  return `${program} is not on the PATH (https://cloud.google.com/sdk/docs/install); --dry-run shows the commands without it`;
}
