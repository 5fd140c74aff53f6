import { applicationDefault } from 'firebase-admin/app';
import { z } from 'zod';
import { brand } from '../src/content/brand';
import { paths } from '../src/content/pages';
import { PASSWORD_MIN_LENGTH } from '../src/shared/credentials';
import { EXIT, parseCommandLine, runCommand } from './command-line';

const USAGE = `Usage: npm run auth-config -- --project ID --site https://SITE [--reveal-unknown-emails] [--apply]
Prints which settings of Firebase Authentication that Terraform does not have differ; changes them with --apply.
Also says if Firebase's own domain sends the emails.`;
const REVEAL = 'reveal-unknown-emails';
const TYPES = { project: 'string', site: 'string', [REVEAL]: 'boolean', apply: 'boolean' } as const;
const flag = z.boolean().default(false);
const schema = z.object({ project: z.string(), site: z.url(), [REVEAL]: flag, apply: flag });

/** The mask of the wanted values that differ or are missing: leaves and whole arrays. Google leaves out false. */
function differences(value: unknown, current: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== 'object') return value === (current ?? false) ? [] : [path.join('.')];
  const fields = new Map<string, unknown>(Object.entries(Object(current)));
  const found = Object.entries(Object(value)).flatMap(([key, one]) =>
    differences(one, fields.get(key), [...path, key]),
  );
  return Array.isArray(value) && found.length > 0 ? [path.join('.')] : found;
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

await runCommand(async (args) => {
  const options = parseCommandLine(args, TYPES, schema, USAGE);
  const { project, site, apply, [REVEAL]: reveal } = options;
  const customStrengthOptions = {
    minPasswordLength: PASSWORD_MIN_LENGTH,
    containsLowercaseCharacter: true,
    containsNumericCharacter: true,
  };
  const sender = { senderDisplayName: brand.product, replyTo: brand.supportEmail };
  const wanted = {
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
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const token = emulator ? 'owner' : (await applicationDefault().getAccessToken()).access_token;
  const origin = emulator ? `http://${emulator}/` : 'https://';
  const url = `${origin}identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`;
  const headers = { authorization: `Bearer ${token}`, 'x-goog-user-project': project };
  async function send(method: string, query = '', body?: string): Promise<unknown> {
    const response = await fetch(`${url}${query}`, { method, headers, ...(body && { body }) });
    if (!response.ok) throw new Error(`${method} ${url}: ${response.status}`);
    return response.json();
  }

  const current = await send('GET');
  if (!hasOwnSender(current)) {
    console.warn(`noreply@${project}.firebaseapp.com sends the emails (docs/deploy.md, Emails).`);
  }
  const found = differences(wanted, current);
  for (const path of found) console.log(`${path} ${apply ? 'changes' : 'differs'}`);
  if (found.length === 0) return EXIT.done;
  if (!apply) return EXIT.somethingLeft;
  await send('PATCH', `?updateMask=${found.join(',')}`, JSON.stringify(wanted));
  return EXIT.done;
});
