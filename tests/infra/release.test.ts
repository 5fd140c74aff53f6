import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder';

/** In place of npm and the Firebase CLI: writes down each call. A call that matches the pattern `FAIL` fails. */
const STAND_IN = `#!/usr/bin/env bash
call="$(basename "$0") $*"
echo "$call" >> "$STATE/calls"
if [[ $call == $FAIL ]]; then exit 1; fi
case $call in
  *hosting:channel:deploy*) echo '{"result":{"anchor":{"url":"https://anchor--release-1.web.app"}}}' ;;
  *hosting:channel:list*) echo "$CHANNELS" ;;
esac
`;

const LIVE = {
  name: 'projects/1/sites/anchor/channels/live',
  release: { version: { name: 'sites/anchor/versions/v1' } },
};

/** Releases to a project. @returns the exit code, the calls, and the output */
function release({
  fail = 'nothing',
  channels = [LIVE],
  channelList = JSON.stringify({ result: { channels } }),
}: {
  fail?: string;
  channels?: object[];
  channelList?: string;
} = {}) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'bin'));
  for (const name of ['npm', 'npx']) {
    writeFileSync(join(folder, 'bin', name), STAND_IN, { mode: 0o755 });
  }
  const { status, stdout, stderr } = spawnSync(
    'node',
    ['--import', 'tsx', 'maintenance/release.ts', 'anchor'],
    {
      encoding: 'utf8',
      env: {
        PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
        STATE: folder,
        FAIL: fail,
        CHANNELS: channelList,
      },
    },
  );
  const calls = readFileSync(join(folder, 'calls'), 'utf8').trimEnd().split('\n');
  return { status, calls, stdout, stderr };
}

const STEPS = [
  'npm run build',
  'npm run doctor -- anchor --online',
  'npm run test:all',
  'npx firebase hosting:channel:deploy release --no-authorized-domains --json --project anchor',
  'npx firebase deploy --only firestore,storage,functions --project anchor',
  'npm run smoke -- https://anchor--release-1.web.app',
  'npx firebase hosting:channel:list --json --project anchor',
  'npx firebase hosting:clone anchor:release anchor:live --project anchor',
  'npm run smoke',
];

test('a release takes all steps in order, and says how to go back', () => {
  const { status, calls, stdout } = release();
  expect(calls).toEqual(STEPS);
  expect(status).toBe(0);
  expect(stdout).toContain('Go back: npx firebase hosting:clone anchor@v1 anchor:live');
});

test.each([
  ['the doctor', 'npm run doctor*', 'Nothing is deployed.'],
  ['the deployment to the channel', '*channel:deploy*', 'Nothing is live.'],
  ['the deployment of rules and functions', '*--only firestore*', 'The site is the old one.'],
  [
    'the smoke test of the channel',
    'npm run smoke -- *',
    'The site is the old one, rules and functions are new.',
  ],
  [
    'the list of channels',
    '*channel:list*',
    'The site is the old one, rules and functions are new.',
  ],
  [
    'the deployment of the site',
    '*hosting:clone*',
    'The site may be the old one, rules and functions are new.',
  ],
  [
    'the smoke test of the site',
    'npm run smoke',
    'Go back: npx firebase hosting:clone anchor@v1 anchor:live --project anchor',
  ],
])('a release stops when %s fails, and says what is live', (_, fail, sentence) => {
  const { status, calls, stderr } = release({ fail });
  expect(status).toBe(2);
  expect(stderr).toContain(`Failed: ${calls.at(-1)}`);
  expect(stderr).toContain(sentence);
});

test('before the first release, no version is there to go back to', () => {
  const { stderr } = release({ fail: 'npm run smoke', channels: [] });
  expect(stderr).toContain('No version was live before.');
});

test('a release says what is live when the CLI prints something else than JSON', () => {
  const { status, stderr } = release({ channelList: 'Update available' });
  expect(status).toBe(2);
  expect(stderr).toContain('The site is the old one, rules and functions are new.');
});
