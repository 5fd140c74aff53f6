import { z } from 'zod';
import { nonEmpty, parseCommandLine, runCommand } from './command-line';
import { configureAuth } from './operations/auth-config';

const USAGE = `Usage: npm run auth-config -- --project ID --site https://SITE [--reveal-unknown-emails] [--apply]
Prints which settings of Firebase Authentication that Terraform does not have differ; changes them with --apply.
Also says if Firebase's own domain sends the emails.

Exit codes: 0 nothing differs, 1 something differs, 2 wrong option or failure.`;

const optionsSchema = z.object({
  project: nonEmpty,
  site: z.url(),
  'reveal-unknown-emails': z.boolean().default(false),
  apply: z.boolean().default(false),
});

await runCommand(async (args) => {
  const options = parseCommandLine(args, optionsSchema, USAGE);
  const { project, site, apply, 'reveal-unknown-emails': revealUnknownEmails } = options;
  return configureAuth(project, site, { revealUnknownEmails, apply });
});
