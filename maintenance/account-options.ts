import { z } from 'zod';
import { emailSchema } from '../src/shared/credentials';
import { keysOf } from '../src/shared/keys-of';
import { nameSchema } from '../src/shared/name';
import { usernameSchema } from '../src/shared/username';
import { nonEmpty, parseCommandLine } from './command-line';
import type { CorrectableField } from './operations/accounts';

/**
 * An option that may be missing. A `refine` without a message fails first, so that the message of
 * `parseCommandLine` replaces those of the schema, which are written for a form.
 */
const optional = (schema: z.core.$ZodType<string, string>) =>
  z
    .string()
    .refine((typed) => z.safeParse(schema, typed).success)
    .pipe(schema)
    .optional();

/** The options of `rename`. */
const corrections = {
  username: optional(usernameSchema),
  name: optional(nameSchema),
  email: optional(emailSchema),
} satisfies Record<CorrectableField, z.ZodType>;

/** For messages, as in '--a, --b, or --c'. */
const NAMES = new Intl.ListFormat('en', { type: 'disjunction' }).format(
  keysOf(corrections).map((name) => `--${name}`),
);

export const USAGE = `Usage: npm run account -- COMMAND UID --project PROJECT [OPTION]...

Instead of the UID, the account's email address is accepted.

  export             saves a copy of the user's data in a new folder
  rename             with ${NAMES}: corrects them, after a confirmation
  delete             deletes the account and all of its data, after a confirmation

  --folder FOLDER    for the export (default: account-UID)
  --bucket BUCKET    the bucket of the pictures (default: PROJECT.firebasestorage.app)

Exit codes: 0 done, 1 nothing was changed, 2 wrong option or failure.`;

const NEEDED = 'A command and a UID are needed.';

const optionsSchema = z
  .object({
    positionals: z.tuple([z.enum(['export', 'rename', 'delete'], NEEDED), z.string()], NEEDED),
    project: nonEmpty,
    bucket: nonEmpty.optional(),
    folder: nonEmpty.optional(),
    ...corrections,
  })
  .refine((options) => {
    const [command] = options.positionals;
    const hasCorrection = keysOf(corrections).some((name) => options[name] !== undefined);
    return command === 'rename' ? hasCorrection : !hasCorrection;
  }, `rename needs ${NAMES}; the other commands have none of them.`)
  .refine(
    ({ positionals: [command], folder }) => folder === undefined || command === 'export',
    'Only export has --folder.',
  );

/** @throws Error with one sentence about the first wrong option, and the usage */
export function parseAccountOptions(args: readonly string[]) {
  return parseCommandLine(args, optionsSchema, USAGE);
}
