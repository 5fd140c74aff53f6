import { repair } from './run-repair';

process.exitCode = await repair(process.argv.slice(2), console);
