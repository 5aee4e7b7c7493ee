import { execFileSync } from 'node:child_process';

/** The bundles are what is deployed, so they are what the process tests start. */
export function setup(): void {
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
}
