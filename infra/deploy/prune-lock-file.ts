interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly [field: string]: unknown;
}

export interface LockFile {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/**
 * The part of the project's lock file that one function's manifest needs, so that a deployment installs the very
 * versions that were tested. Follows Node's look-up: the nearest `node_modules` upwards wins.
 */
export function pruneLockFile({ lockfileVersion, packages }: LockFile, manifest: Manifest) {
  const kept = new Set<string>();
  const waiting = Object.keys(manifest.dependencies).map((name) => ({ name, from: '' }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const path = locate(packages, next.name, next.from);
    if (path === undefined || kept.has(path)) continue;
    kept.add(path);
    const { dependencies, optionalDependencies } = packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) waiting.push({ name, from: path });
  }
  const entries = [...kept].sort().map((path) => [path, withoutDev(packages[path])]);
  const { name, version } = manifest;
  return { name, version, lockfileVersion, requires: true, packages: { '': manifest, ...Object.fromEntries(entries) } };
}

function locate(packages: LockFile['packages'], name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    if (path in packages) return path;
    if (!folder) return undefined;
  }
}

/** What the project needs for development only may be what the function needs to run. */
function withoutDev(locked: LockedPackage | undefined): Omit<LockedPackage, 'dev' | 'devOptional'> {
  const { dev: _, devOptional, ...rest } = locked ?? {};
  return devOptional ? { ...rest, optional: true } : rest;
}
