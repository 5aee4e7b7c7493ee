// JavaScript, so that Node.js does not load its TypeScript parser for the one file that cannot be in its compile cache: a
// tenth of a short meeting's time.
import { enableCompileCache } from 'node:module';

// Before anything else is loaded: V8 keeps what it makes of the command, and the next run finds it made.
enableCompileCache();
const { bundledCommand } = await import('./bundled-command.ts');
await import((await bundledCommand()) ?? '#functions/create-minutes/start-command.ts');
