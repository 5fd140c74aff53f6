import { applicationDefault } from 'firebase-admin/app';
import { z } from 'zod';
import { paths } from '../src/content/pages';
import { PASSWORD_MIN_LENGTH } from '../src/shared/credentials';
import { EXIT, parseCommandLine, runCommand } from './command-line';

const USAGE = `Usage: npm run auth-config -- --project ID --site https://SITE [--reveal-unknown-emails] [--apply]
Prints which settings of Firebase Authentication that Terraform does not have differ; changes them with --apply.`;
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

await runCommand(async (args) => {
  const options = parseCommandLine(args, TYPES, schema, USAGE);
  const { project, site, apply, [REVEAL]: reveal } = options;
  const customStrengthOptions = {
    minPasswordLength: PASSWORD_MIN_LENGTH,
    containsLowercaseCharacter: true,
    containsNumericCharacter: true,
  };
  const wanted = {
    passwordPolicyConfig: {
      passwordPolicyEnforcementState: 'ENFORCE',
      // Without it, a weak password is only reported.
      forceUpgradeOnSignin: true,
      passwordPolicyVersions: [{ customStrengthOptions }],
    },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: !reveal },
    notification: { sendEmail: { callbackUri: new URL(paths.resetPassword, site).href } },
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

  const found = differences(wanted, await send('GET'));
  for (const path of found) console.log(`${path} ${apply ? 'changes' : 'differs'}`);
  if (found.length === 0) return EXIT.done;
  if (!apply) return EXIT.somethingLeft;
  await send('PATCH', `?updateMask=${found.join(',')}`, JSON.stringify(wanted));
  return EXIT.done;
});
