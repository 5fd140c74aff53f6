import { z } from 'zod';
import { nonEmpty, parseCommandLine, runCommand } from './command-line';
import { configureAuth } from './operations/auth-config';

const USAGE = `Usage: npm run auth-config -- --project ID --site https://SITE [--reveal-unknown-emails] [--apply]
Prints which settings of Firebase Authentication differ, of those that Terraform does not manage. With --apply,
changes them. Also says if Firebase's own domain sends the emails.

Exit codes: 0 nothing differs, 1 something differs, 2 wrong option or failure.`;

const optionsSchema = z.object({
  project: nonEmpty,
  site: z.url({ protocol: /^https$/ }),
  'reveal-unknown-emails': z.boolean().default(false),
  apply: z.boolean().default(false),
});

await runCommand(async (args) => {
  const options = parseCommandLine(args, optionsSchema, USAGE);
  const { project, site, apply, 'reveal-unknown-emails': revealUnknownEmails } = options;
  return configureAuth(project, site, { revealUnknownEmails, apply });
});
