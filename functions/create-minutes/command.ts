import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { InputError } from '#shared/errors.ts';
import { check } from '#shared/http/check.ts';
import { generateMinutes } from './generate.ts';
import type { Minutes } from './minutes/minutes.ts';
import { minutesRequest } from './request.ts';

const usage =
  'usage: npm run --silent minutes -- [--json|--markdown|--html] [FILE]\nFILE (or standard input): a create-minutes request as JSON, or a transcript as text or WebVTT';

/** No run is recorded here, and what is printed depends on the input alone: two runs can be compared byte by byte. */
const standingClock = new Date(0);

interface Arguments {
  readonly output: 'json' | 'markdown' | 'html';
  readonly file: string | undefined;
}

main();

function main(): void {
  const given = readArguments();
  if (!given) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  try {
    process.stdout.write(printed(given.output, minutesOf(readInput(given.file))));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    console.error(`minutes: ${error.message}`);
    process.exitCode = 1;
  }
}

function readArguments(): Arguments | undefined {
  try {
    const flag = { type: 'boolean' } as const;
    const { values, positionals } = parseArgs({
      options: { json: flag, markdown: flag, html: flag },
      allowPositionals: true,
    });
    if (positionals.length > 1) return undefined;
    return { output: values.json ? 'json' : values.html ? 'html' : 'markdown', file: positionals[0] };
  } catch {
    return undefined;
  }
}

function readInput(file: string | undefined): string {
  try {
    return readFileSync(file ?? 0, 'utf8');
  } catch (error) {
    throw new InputError(`cannot read ${file ?? 'standard input'}`, { cause: error });
  }
}

function minutesOf(text: string): Minutes {
  const request = check(minutesRequest, toBody(text));
  return generateMinutes(request, { executionId: 'command', reExecutedFrom: undefined, now: () => standingClock });
}

/** A JSON object with a transcript is a request; everything else is itself the transcript. */
function toBody(text: string): unknown {
  const parsed = parseObject(text);
  if (parsed && 'transcript' in parsed) return parsed;
  if (parsed && 'turns' in parsed) return { ...parsed, transcript: { turns: parsed.turns } };
  return { transcript: text };
}

function parseObject(text: string): Record<string, unknown> | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function printed(output: Arguments['output'], minutes: Minutes): string {
  switch (output) {
    case 'json':
      return `${JSON.stringify(minutes, null, 2)}\n`;
    case 'markdown':
      return minutes.rendered.markdown;
    case 'html':
      return minutes.rendered.html;
  }
}
