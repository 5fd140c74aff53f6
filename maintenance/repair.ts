import { z } from 'zod';
import { confirm, nonEmpty, parseCommandLine, runCommand } from './command-line';
import { repair } from './operations/repair';
import { initializeProject, servicesOf } from './services';

const USAGE = `Usage: npm run repair -- --project PROJECT [--bucket BUCKET]

Reports inconsistent data. After a confirmation, fixes what needs no decision.

  --bucket BUCKET    the bucket of the pictures (default: PROJECT.firebasestorage.app)

Exit codes: 0 nothing is left to do, 1 something is left, 2 wrong option or failure.`;

const optionsSchema = z.object({ project: nonEmpty, bucket: nonEmpty.optional() });

await runCommand(async (args) => {
  const { project, bucket } = parseCommandLine(args, optionsSchema, USAGE);
  return repair(servicesOf(initializeProject(project, bucket)), confirm);
});
