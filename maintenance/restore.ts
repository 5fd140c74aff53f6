import { type DocumentReference, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { documentPages, type Services, usernameOf } from '../functions/src/check-consistency';
import { readAccountState } from '../functions/src/complete-sign-up';
import { reservation, tombstoneOf, users } from '../functions/src/documents';
import { confirm, makeChanges } from './changes';
import { EXIT, parseCommandLine, runCommand } from './command-line';
import { servicesOf } from './services';

const USAGE = `Usage: npm run restore -- --project PROJECT --from DATABASE

Copies the user documents that are missing from DATABASE, a restored backup, with their usernames,
after a confirmation.

Exit codes: 0 nothing is missing, 1 something is left, 2 wrong option or failure.`;

const optionsSchema = z.object({
  project: z.string().min(1),
  from: z.string().min(1),
});

await runCommand(async (args) => {
  const types = { project: 'string', from: 'string' } as const;
  const { project, from } = parseCommandLine(args, types, optionsSchema, USAGE);
  const services = servicesOf(project, undefined);
  const missing = await missingUsers(services.firestore, getFirestore(from));
  for (const { path } of missing) console.log(`${path}: missing`);
  if (missing.length === 0) return EXIT.done;
  if (!(await confirm(`Type yes to restore ${missing.length}:`))) return EXIT.somethingLeft;
  const failures = await makeChanges(
    missing,
    ({ path }) => path,
    (backup) => restoreUser(services, backup),
  );
  return failures === 0 ? EXIT.done : EXIT.somethingLeft;
});

/** The user documents of the source that the project's database does not have. */
async function missingUsers(firestore: Firestore, source: Firestore): Promise<DocumentReference[]> {
  const missing: DocumentReference[] = [];
  for await (const page of documentPages(users(source))) {
    if (page.length === 0) break;
    const refs = page.map(({ id }) => users(firestore).doc(id));
    const current = await firestore.getAll(...refs, { fieldMask: [] });
    missing.push(...page.flatMap(({ ref }, at) => (current[at]?.exists ? [] : [ref])));
  }
  return missing;
}

/**
 * Restores one user document and its reservation. The data of deleted accounts stays deleted, and
 * what users have written since stays as it is.
 *
 * @throws Error with the reason not to restore it
 */
async function restoreUser({ auth, firestore }: Services, ref: DocumentReference): Promise<void> {
  const backup = await ref.get();
  const { id: uid } = ref;
  if ((await readAccountState(auth, uid)) === 'deleted') throw new Error('has no account');
  const username = usernameOf(backup);
  await firestore.runTransaction(async (transaction) => {
    if (username !== undefined) {
      const wanted = reservation(firestore, username);
      const reserved = await transaction.get(wanted);
      if (!reserved.exists) transaction.create(wanted, { UID: uid });
      else if (reserved.get('UID') !== uid) throw new Error(`${username} is taken now`);
    }
    transaction
      .create(users(firestore).doc(uid), backup.data() ?? {})
      // As in a claim: no data for an account that is being deleted right now.
      .delete(tombstoneOf(firestore, uid), { exists: false });
  });
}
