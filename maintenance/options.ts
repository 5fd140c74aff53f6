import { z } from 'zod';
import { parseCommandLine } from './command-line';

export const USAGE = `Usage: npm run repair -- --project PROJECT [OPTION]...

  --bucket BUCKET    the bucket of the pictures, unless PROJECT.firebasestorage.app
  --apply            fix what needs no decision; without it, nothing is changed
  --remove-orphans   with --apply: also remove user documents whose account does not exist,
                     with their reservations and pictures
  --confirm NUMBER   with --apply: make exactly this number of changes, however many they are
  --record FILE      with --apply: list the changes in this new file before making them
                     (default: repair-PROJECT-TIME.jsonl in the current folder)

Exit codes: 0 nothing is left to do, 1 something is left, 2 wrong option or failure,
3 stopped before any change, to be confirmed with --confirm.`;

/** Options that require `--apply`: ignoring them would hide a mistake. */
const WITH_APPLY = ['remove-orphans', 'confirm', 'record'] as const;

const text = (option: string) => z.string().min(1, `--${option} needs a value.`);

const optionsSchema = z
  .object({
    project: z.string('--project is missing.').min(1, '--project needs a value.'),
    bucket: text('bucket').optional(),
    apply: z.boolean().default(false),
    'remove-orphans': z.boolean().default(false),
    confirm: z
      .string()
      .regex(/^\d{1,9}$/, '--confirm needs a whole number.')
      .optional(),
    record: text('record').optional(),
  })
  .superRefine((options, context) => {
    const unused = WITH_APPLY.find((name) => options[name] && !options.apply);
    if (unused) context.addIssue({ code: 'custom', message: `--${unused} needs --apply.` });
  })
  .transform(({ 'remove-orphans': removeOrphans, confirm, ...options }) => ({
    ...options,
    removeOrphans,
    confirm: confirm === undefined ? undefined : Number(confirm),
  }));

export type Options = z.infer<typeof optionsSchema>;

/** @throws Error with one sentence about the first wrong option, and the usage */
export function parseOptions(args: readonly string[]): Options {
  return parseCommandLine(args, TYPES, optionsSchema, USAGE);
}

const TYPES = {
  project: 'string',
  bucket: 'string',
  confirm: 'string',
  record: 'string',
  apply: 'boolean',
  'remove-orphans': 'boolean',
} as const;

/** The command with the same options and a confirmed number of changes. */
export function confirmedCommand(options: Options, changes: number): string {
  const { project, bucket, removeOrphans, record } = options;
  return [
    `npm run repair -- --project ${quote(project)}`,
    ...(bucket === undefined ? [] : [`--bucket ${quote(bucket)}`]),
    '--apply',
    ...(removeOrphans ? ['--remove-orphans'] : []),
    ...(record === undefined ? [] : [`--record ${quote(record)}`]),
    `--confirm ${changes}`,
  ].join(' ');
}

const quote = (value: string) =>
  /^[\w./:@-]+$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`;
