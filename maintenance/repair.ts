import { z } from 'zod';
import { confirm, nonEmpty, parseCommandLine, runCommand } from './command-line';
import { repair } from './operations/repair';
import { initializeProject, servicesOf } from './services';

const USAGE = `Usage: npm run repair -- --project PROJECT [--bucket BUCKET]

Reports inconsistent data. After a confirmation, fixes what needs no decision: reserves the name of a user
without reservation, releases an orphaned reservation, and removes pictures that no user keeps. The rest
needs another command:

  user document without account              npm run account -- delete UID
  account without username (after 30 days)   npm run account -- delete UID
  changed email, invalid user document       npm run account -- rename UID
  username reserved for another              npm run account -- rename UID
  reservation without user document          npm run restore

  --bucket BUCKET    the bucket of the pictures (default: PROJECT.firebasestorage.app)

Exit codes: 0 nothing is left to do, 1 something is left, 2 wrong option or failure.`;

const optionsSchema = z.object({ project: nonEmpty, bucket: nonEmpty.optional() });

await runCommand(async (args) => {
  const { project, bucket } = parseCommandLine(args, optionsSchema, USAGE);
  return repair(servicesOf(initializeProject(project, bucket)), confirm);
});
