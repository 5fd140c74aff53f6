import { applicationDefault } from 'firebase-admin/app';
import { z } from 'zod';
import { brand } from '../src/content/brand';
import { paths } from '../src/content/pages';
import { PASSWORD_MIN_LENGTH } from '../src/shared/credentials';
import { EXIT, parseCommandLine, runCommand } from './command-line';

const USAGE = `Usage: npm run auth-config -- --project ID --site https://SITE [--reveal-unknown-emails] [--apply]
Prints which settings of Firebase Authentication that Terraform does not have differ; changes them with --apply.
Also says if Firebase's own domain sends the emails.

Exit codes: 0 nothing differs, 1 something differs, 2 wrong option or failure.`;

const TYPES = {
  project: 'string',
  site: 'string',
  'reveal-unknown-emails': 'boolean',
  apply: 'boolean',
} as const;

const optionsSchema = z.object({
  project: z.string(),
  site: z.url(),
  'reveal-unknown-emails': z.boolean().default(false),
  apply: z.boolean().default(false),
});

/**
 * Returns the settings that a project needs and Terraform does not have.
 *
 * @param site the origin of the site
 * @param reveal whether Firebase tells that no account has an email
 */
function wantedConfig(site: string, reveal: boolean) {
  const sender = { senderDisplayName: brand.product, replyTo: brand.supportEmail };
  const customStrengthOptions = {
    minPasswordLength: PASSWORD_MIN_LENGTH,
    containsLowercaseCharacter: true,
    containsNumericCharacter: true,
  };
  return {
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: 'ENFORCE',
      // Without it, a weak password is only reported.
      forceUpgradeOnSignin: true,
      passwordPolicyVersions: [{ customStrengthOptions }],
    },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: !reveal },
    notification: {
      // The language of the emails.
      defaultLocale: 'en',
      sendEmail: {
        callbackUri: new URL(paths.resetPassword, site).href,
        resetPasswordTemplate: sender,
        verifyEmailTemplate: sender,
        changeEmailTemplate: sender,
      },
    },
  };
}

/** Returns the paths of the wanted values that differ. An array is one path. Google omits false values. */
function differences(wanted: unknown, current: unknown, path: readonly string[] = []): string[] {
  if (typeof wanted !== 'object') {
    return wanted === (current ?? false) ? [] : [path.join('.')];
  }
  const currentFields = new Map<string, unknown>(Object.entries(Object(current)));
  const found = Object.entries(Object(wanted)).flatMap(([key, value]) =>
    differences(value, currentFields.get(key), [...path, key]),
  );
  if (Array.isArray(wanted) && found.length > 0) return [path.join('.')];
  return found;
}

const senderSchema = z.object({
  notification: z
    .object({
      sendEmail: z
        .object({
          method: z.string().optional(),
          dnsInfo: z.object({ useCustomDomain: z.boolean().optional() }).optional(),
        })
        .optional(),
    })
    .optional(),
});

/** Whether the emails come from a domain, or through a mail server, that the project's owner has set up. */
function hasOwnSender(config: unknown): boolean {
  const { sendEmail } = senderSchema.parse(config).notification ?? {};
  return sendEmail?.method === 'CUSTOM_SMTP' || sendEmail?.dnsInfo?.useCustomDomain === true;
}

/** Returns the requests for the project's settings, to Google or to the emulator. They throw on a refusal. */
async function createClient(project: string) {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const token = emulator ? 'owner' : (await applicationDefault().getAccessToken()).access_token;
  const base = emulator
    ? `http://${emulator}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
  const url = `${base}/admin/v2/projects/${project}/config`;
  const headers = { authorization: `Bearer ${token}`, 'x-goog-user-project': project };

  return {
    async read(): Promise<unknown> {
      const response = await fetch(url, { headers });
      if (!response.ok) throw new Error(`GET ${url}: ${response.status}`);
      return response.json();
    },
    /** Changes the settings at the paths to those of the config. */
    async change(changedPaths: readonly string[], config: object): Promise<void> {
      const body = JSON.stringify(config);
      const query = `?updateMask=${changedPaths.join(',')}`;
      const response = await fetch(`${url}${query}`, { method: 'PATCH', headers, body });
      if (!response.ok) throw new Error(`PATCH ${url}: ${response.status}`);
    },
  };
}

await runCommand(async (args) => {
  const options = parseCommandLine(args, TYPES, optionsSchema, USAGE);
  const wanted = wantedConfig(options.site, options['reveal-unknown-emails']);
  const client = await createClient(options.project);
  const current = await client.read();
  if (!hasOwnSender(current)) {
    console.warn(
      `noreply@${options.project}.firebaseapp.com sends the emails (docs/deploy.md, Emails).`,
    );
  }
  const found = differences(wanted, current);
  for (const path of found) console.log(`${path} ${options.apply ? 'changes' : 'differs'}`);
  if (found.length === 0) return EXIT.done;
  if (!options.apply) return EXIT.somethingLeft;
  await client.change(found, wanted);
  return EXIT.done;
});
