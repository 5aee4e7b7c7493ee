import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundleOptions } from '#infra/deploy/bundle-options.ts';
import { asFile } from '#infra/deploy/late-json.ts';
import { type Made, stampOf } from './bundled-command.ts';

const command = 'functions/create-minutes/start-command.ts';
/** What is installed changes with these, and how it is bundled with those. */
const besides = [
  'package.json',
  'package-lock.json',
  'infra/command/make-bundle.ts',
  'infra/deploy/bundle-options.ts',
  'infra/deploy/late-json.ts',
  'infra/deploy/light-zod.ts',
  'infra/deploy/spelled-properties.ts',
];
/** A bundle that another run may still read from is left this long. */
const keptMs = 24 * 60 * 60 * 1000;

/** Bundles the minutes command below a folder. Several runs may do so at once: each works in a place of its own and moves it. */
export async function makeBundle(project: URL, folder: URL): Promise<Made> {
  const work = new URL(`making-${process.pid}/`, folder);
  try {
    await rm(work, { recursive: true, force: true });
    await mkdir(work, { recursive: true });
    const made = await bundleIn(work, project);
    await removeOld(folder);
    // another run may have put the same one there
    await rename(work, new URL(dirname(made.entry), folder)).catch(() => undefined);
    await writeFile(new URL(`made-${process.pid}.json`, folder), JSON.stringify(made));
    await rename(new URL(`made-${process.pid}.json`, folder), new URL('made.json', folder));
    return made;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function bundleIn(work: URL, project: URL): Promise<Made> {
  const top = fileURLToPath(project);
  const { metafile } = await build({
    ...bundleOptions,
    absWorkingDir: top,
    entryPoints: [command],
    outdir: fileURLToPath(work),
    metafile: true,
    logLevel: 'silent',
  });
  await writeFile(new URL('package.json', work), '{ "type": "module" }\n');
  const inputs = Object.keys(metafile.inputs).map((input) => resolve(top, input.replace(`${asFile}:`, '')));
  const below = inputs.map((input) => relative(top, input).replaceAll(sep, '/'));
  const paths = [...new Set([...below, ...besides])].filter((path) => !path.startsWith('node_modules/'));
  const sources = Object.fromEntries(paths.sort().map((path) => [path, stampOf(new URL(path, project))]));
  const name = createHash('sha256').update(JSON.stringify(sources)).digest('hex').slice(0, 16);
  return { entry: `${name}/start-command.js`, sources };
}

async function removeOld(folder: URL): Promise<void> {
  for (const name of await readdir(folder)) {
    const other = new URL(name, folder);
    const { mtimeMs } = await stat(other);
    if (!/^[0-9a-f]{16}$/.test(name) || Date.now() - mtimeMs < keptMs) continue;
    await rm(other, { recursive: true, force: true }).catch(() => undefined);
  }
}
