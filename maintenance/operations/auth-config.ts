import { brand } from '../../src/content/brand';
import { paths } from '../../src/content/pages';
import { LIMITS } from '../../src/shared/limits';
import { EXIT } from '../command-line';
import { requestGoogle } from '../google';

/**
 * Prints which settings of Firebase Authentication differ, and changes them with `apply`.
 *
 * @param site where the links in emails lead, once it answers: a new domain takes up to a day
 * @param revealUnknownEmails whether Firebase tells when an email has no account
 * @param answers whether a server answers at an address
 * @returns the exit code
 * @throws Error when Google refuses a request
 */
export async function configureAuth(
  project: string,
  site: string,
  { revealUnknownEmails = false, apply = false, answers = isAnswering },
): Promise<number> {
  const wanted = wantedConfig(site, revealUnknownEmails);
  const current = await requestConfig(project);
  const hasOwnSender = OWN_SENDERS.some((sender) => differences(sender, current).length === 0);
  if (!hasOwnSender) {
    console.warn(`noreply@${project}.firebaseapp.com sends the emails (docs/deploy.md, Emails).`);
  }
  let found = differences(wanted, current);
  if (found.includes(CALLBACK) && !(await answers(site))) {
    console.warn(
      `${site} does not answer yet, so the links of emails do not lead there. Run this again.`,
    );
    found = found.filter((path) => path !== CALLBACK);
  }
  for (const path of found) console.log(`${path} ${apply ? 'changes' : 'differs'}`);
  if (found.length === 0) return EXIT.done;
  if (!apply) return EXIT.somethingLeft;
  // Google changes only the fields of the mask.
  const changes = new URLSearchParams({ updateMask: found.join() });
  await requestConfig(project, `?${changes}`, { method: 'PATCH', body: JSON.stringify(wanted) });
  return EXIT.done;
}

/** The address to which the links in emails lead. */
const CALLBACK = 'notification.sendEmail.callbackUri';

async function isAnswering(site: string): Promise<boolean> {
  return fetch(site).then(
    () => true,
    () => false,
  );
}

/** The settings that a project needs and Terraform does not have. */
function wantedConfig(site: string, revealUnknownEmails: boolean) {
  const sender = { senderDisplayName: brand.product, replyTo: brand.supportEmail };
  const customStrengthOptions = {
    minPasswordLength: LIMITS.password.min,
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
    emailPrivacyConfig: { enableImprovedEmailPrivacy: !revealUnknownEmails },
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

/** Either setting means that a mail server or a domain of the owner sends the emails. */
const OWN_SENDERS = [
  { notification: { sendEmail: { method: 'CUSTOM_SMTP' } } },
  { notification: { sendEmail: { dnsInfo: { useCustomDomain: true } } } },
];

/** The paths of the wanted values that differ: one for an array, because `updateMask` needs it. */
function differences(wanted: unknown, current: unknown, path: readonly string[] = []): string[] {
  if (typeof wanted !== 'object') {
    // Google omits false values.
    const isSame = wanted === (current ?? false);
    return isSame ? [] : [path.join('.')];
  }
  // `Object` makes an empty object of undefined.
  const currentFields: Readonly<Record<string, unknown>> = Object(current);
  const found = Object.entries(Object(wanted)).flatMap(([key, value]) =>
    differences(value, currentFields[key], [...path, key]),
  );
  const isChangedArray = Array.isArray(wanted) && found.length > 0;
  return isChangedArray ? [path.join('.')] : found;
}

/**
 * Requests the project's settings from Google, or those of a demo project from the emulator.
 *
 * @returns the settings
 * @throws Error with Google's message when it refuses the request
 */
async function requestConfig(
  project: string,
  query = '',
  options: Pick<RequestInit, 'method' | 'body'> = {},
): Promise<unknown> {
  // An emulator's variable that is left in a shell must not hide the settings of a real project.
  const isDemo = project.startsWith('demo-');
  const emulator = isDemo ? process.env.FIREBASE_AUTH_EMULATOR_HOST : undefined;
  const base = emulator
    ? `http://${emulator}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
  const url = `${base}/admin/v2/projects/${project}/config${query}`;
  return requestGoogle(project, url, options, emulator ? 'owner' : undefined);
}
