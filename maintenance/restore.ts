import { getFirestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { parseCommandLine } from './command-line';
import { missingUsers, restoreUser } from './restore-users';
import { servicesOf } from './services';

const USAGE = `Usage: npm run restore -- --project PROJECT --from DATABASE [--apply]

Copies the user documents that are missing from DATABASE, a restored backup, with their usernames.

  --apply    make the changes; without it, nothing is changed

Exit codes: 0 nothing is missing, 1 something is left, 2 wrong option or failure.`;

const optionsSchema = z.object({
  project: z.string('--project is missing.').min(1, '--project needs a value.'),
  from: z.string('--from is missing.').min(1, '--from needs a value.'),
  apply: z.boolean().default(false),
});

const EXIT = { nothingLeft: 0, somethingLeft: 1, failure: 2 } as const;

process.exitCode = await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return EXIT.failure;
});

/** @returns the exit code */
async function run(): Promise<number> {
  const types = { project: 'string', from: 'string', apply: 'boolean' } as const;
  const { project, from, apply } = parseCommandLine(
    process.argv.slice(2),
    types,
    optionsSchema,
    USAGE,
  );
  const services = servicesOf(project, undefined);
  const missing = await missingUsers(services, getFirestore(from));
  let left = 0;
  for (const document of missing) {
    const obstacle = apply
      ? await restoreUser(services, document).then(
          () => undefined,
          (error: unknown) => `not restored, ${error instanceof Error ? error.message : error}`,
        )
      : 'missing, --apply restores it';
    if (obstacle !== undefined) left += 1;
    console.log(`users/${document.id}: ${obstacle ?? 'restored'}`);
  }
  console.log(`${missing.length} missing, ${missing.length - left} restored, ${left} left`);
  return left === 0 ? EXIT.nothingLeft : EXIT.somethingLeft;
}
