import { z } from 'zod';
import { parseCommandLine } from '../command-line';

export const USAGE = `Usage: npm run setup -- --project ID --site URL --email ADDRESS [OPTION]...

  --project ID          the Google Cloud project of this stage
  --site URL            the site's address: https://example.com, or https://ID.web.app
  --email ADDRESS       receives the alerts
  --budget AMOUNT       alert at 50 %, 90 % and 100 % of this amount a month, in the currency of
                        the billing account
  --repository OWNER/NAME
                        lets this GitHub repository deploy, without a key
  --environment NAME    the GitHub environment whose jobs may deploy (default: production)
  --previews            lets the jobs of the GitHub environment preview deploy to Hosting
  --reveal-unknown-emails
                        turns email enumeration protection off
  --dry-run             print the requests, and change nothing
  --yes                 do not ask

Exit codes: 0 everything is as wanted, 1 something differs and was not changed, 2 wrong option or
failure.`;

const stageSchema = z.object({
  project: z
    .string('--project is missing.')
    .regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, '--project needs the id of a project.'),
  site: z
    .string('--site is missing.')
    .regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/, '--site needs an origin: https://example.com'),
  email: z.email({
    error: ({ input }) => (input ? '--email needs an address.' : '--email is missing.'),
  }),
  budget: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, '--budget needs a whole number.')
    .optional(),
  repository: z
    .string()
    .regex(/^[\w-]+\/[\w.-]+$/, '--repository needs OWNER/NAME.')
    .optional(),
  environment: z
    .string()
    .regex(/^[\w-]+$/, '--environment needs a name.')
    .default('production'),
  previews: z.boolean().default(false),
  'reveal-unknown-emails': z.boolean().default(false),
  'dry-run': z.boolean().default(false),
  yes: z.boolean().default(false),
});

/** The options of the command: what one stage (production, staging) does not share with others. */
export type Stage = z.infer<typeof stageSchema>;

const TYPES = {
  project: 'string',
  site: 'string',
  email: 'string',
  budget: 'string',
  repository: 'string',
  environment: 'string',
  previews: 'boolean',
  'reveal-unknown-emails': 'boolean',
  'dry-run': 'boolean',
  yes: 'boolean',
} as const;

/** @throws Error with one sentence about the first wrong option, and the usage */
export function parseStage(args: readonly string[]): Stage {
  return parseCommandLine(args, TYPES, stageSchema, USAGE);
}
