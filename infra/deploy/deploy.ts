import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deployFunctions } from './deploy-functions.ts';
import { askGcloud, runCommand } from './gcloud.ts';
import { type Options, parseOptions } from './options.ts';
import { findPlace, placeholderPlace } from './place.ts';
import { type Plan, planDeployment } from './plan.ts';
import { headline, planText, remainderText } from './print-plan.ts';
import { accountEmail } from './service-accounts.ts';
import { requireStoreChoice, storeNote } from './store-choice.ts';
import type { Target } from './target.ts';
import { UsageError, usage } from './usage.ts';

// npm run deploy: see the usage text. Exit code 2 for a wrong command line, 1 for a failed deployment.
await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});

async function main(args: readonly string[]): Promise<void> {
  const options = parseOptions(args, process.env);
  if (options.help) return console.log(usage);
  if (options.dryRun) return dryRun(options);
  requireStoreChoice(options);
  const target = toTarget(options, await findPlace(options, askGcloud));
  const plan = planDeployment(target);
  await writeFiles(plan);
  console.log(headline(target));
  await deployFunctions(plan.functions, runCommand, console.log);
  console.log(`\nWhat is left to be run, where it has not been already:\n\n${remainderText(plan)}`);
}

async function dryRun(options: Options): Promise<void> {
  const target = toTarget(options, placeholderPlace(options));
  const plan = planDeployment(target);
  await writeFiles(plan);
  console.log(`${storeNote(options)}${planText(target, plan)}`);
}

function toTarget(options: Options, place: Target['place']): Target {
  const { variant, ids, variables, secrets } = options;
  const runServiceAccount = options.runServiceAccount ?? accountEmail('functions', place);
  return { variant, ids, place, runServiceAccount, variables, secrets };
}

/** What the printed commands read is there after a dry run too, so that they can be pasted. */
async function writeFiles({ files }: Plan): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const absolute = join(fileURLToPath(new URL('../../', import.meta.url)), path);
    await mkdir(dirname(absolute), { recursive: true });
    await writeFile(absolute, text);
  }
}
