import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { InputError } from '#shared/errors.ts';
import { check } from '#shared/http/check.ts';
import { argumentFault } from '#shared/runtime/argument-fault.ts';
import { daysCounted } from './days-counted.ts';
import { generateMinutes } from './generate.ts';
import type { Minutes } from './minutes/minutes.ts';
import { openRedactor } from './redaction/redact.ts';
import { unreadFields } from './unread-fields.ts';
import { minutesRequest } from './request.ts';
import { decodeText } from './transcript/encoding.ts';
import { detectShape } from './transcript/source.ts';

const usage =
  'usage: npm run --silent minutes -- [--json|--markdown|--html] [FILE]\nFILE (or standard input): a transcript in any shape, or a create-minutes request as JSON';

/** No run is recorded here, and what is printed depends on the input alone: two runs can be compared byte by byte. */
const standingClock = new Date(0);

/** What a request has beside its transcript, and no provider's JSON. */
const requestFields = ['meeting', 'participants', 'options', 'format'];

interface Arguments {
  readonly output: 'json' | 'markdown' | 'html';
  readonly file: string | undefined;
}

await main();

async function main(): Promise<void> {
  const given = readArguments();
  if (typeof given === 'string') {
    console.error(`minutes: ${given}\n${usage}`);
    process.exitCode = 2;
    return;
  }
  process.stdout.on('error', leaveWithReader);
  try {
    process.stdout.write(printed(given.output, await minutesOf(readInput(given.file))));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    console.error(`minutes: ${error.message}`);
    process.exitCode = 1;
  }
}

/** Whoever reads may have seen enough, as `head` has: that is no failure. */
function leaveWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

/** Or what is wrong with them. */
function readArguments(): Arguments | string {
  try {
    const flag = { type: 'boolean' } as const;
    const { values, positionals } = parseArgs({
      options: { json: flag, markdown: flag, html: flag },
      allowPositionals: true,
    });
    if (positionals.length > 1) return 'takes one file';
    return { output: values.json ? 'json' : values.html ? 'html' : 'markdown', file: positionals[0] };
  } catch (error) {
    return argumentFault(error);
  }
}

function readInput(file: string | undefined): string {
  return decodeText(readBytes(file), file ?? 'standard input');
}

function readBytes(file: string | undefined): Uint8Array {
  try {
    return readFileSync(file ?? 0);
  } catch (error) {
    throw new InputError(`cannot read ${file ?? 'standard input'}`, { cause: error });
  }
}

async function minutesOf(text: string): Promise<Minutes> {
  const body = toBody(text);
  const request = check(minutesRequest, body);
  const redact = await openRedactor(request.options.redact ?? []);
  const minutes = generateMinutes(request, {
    executionId: 'command',
    reExecutedFrom: undefined,
    now: () => standingClock,
    redact,
  });
  return { ...minutes, warnings: [...unreadFields(body), ...daysCounted(request, minutes), ...minutes.warnings] };
}

/** A JSON object with a transcript is a request, but for the providers that call their list so; everything else is itself the transcript. */
function toBody(text: string): unknown {
  const parsed = parseObject(text);
  if (parsed && 'transcript' in parsed && (requestFields.some((name) => name in parsed) || !isProviders(parsed)))
    return parsed;
  if (parsed && 'turns' in parsed) return { ...parsed, transcript: { turns: parsed.turns } };
  return { transcript: text };
}

function isProviders(parsed: object): boolean {
  try {
    return detectShape(parsed, 'auto').format !== 'turns';
  } catch {
    return false;
  }
}

function parseObject(text: string): Record<string, unknown> | undefined {
  const json = text.replace(/^\ufeff/, '');
  if (!json.trimStart().startsWith('{')) return undefined;
  try {
    return JSON.parse(json);
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
