import { getFirestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { confirm, EXIT, makeChanges, nonEmpty, parseCommandLine, runCommand } from './command-line';
import { missingUsers, restoreUser } from './operations/restore';
import { initializeProject, servicesOf } from './services';

const USAGE = `Usage: npm run restore -- --project PROJECT --from DATABASE

Copies the user documents that are missing in the project's default database, with their usernames,
from DATABASE, a restored backup, after a confirmation.

Exit codes: 0 nothing is missing, 1 something is left, 2 wrong option or failure.`;

const optionsSchema = z.object({ project: nonEmpty, from: nonEmpty });

await runCommand(async (args) => {
  const { project, from } = parseCommandLine(args, optionsSchema, USAGE);
  const app = initializeProject(project);
  const services = servicesOf(app);
  const missing = await missingUsers(services.firestore, getFirestore(app, from));
  for (const { path } of missing) console.log(`${path}: missing`);
  if (missing.length === 0) return EXIT.done;
  if (!(await confirm(`Type yes to restore ${missing.length}:`))) return EXIT.somethingLeft;
  const failures = await makeChanges(
    missing,
    ({ path }) => path,
    (saved) => restoreUser(services, saved),
  );
  return failures === 0 ? EXIT.done : EXIT.somethingLeft;
});
