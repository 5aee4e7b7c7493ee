import { setFlagsFromString } from 'node:v8';

/**
 * Has V8 collect garbage early instead of letting the heap grow: long work holds little at any time, but leaves gigabytes behind,
 * of which V8 would let up to 200 MB lie. It sets no limit, so what is large still finds its memory. It costs a tenth more of CPU,
 * and is for a process that has one piece of work and nobody waiting for others.
 */
export function favourMemory(): void {
  setFlagsFromString('--optimize-for-size');
}
