import { enableCompileCache } from 'node:module';
import { startSooner } from '#shared/runtime/start-sooner.ts';

// Before anything else is loaded. Half of a short meeting's time is for making JavaScript of the sources; the next run finds it made.
enableCompileCache();
startSooner();
await import('./command.ts');
