import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';

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
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => void server.close());
beforeEach(() => {
  settings = { emailPrivacyConfig: { enableImprovedEmailPrivacy: true }, mfa: { state: 'OFF' } };
  changes.length = 0;
});

async function authConfig(...options: readonly string[]) {
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const command = ['--import', 'tsx', 'maintenance/auth-config.ts', '--project', 'anchor'];
  const child = spawn(process.execPath, [...command, '--site', 'https://a.example', ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${port}` },
  });
  const [output, warnings, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { isFine: code === 0, differing: output.trim().split('\n'), warnings };
}

test('only prints what differs without --apply', async () => {
  const { isFine, differing } = await authConfig();
  expect(isFine).toBe(false);
  expect(differing).toContain('notification.sendEmail.callbackUri differs');
  expect(differing).toHaveLength(11);
  expect(changes).toEqual([]);
});

test('changes what differs', async () => {
  expect((await authConfig('--apply')).isFine).toBe(true);
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
  await authConfig('--apply');
  changes.length = 0;
  expect(await authConfig('--apply')).toMatchObject({ isFine: true, differing: [''] });
  expect(changes).toEqual([]);
});

const FIREBASE_SENDS = /^noreply@anchor\.firebaseapp\.com sends the emails/;

test("warns that Firebase's own domain sends the emails", async () => {
  expect((await authConfig()).warnings).toMatch(FIREBASE_SENDS);
});

test.each([
  { dnsInfo: { useCustomDomain: true, customDomain: 'a.example' } },
  { method: 'CUSTOM_SMTP' },
])('warns of nothing when the emails are sent with %o', async (sendEmail) => {
  settings = { notification: { sendEmail } };
  expect((await authConfig()).warnings).not.toMatch(FIREBASE_SENDS);
});
