import { parseArgs } from 'node:util';
import { applicationDefault } from 'firebase-admin/app';
import { z } from 'zod';
import { paths } from '../src/content/paths';
import { PASSWORD_MIN_LENGTH } from '../src/shared/password';
import { EXIT, runCommand } from './command-line';

/**
 * Prints which settings of Firebase Authentication that Terraform does not have differ; changes them with `--apply`:
 * `npm run auth-config -- --project ID --site https://SITE [--reveal-unknown-emails] [--apply]`. Fails if they differ.
 */
const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const options = { project: text, site: text, 'reveal-unknown-emails': flag, apply: flag };
const { 'reveal-unknown-emails': reveal, ...values } = parseArgs({ options }).values;
const { project, site } = z.object({ project: z.string(), site: z.url() }).parse(values);

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
const FIELDS = ['passwordPolicyConfig', 'emailPrivacyConfig', 'notification.sendEmail.callbackUri'];

const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
const origin = emulator ? `http://${emulator}/` : 'https://';
const url = `${origin}identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`;

async function send(method: string, query = '', body?: string): Promise<unknown> {
  const token = emulator ? 'owner' : (await applicationDefault().getAccessToken()).access_token;
  const headers = { authorization: `Bearer ${token}`, 'x-goog-user-project': project };
  const response = await fetch(`${url}${query}`, { method, headers, ...(body && { body }) });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status}`);
  return response.json();
}

/** The paths of the wanted values that are different or missing. Google leaves out false. */
function differences(value: unknown, current: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== 'object') return value === (current ?? false) ? [] : [path.join('.')];
  const fields = new Map<string, unknown>(Object.entries(Object(current)));
  return Object.entries(Object(value)).flatMap(([key, one]) =>
    differences(one, fields.get(key), [...path, key]),
  );
}

await runCommand(async () => {
  const found = differences(wanted, await send('GET'));
  for (const path of found) console.log(`${path} ${values.apply ? 'changes' : 'differs'}`);
  const mask = FIELDS.filter((field) => found.some((path) => path.startsWith(field)));
  if (!values.apply || mask.length === 0) return mask.length;
  await send('PATCH', `?updateMask=${mask.join(',')}`, JSON.stringify(wanted));
  return EXIT.done;
});
