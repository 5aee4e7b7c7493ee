import { enableCompileCache } from 'node:module';
import { favourMemory } from '#shared/runtime/favour-memory.ts';

// Before anything else is loaded. Half of a short meeting's time is for making JavaScript of the sources; the next run finds it made.
enableCompileCache();
favourMemory();
await import('./command.ts');
