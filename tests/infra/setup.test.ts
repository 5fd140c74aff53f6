import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { FUNCTIONS_REGION } from '../../src/shared/callable';
import { temporaryFolder } from '../support/temporary-folder';

/**
 * In place of gcloud, Terraform and npm: writes down each call, and remembers what exists. A call that
 * contains `FAIL` fails.
 */
const STAND_IN = `#!/usr/bin/env bash
call="$(basename "$0") $*"
echo "$call" >> "$STATE/calls"
if [ -n "\${FAIL:-}" ] && [[ $call == *"$FAIL"* ]]; then exit 1; fi
case $call in
  'gcloud projects describe '*) test -e "$STATE/$3" ;;
  'gcloud projects create '*) touch "$STATE/$3" ;;
  'gcloud billing projects describe '*) if [ -e "$STATE/$4.billed" ]; then echo True; fi ;;
  'gcloud billing projects link '*) touch "$STATE/$4.billed" ;;
  'gcloud storage buckets describe '*) test -e "$STATE/$(basename "$4")" ;;
  'gcloud storage buckets create '*) touch "$STATE/$(basename "$4")" ;;
  'terraform output -raw site_env') echo "\${SITE_ENV-VITE_FIREBASE_PROJECT_ID=anchor}" ;;
  'terraform output -raw functions_env') echo SITE_ORIGIN=https://anchor.web.app ;;
  'terraform output -raw auth_config') echo --project anchor ;;
  'terraform -chdir=infra output -raw github_commands') echo gh variable set ;;
esac
`;

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  for (const name of ['infra', 'functions', 'bin', 'state']) mkdirSync(join(folder, name));
  for (const name of ['setup.sh', 'production.tfvars.example']) {
    cpSync(`infra/${name}`, join(folder, 'infra', name));
  }
  mkdirSync(join(folder, 'src/shared'), { recursive: true });
  cpSync('src/shared/callable.ts', join(folder, 'src/shared/callable.ts'));
  writeSettings('anchor', FUNCTIONS_REGION);
  for (const name of ['gcloud', 'terraform', 'npm']) {
    writeFileSync(join(folder, 'bin', name), STAND_IN, { mode: 0o755 });
  }
});

function writeSettings(project: string, region: string): void {
  const settings = `project = "${project}"\nregion  = "${region}"\n`;
  writeFileSync(join(folder, `infra/${project}.tfvars`), settings);
}

/** The calls that change nothing. */
const READS = / (describe|output) |billing accounts list/;

/** Runs the set-up. @returns its exit code, what it prints, and the calls that change something */
function setUp(env: NodeJS.ProcessEnv = {}, project = 'anchor') {
  const state = join(folder, 'state');
  writeFileSync(join(state, 'calls'), '');
  const { status, stdout, stderr } = spawnSync('infra/setup.sh', [project], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
      STATE: state,
      BILLING_ACCOUNT: '1',
      ...env,
    },
  });
  const calls = readFileSync(join(state, 'calls'), 'utf8').trimEnd().split('\n');
  const changes = calls.filter((call) => call !== '' && !READS.test(call));
  return { status, output: stdout + stderr, calls, changes };
}

const SERVICES = ['cloudbilling', 'cloudresourcemanager', 'serviceusage', 'storage'];
const ENABLE = `gcloud services enable ${SERVICES.map((name) => `${name}.googleapis.com`).join(' ')} --project anchor`;
const AFTER_CREATION = [
  'gcloud storage buckets update gs://anchor-terraform --versioning',
  'terraform init -reconfigure -backend-config bucket=anchor-terraform',
  'terraform apply -var-file anchor.tfvars',
  'npm run auth-config -- --project anchor --apply',
];

test('the set-up creates the project, and the states in another one', () => {
  const { status, changes } = setUp();
  expect(changes).toEqual([
    'gcloud projects create anchor --name Lively',
    'gcloud billing projects link anchor --billing-account 1',
    ENABLE,
    'gcloud projects create anchor-states --name Terraform states',
    'gcloud billing projects link anchor-states --billing-account 1',
    expect.stringMatching(
      /^gcloud storage buckets create gs:\/\/anchor-terraform --project anchor-states/,
    ),
    ...AFTER_CREATION,
  ]);
  expect(status).toBe(0);
  const settings = readFileSync(join(folder, '.env.production.local'), 'utf8');
  expect(settings).toBe('VITE_FIREBASE_PROJECT_ID=anchor\n');
  expect(existsSync(join(folder, 'functions/.env.anchor'))).toBe(true);
});

test('a second run of the set-up creates nothing', () => {
  setUp();
  expect(setUp().changes).toEqual([ENABLE, ...AFTER_CREATION]);
});

test('a colleague need not know the project of the states', () => {
  setUp({ STATES: 'harbor-states' });
  expect(setUp().changes).toEqual([ENABLE, ...AFTER_CREATION]);
});

test.each([
  'projects create anchor --name',
  'projects link anchor --billing',
  'services enable',
  'projects create anchor-states',
  'buckets create',
  'terraform init',
  'terraform apply',
])('the set-up stops when this fails: %s', (call) => {
  const { status, changes } = setUp({ FAIL: call });
  expect(status).toBe(1);
  expect(changes.at(-1)).toContain(call);
});

test.each([
  ['projects create anchor --name', 'let an\nadministrator do it'],
  ['projects link anchor --billing', 'Google did not link anchor to the billing account.'],
  ['terraform apply', 'Nothing after this has changed.'],
])('the set-up says how to go on when this fails: %s', (call, sentence) => {
  expect(setUp({ FAIL: call }).output).toContain(sentence);
});

test('the set-up can be repeated after a failure', () => {
  setUp({ FAIL: 'terraform apply' });
  expect(setUp().status).toBe(0);
});

test('the set-up links no project whose billing it cannot read', () => {
  setUp();
  const { status, changes } = setUp({ FAIL: 'billing projects describe' });
  expect(status).toBe(1);
  expect(changes).toEqual([]);
});

test('without a billing account, the set-up lists those of the operator', () => {
  const { output, calls } = setUp({ BILLING_ACCOUNT: undefined });
  expect(calls.at(-1)).toBe('gcloud billing accounts list');
  expect(output).toContain('BILLING_ACCOUNT=ID STATES=anchor-states infra/setup.sh anchor');
});

test('a warning of Terraform in place of an output does not become the configuration', () => {
  const { status, output } = setUp({ SITE_ENV: 'Warning: No outputs found' });
  expect(status).toBe(1);
  expect(output).toContain('Terraform has no output site_env: apply first.');
  expect(existsSync(join(folder, '.env.production.local'))).toBe(false);
});

test('without settings, the set-up writes those of the example, and changes nothing', () => {
  const { status, output, calls, changes } = setUp({}, 'harbor');
  expect(calls).toEqual(['gcloud billing accounts list']);
  expect(output).toContain('Edit infra/harbor.tfvars');
  expect({ status, changes }).toEqual({ status: 1, changes: [] });
  expect(readFileSync(join(folder, 'infra/harbor.tfvars'), 'utf8')).toContain('project = "harbor"');
});

test('the set-up refuses another region than that of the code', () => {
  writeSettings('anchor', 'anchorage1');
  const { output, changes } = setUp();
  expect(output).toContain('name different regions');
  expect(changes).toEqual([]);
});

test('the set-up asks for the id of the project of states when its own would be too long', () => {
  const project = 'anchor-in-the-old-harbor';
  writeSettings(project, FUNCTIONS_REGION);
  const { output, changes } = setUp({}, project);
  expect(output).toContain(`STATES=ID infra/setup.sh ${project}`);
  expect(changes).toEqual([]);
  expect(setUp({ STATES: 'harbor-states' }, project).status).toBe(0);
});

test('the set-up refuses settings for another project', () => {
  writeFileSync(join(folder, 'infra/harbor.tfvars'), 'project = "anchor"\n');
  expect(setUp({}, 'harbor').output).toContain('infra/harbor.tfvars is for another project.');
});
