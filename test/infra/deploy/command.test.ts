import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { type Command, commandLine } from '#infra/deploy/command.ts';

/** What a shell makes of the text. */
function wordsIn(text: string, variables: Record<string, string> = {}): string[] {
  const script = `printf '%s\\0' ${text}`;
  return execFileSync('sh', ['-c', script], { encoding: 'utf8', env: variables }).split('\0').slice(0, -1);
}

test.each([
  ['plain words', ['gcloud', 'functions', 'deploy', 'a-name']],
  ['flags with addresses', ['gcloud', '--uri=https://a-1.europe-west1.run.app', '--set-secrets=A=b:latest,C=d:1']],
  ['blanks and stars', ['gcloud', '--schedule=0 3 * * *']],
  ['quotes of both kinds', ['gcloud', `--note=it's "fine"`, "it's"]],
  ['what a shell would expand', ['gcloud', '--x=$HOME `id` $(id) \\ !', '~', '*', '']],
  ['line ends', ['gcloud', '--x=a\nb']],
] as const)('a shell reads %s as they were meant', (_, command) => {
  expect(wordsIn(commandLine(command))).toEqual(command);
});

test('what is to be expanded is expanded, in one word', () => {
  const command: Command = ['gcloud', { expanded: '--headers=x-api-key=$KEY' }, { expanded: "$(printf 'a b')" }];
  expect(wordsIn(commandLine(command), { KEY: 'k * k' })).toEqual(['gcloud', '--headers=x-api-key=k * k', 'a b']);
});

test('each flag stands on a line of its own', () => {
  expect(commandLine(['gcloud', 'run', '--a=1', '--b', 'c'])).toBe('gcloud run \\\n  --a=1 \\\n  --b c');
});
