import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { API_KEY, PROJECT, startFakeGoogle } from './fake-google';
import { connectGoogle } from './google';
import { parseStage } from './options';
import { EXIT, runSetup } from './run';
import { FIRESTORE } from './wanted';

const OPTIONS = [
  ...['--project', PROJECT, '--site', 'https://lively.example.com', '--email', 'ops@example.com'],
  ...['--budget', '25', '--repository', 'studio/lively', '--previews'],
];
const SITE_FILE = '.env.production.local';
const FUNCTIONS_FILE = `functions/.env.${PROJECT}`;

let google: Awaited<ReturnType<typeof startFakeGoogle>>;
let files: Map<string, string>;
let output: string[];

beforeEach(async () => {
  google = await startFakeGoogle();
  files = new Map(['.env.example', 'firestore.indexes.json'].map((path) => [path, read(path)]));
  output = [];
});
afterEach(() => google.close());

const read = (path: string) => readFileSync(path, 'utf8');

async function setUp(...more: string[]): Promise<number> {
  output = [];
  return runSetup(parseStage([...OPTIONS, ...more]), {
    print: (line) => output.push(line),
    progress: (line) => output.push(line),
    confirm: async () => false,
    connect: (options) =>
      connectGoogle({ ...google, project: PROJECT, pause: async () => undefined, ...options }),
    readFile: (path) => files.get(path) ?? '',
    writeFile: ({ path, text }) => files.set(path, text),
  });
}

const changed = () => output.filter((line) => line.startsWith('change'));

describe('an empty project', () => {
  test('gets everything', async () => {
    expect(await setUp('--yes')).toBe(EXIT.asWanted);
    expect(
      google.get(`/firestore.googleapis.com/v1/projects/${PROJECT}/databases/(default)`),
    ).toMatchObject({ locationId: 'nam5', ...FIRESTORE });
    expect(
      google.get(`/identitytoolkit.googleapis.com/admin/v2/projects/${PROJECT}/config`),
    ).toMatchObject({
      authorizedDomains: ['localhost', 'lively-test.web.app', 'lively.example.com'],
      notification: {
        sendEmail: { callbackUri: 'https://lively.example.com/lively/resetpassword' },
      },
    });
    expect(files.get(SITE_FILE)).toContain(`VITE_FIREBASE_API_KEY=${API_KEY}\n`);
    expect(files.get(SITE_FILE)).toContain('VITE_REPORT_URL=\n');
    expect(files.get(FUNCTIONS_FILE)).toBe('SITE_ORIGINS=https://lively.example.com\n');
    expect(output).toContain(
      'GitHub environment preview: SERVICE_ACCOUNT=previewer@lively-test.iam.gserviceaccount.com',
    );
  });

  test('waits for operations, and says so', async () => {
    await setUp('--yes');
    expect(output).toContain('waiting for Google, 5 s');
  });

  test('has nothing left to change afterwards', async () => {
    await setUp('--yes');
    google.takeWrites();
    expect(await setUp('--yes')).toBe(EXIT.asWanted);
    expect(output).toContainEqual(
      expect.stringMatching(/^GitHub environment production: WORKLOAD/),
    );
    expect(changed()).toEqual([]);
    expect(google.takeWrites()).toEqual([]);
  });

  test('is not changed by a dry run, which prints the requests', async () => {
    expect(await setUp('--dry-run', '--yes')).toBe(EXIT.somethingDiffers);
    expect(google.takeWrites()).toEqual([]);
    expect(files.has(SITE_FILE)).toBe(false);
    expect(output).toContainEqual(expect.stringContaining('"retention":"1209600s"'));
    const planned = output.flatMap(
      (line) => /^(\w+) https:\/\/(\S+) \{/.exec(line)?.slice(1, 3).join(' ') ?? [],
    );
    await setUp('--yes');
    expect(google.takeWrites()).toEqual(
      planned.map((request) => request.replace('<billing-account>', 'billingAccounts/A-B-C')),
    );
  });

  test('is not changed without a confirmation', async () => {
    expect(await setUp()).toBe(EXIT.somethingDiffers);
    expect(google.takeWrites()).toEqual([]);
    expect(files.has(SITE_FILE)).toBe(false);
  });
});

describe('a part that was changed by hand is corrected, and nothing else', () => {
  test.each([
    {
      part: /backupSchedules\/\d+$/,
      change: { retention: '604800s' },
      step: 'Daily backup',
      request:
        'PATCH firestore.googleapis.com/v1/projects/lively-test/databases/(default)/backupSch',
    },
    {
      part: /databases\/\(default\)$/,
      change: { deleteProtectionState: 'DELETE_PROTECTION_DISABLED' },
      step: 'Firestore database',
      request:
        'PATCH firestore.googleapis.com/v1/projects/lively-test/databases/(default)?updateMask',
    },
    {
      part: /admin\/v2\/projects\/lively-test\/config$/,
      change: { passwordPolicyConfig: { passwordPolicyEnforcementState: 'OFF' } },
      step: 'Authentication settings',
      request:
        'PATCH identitytoolkit.googleapis.com/admin/v2/projects/lively-test/config?updateMask',
    },
    {
      part: /metrics\/sign-up-outcomes$/,
      change: { filter: 'severity=ERROR' },
      step: 'Counter sign-up-outcomes',
      request: 'PUT logging.googleapis.com/v2/projects/lively-test/metrics/sign-up-outcomes',
    },
    {
      part: /cloudresourcemanager.*:policy$/,
      change: { bindings: [{ role: 'roles/owner', members: ['user:owner@example.com'] }] },
      step: 'Roles',
      request: 'POST cloudresourcemanager.googleapis.com/v1/projects/lively-test:setIamPolicy',
    },
  ])('$step', async ({ part, change, step, request }) => {
    await setUp('--yes');
    google.takeWrites();
    expect(google.edit(part, change)).toBe(1);
    expect(await setUp('--yes')).toBe(EXIT.asWanted);
    expect(changed()).toEqual([`change  ${step}`]);
    expect(output.filter((line) => line.startsWith('done'))).toEqual([`done    ${step}`]);
    expect(google.takeWrites()).toEqual([expect.stringContaining(request)]);
    await setUp('--yes');
    expect(changed()).toEqual([]);
  });

  test('an alert that is turned off', async () => {
    await setUp('--yes');
    google.takeWrites();
    google.edit(/alertPolicies\/\d+$/, { enabled: false });
    await setUp('--yes');
    expect(changed()).toHaveLength(6);
    expect(new Set(google.takeWrites().map((write) => write.split('/')[4]))).toEqual(
      new Set(['alertPolicies']),
    );
  });

  test('a value in a configuration file, and its other lines stay', async () => {
    await setUp('--yes');
    google.takeWrites();
    files.set(SITE_FILE, 'VITE_FIREBASE_PROJECT_ID=other\nVITE_REPORT_URL=https://r.example.com\n');
    files.set(FUNCTIONS_FILE, 'SITE_ORIGINS=https://old.example.com\nMIN_INSTANCES=1\n');
    await setUp('--yes');
    expect(changed()).toEqual([`change  ${SITE_FILE}`, `change  ${FUNCTIONS_FILE}`]);
    expect(google.takeWrites()).toEqual([]);
    expect(files.get(SITE_FILE)).toContain(
      `VITE_FIREBASE_PROJECT_ID=${PROJECT}\nVITE_REPORT_URL=https://r.example.com\n`,
    );
    expect(files.get(FUNCTIONS_FILE)).toBe(
      'SITE_ORIGINS=https://old.example.com,https://lively.example.com\nMIN_INSTANCES=1\n',
    );
  });
});

test('a bucket that is missing although the web app exists', async () => {
  await setUp('--yes');
  google.remove(`/firebasestorage.googleapis.com/v1alpha/projects/${PROJECT}/defaultBucket`);
  await setUp('--yes');
  expect(changed()).toEqual(['change  Bucket', `change  ${SITE_FILE}`]);
  expect(files.get(SITE_FILE)).toContain('VITE_FIREBASE_STORAGE_BUCKET=bucket\n');
});

test('grants of others stay, also those with a condition', async () => {
  await setUp('--yes');
  const conditional = {
    role: 'roles/datastore.user',
    members: ['serviceAccount:1234567890-compute@developer.gserviceaccount.com'],
    condition: { title: 'until spring', expression: 'true' },
  };
  const path = /cloudresourcemanager.*:policy$/;
  google.edit(path, { etag: 'now', bindings: [conditional] });
  await setUp('--yes');
  const policy = google.get(`/cloudresourcemanager.googleapis.com/v1/projects/${PROJECT}:policy`);
  expect(policy?.bindings).toContainEqual(conditional);
  const { role, members } = conditional;
  expect(policy?.bindings).toContainEqual({ role, members });
});

describe('without a permission, one sentence names the role', () => {
  test('to look: nothing is changed', async () => {
    await setUp('--yes');
    google.takeWrites();
    google.edit(/backupSchedules\/\d+$/, { retention: '604800s' });
    google.deny(({ url }) => url.includes('/alertPolicies'));
    await expect(setUp('--yes')).rejects.toThrow(
      "Stopped at 'Alert: Site is down': your account needs the role roles/monitoring.editor in lively-test (The caller does not have permission).",
    );
    expect(google.takeWrites()).toEqual([]);
  });

  test('to change: nothing after it is changed', async () => {
    google.deny(({ method, url }) => method === 'POST' && url.includes('/webApps'));
    await expect(setUp('--yes')).rejects.toThrow(/'Web app'.*role roles\/firebase.admin in/);
    const last = google.takeWrites().at(-1);
    expect(last).toContain('identitytoolkit.googleapis.com');
    expect(files.has(SITE_FILE)).toBe(false);
  });
});

test.each(['--yes', '--dry-run'])('prints no secret (%s)', async (option) => {
  const expectNoSecret = () => {
    for (const secret of google.secrets) expect(output.join('\n')).not.toContain(secret);
  };
  await setUp('--yes');
  expectNoSecret();
  files.set(SITE_FILE, `VITE_FIREBASE_API_KEY=old-${API_KEY}\n`);
  await setUp(option);
  expectNoSecret();
});

test.each([
  [['--project', 'x'], '--project needs the id of a project.'],
  [['--project', PROJECT], '--site is missing.'],
  [['--project', PROJECT, '--site', 'http://a.example.com'], '--site needs an origin'],
  [[...OPTIONS, '--budget', '1.5'], '--budget needs a whole number.'],
  [[...OPTIONS, '--force'], "Unknown option '--force'"],
])('%j is a wrong option', (args, message) => {
  expect(() => parseStage(args)).toThrow(message);
});
