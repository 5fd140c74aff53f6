import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { configureAuth } from './auth-config';

// A server in place of Google: like Google, it changes only the settings that `updateMask` names. It
// answers each request with all settings, and keeps the last change.
let settings: object;
let change: { readonly url: URL; readonly body: unknown } | undefined;
const server = createServer(async (request, response) => {
  if (request.method === 'PATCH') {
    const url = new URL(request.url ?? '', 'http://127.0.0.1');
    const body: unknown = JSON.parse(await text(request));
    for (const path of url.searchParams.get('updateMask')?.split(',') ?? []) {
      settings = withValueOf(path.split('.'), body, settings);
    }
    change = { url, body };
  }
  response.end(JSON.stringify(settings));
});

/** An object. A setting that does not exist counts as an empty one. */
const objectSchema = z.record(z.string(), z.unknown()).catch({});

/** The settings, with the body's value at a path: ['a', 'b'], { a: { b: 1 } } and { c: 2 } give { c: 2, a: { b: 1 } }. */
function withValueOf(path: readonly string[], body: unknown, current: unknown) {
  const [key = '', ...rest] = path;
  const value = objectSchema.parse(body)[key];
  const copy = { ...objectSchema.parse(current) };
  copy[key] = rest.length === 0 ? value : withValueOf(rest, value, copy[key]);
  return copy;
}

// Only a demo project uses the server above.
const PROJECT = 'demo-anchor';

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', `127.0.0.1:${port}`);
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close().closeAllConnections();
});
beforeEach(() => {
  settings = { emailPrivacyConfig: { enableImprovedEmailPrivacy: true }, mfa: { state: 'OFF' } };
  change = undefined;
});

/** Configures the project. Returns the exit code and what is printed. */
async function runAuthConfig({ apply = false, answers = true } = {}) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const code = await configureAuth(PROJECT, 'https://a.example', {
    apply,
    answers: async () => answers,
  });
  const printed = { code, lines: log.mock.calls.flat(), warnings: warn.mock.calls.flat() };
  vi.restoreAllMocks();
  return printed;
}

/** Everything that the command sets, except emailPrivacyConfig, which `beforeEach` has set. */
const DIFFERENT_PATHS = [
  'passwordPolicyConfig.passwordPolicyEnforcementState',
  'passwordPolicyConfig.forceUpgradeOnSignin',
  'passwordPolicyConfig.passwordPolicyVersions',
  'notification.defaultLocale',
  'notification.sendEmail.callbackUri',
  'notification.sendEmail.resetPasswordTemplate.senderDisplayName',
  'notification.sendEmail.resetPasswordTemplate.replyTo',
  'notification.sendEmail.verifyEmailTemplate.senderDisplayName',
  'notification.sendEmail.verifyEmailTemplate.replyTo',
  'notification.sendEmail.changeEmailTemplate.senderDisplayName',
  'notification.sendEmail.changeEmailTemplate.replyTo',
];

test('a run without --apply only prints what differs', async () => {
  const { code, lines } = await runAuthConfig();
  expect(code).toBe(1);
  expect(lines).toEqual(DIFFERENT_PATHS.map((path) => `${path} differs`));
  expect(change).toBeUndefined();
});

test('a run with --apply changes what differs', async () => {
  expect((await runAuthConfig({ apply: true })).code).toBe(0);
  expect(change?.url.pathname).toBe(
    `/identitytoolkit.googleapis.com/admin/v2/projects/${PROJECT}/config`,
  );
  expect(change?.url.searchParams.get('updateMask')).toBe(DIFFERENT_PATHS.join());
  expect(change?.body).toMatchObject({
    passwordPolicyConfig: { passwordPolicyEnforcementState: 'ENFORCE' },
    notification: { sendEmail: { callbackUri: 'https://a.example/lively/resetpassword' } },
  });
});

test('a run with --apply keeps all other settings', async () => {
  await runAuthConfig({ apply: true });
  expect(settings).toMatchObject({ mfa: { state: 'OFF' } });
});

test('a run with --apply keeps the links of emails while a new domain does not answer', async () => {
  const { warnings } = await runAuthConfig({ apply: true, answers: false });
  expect(warnings).toContain(
    'https://a.example does not answer yet, so the links of emails do not lead there. Run this again.',
  );
  expect(settings).not.toMatchObject({
    notification: { sendEmail: { callbackUri: expect.anything() } },
  });
  const later = await runAuthConfig({ apply: true });
  expect(later.lines).toEqual(['notification.sendEmail.callbackUri changes']);
});

test('a second run with --apply changes nothing', async () => {
  await runAuthConfig({ apply: true });
  change = undefined;
  expect(await runAuthConfig({ apply: true })).toMatchObject({ code: 0, lines: [] });
  expect(change).toBeUndefined();
});

test("a run warns that Firebase's own domain sends the emails", async () => {
  expect((await runAuthConfig()).warnings).toEqual([
    `noreply@${PROJECT}.firebaseapp.com sends the emails (docs/deploy.md, Emails).`,
  ]);
});

test.each([
  ["the owner's domain", { dnsInfo: { useCustomDomain: true, customDomain: 'a.example' } }],
  ["the owner's mail server", { method: 'CUSTOM_SMTP' }],
])('a run warns of nothing when %s sends the emails', async (_, sendEmail) => {
  settings = { notification: { sendEmail } };
  expect((await runAuthConfig()).warnings).toEqual([]);
});
