import { parseArgs } from 'node:util';
import { z } from 'zod';

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

/**
 * Parses the command line.
 *
 * @throws Error with one sentence about the first wrong option, and the usage
 */
export function parseOptions(args: readonly string[]): Options {
  const parsed = optionsSchema.safeParse(valuesOf(args));
  if (!parsed.success) throw usageError(parsed.error.issues[0]?.message ?? 'Wrong options.');
  return parsed.data;
}

function valuesOf(args: readonly string[]): unknown {
  const string = { type: 'string' } as const;
  const boolean = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        project: string,
        bucket: string,
        confirm: string,
        record: string,
        apply: boolean,
        'remove-orphans': boolean,
      },
    }).values;
  } catch (error) {
    // Only the first sentence, because Node appends hints.
    const [sentence = ''] = (error instanceof Error ? error.message : '').split(/\.\s|\n/);
    throw usageError(`${sentence.replace(/\.$/, '')}.`);
  }
}

const usageError = (sentence: string) => new Error(`${sentence}\n\n${USAGE}`);

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
