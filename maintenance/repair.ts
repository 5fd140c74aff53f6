import { createProgress } from './progress';
import { repair } from './run-repair';

process.exitCode = await repair(process.argv.slice(2), {
  ...createProgress(),
  error: console.error,
});
