import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { configureAuth } from './auth-config';

/** Answers each request with the settings, and records the changes. */
const changes: unknown[] = [];
let settings: unknown;
const server = createServer(async (request, response) => {
  const body = await text(request);
  if (request.method === 'PATCH') {
    settings = JSON.parse(body);
    changes.push(request.url, settings);
  }
  response.end(JSON.stringify(settings));
});
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
  changes.length = 0;
});

/** The exit code, and what the command prints. */
async function authConfig({ apply = false } = {}) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const code = await configureAuth('anchor', 'https://a.example', { apply });
  const printed = { code, lines: log.mock.calls.flat(), warnings: warn.mock.calls.flat() };
  vi.restoreAllMocks();
  return printed;
}

test('only prints what differs without --apply', async () => {
  const { code, lines } = await authConfig();
  expect(code).toBe(1);
  expect(lines).toContain('notification.sendEmail.callbackUri differs');
  expect(lines).toHaveLength(11);
  expect(changes).toEqual([]);
});

test('changes what differs', async () => {
  expect((await authConfig({ apply: true })).code).toBe(0);
  const [url] = changes;
  const { searchParams, pathname } = new URL(z.string().parse(url), 'http://127.0.0.1');
  expect(pathname).toBe('/identitytoolkit.googleapis.com/admin/v2/projects/anchor/config');
  expect(searchParams.get('updateMask')?.split(',')).toEqual([
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
  ]);
  expect(changes[1]).toMatchObject({
    passwordPolicyConfig: { passwordPolicyEnforcementState: 'ENFORCE' },
    notification: { sendEmail: { callbackUri: 'https://a.example/lively/resetpassword' } },
  });
});

test('changes nothing the second time', async () => {
  await authConfig({ apply: true });
  changes.length = 0;
  expect(await authConfig({ apply: true })).toMatchObject({ code: 0, lines: [] });
  expect(changes).toEqual([]);
});

test("warns that Firebase's own domain sends the emails", async () => {
  expect((await authConfig()).warnings).toEqual([
    'noreply@anchor.firebaseapp.com sends the emails (docs/deploy.md, Emails).',
  ]);
});

test.each([
  { dnsInfo: { useCustomDomain: true, customDomain: 'a.example' } },
  { method: 'CUSTOM_SMTP' },
])('warns of nothing when the emails are sent with %o', async (sendEmail) => {
  settings = { notification: { sendEmail } };
  expect((await authConfig()).warnings).toEqual([]);
});
