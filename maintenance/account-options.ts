import { z } from 'zod';
import { emailSchema } from '../src/shared/email';
import { nameSchema } from '../src/shared/name';
import { usernameSchema } from '../src/shared/username';
import { parseCommandLine } from './command-line';

export const USAGE = `Usage: npm run account -- COMMAND UID --project PROJECT [OPTION]...

Instead of the UID, the account's email address is accepted.

  export             saves a copy of the user's data in a new folder
  rename             with --username, --name or --email: corrects them
  disable, enable    stops further log-ins and sign-ups, or allows them again
  delete             deletes the account and all of its data

  --folder FOLDER    for the export (default: account-UID)
  --bucket BUCKET    the bucket of the pictures, unless PROJECT.firebasestorage.app
  --apply            make the change; without it, nothing is changed

Exit codes: 0 done, 1 nothing was changed, 2 wrong option or failure.`;

const TYPES = {
  project: 'string',
  bucket: 'string',
  folder: 'string',
  username: 'string',
  name: 'string',
  email: 'string',
  apply: 'boolean',
} as const;

const FIELDS = ['username', 'name', 'email'] as const;

/** The site's own rule, with a message that names the option. */
const valid = <Schema extends z.core.$ZodType<string, string>>(option: string, schema: Schema) =>
  z
    .string()
    .refine((typed) => z.safeParse(schema, typed).success, `--${option} is not valid.`)
    .pipe(schema)
    .optional();

const WORDS = 'A command and a UID are needed.';
const COMMANDS = z.enum(['export', 'rename', 'disable', 'enable', 'delete'], WORDS);

const optionsSchema = z
  .object({
    words: z.tuple([COMMANDS, z.string().min(1, WORDS)], WORDS),
    project: z.string('--project is missing.').min(1, '--project needs a value.'),
    bucket: z.string().min(1, '--bucket needs a value.').optional(),
    folder: z.string().min(1, '--folder needs a value.').optional(),
    username: valid('username', usernameSchema),
    name: valid('name', nameSchema),
    email: valid('email', emailSchema),
    apply: z.boolean().default(false),
  })
  .transform(({ words: [command, account], username, name, email, ...options }) => ({
    ...options,
    command,
    account,
    corrections: { username, name, email },
  }))
  .superRefine(({ command, corrections }, context) => {
    const isCorrection = FIELDS.some((name) => corrections[name] !== undefined);
    if (isCorrection === (command === 'rename')) return;
    const message = isCorrection
      ? 'Only rename corrects fields.'
      : 'rename needs --username, --name or --email.';
    context.addIssue({ code: 'custom', message });
  });

export type AccountOptions = z.infer<typeof optionsSchema>;
export type Corrections = AccountOptions['corrections'];

/** @throws Error with one sentence about the first wrong option, and the usage */
export function parseAccountOptions(args: readonly string[]): AccountOptions {
  return parseCommandLine(args, TYPES, optionsSchema, USAGE, true);
}
