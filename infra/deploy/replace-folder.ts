import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Puts files in place of all that a folder has. A program that runs from there goes on, for what it has not loaded yet never
 * goes away unless no file has its name any more; and whoever is interrupted leaves a program that runs, the old or the new one.
 * @param files by name below the folder, each after what it needs: the one that names the others comes last
 */
export async function replaceFolder(folder: string, files: ReadonlyMap<string, string | Uint8Array>): Promise<void> {
  for (const [name, content] of files) {
    const path = join(folder, name);
    // two builds at once do not write into one file
    const aside = `${path}.${process.pid}.new`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(aside, content);
    await rename(aside, path);
  }
  await removeOthers(folder, [...files.keys()]);
}

async function removeOthers(folder: string, kept: readonly string[]): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const below = kept.filter((name) => name.startsWith(`${entry.name}/`));
    if (below.length > 0) {
      const names = below.map((name) => name.slice(entry.name.length + 1));
      await removeOthers(path, names);
    } else if (!kept.includes(entry.name)) await rm(path, { recursive: true, force: true });
  }
}
