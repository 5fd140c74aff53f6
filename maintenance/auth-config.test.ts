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
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${port}` },
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { isFine: code === 0, differing: output.trim().split('\n') };
}

test('only prints what differs without --apply', async () => {
  const { isFine, differing } = await authConfig();
  expect(isFine).toBe(false);
  expect(differing).toContain('notification.sendEmail.callbackUri differs');
  expect(differing).toHaveLength(4);
  expect(changes).toEqual([]);
});

test('changes what differs, and nothing the second time', async () => {
  expect((await authConfig('--apply')).isFine).toBe(true);
  expect(changes[0]).toBe(
    '/identitytoolkit.googleapis.com/admin/v2/projects/anchor/config?updateMask=passwordPolicyConfig.passwordPolicyEnforcementState,passwordPolicyConfig.forceUpgradeOnSignin,passwordPolicyConfig.passwordPolicyVersions,notification.sendEmail.callbackUri',
  );
  expect(changes[1]).toMatchObject({
    passwordPolicyConfig: { passwordPolicyEnforcementState: 'ENFORCE' },
    notification: { sendEmail: { callbackUri: 'https://a.example/lively/resetpassword' } },
  });
  expect(await authConfig('--apply')).toEqual({ isFine: true, differing: [''] });
  expect(changes).toHaveLength(2);
});
