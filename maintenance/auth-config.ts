import { z } from 'zod';
import { nonEmpty, parseCommandLine, runCommand } from './command-line';
import { configureAuth } from './operations/auth-config';

const USAGE = `Usage: npm run auth-config -- --project PROJECT --site https://SITE [--reveal-unknown-emails] [--apply]

Compares the settings of Firebase Authentication that Terraform does not manage with those that the site
needs, and prints the differences. Also says if Firebase's own domain sends the emails.

  --site https://SITE        where the links in emails lead
  --reveal-unknown-emails    Firebase says when an email has no account
  --apply                    changes what differs

Exit codes: 0 nothing differs, or no longer; 1 something differs; 2 wrong option or failure.`;

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
