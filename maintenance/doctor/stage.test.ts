import { describe, expect, test } from 'vitest';
import { FUNCTIONS_REGION } from '../../src/shared/callable';
import {
  functionsEnvFaults,
  parseSettings,
  type Settings,
  settingsFaults,
  siteEnvFaults,
  siteUrlFaults,
} from './stage';

const TFVARS = `
project = "anchor"
region = "${FUNCTIONS_REGION}"
email = "alerts@anchor.example"
app_check = "monitored"
reports = "log"
min_instances = 1
`;
const settings = await parseSettings('anchor.tfvars', TFVARS);

const SITE_ENV = `
VITE_FIREBASE_PROJECT_ID=anchor
VITE_FIREBASE_API_KEY=key
VITE_FIREBASE_APP_ID=app
VITE_FIREBASE_STORAGE_BUCKET=anchor.firebasestorage.app
VITE_REPORT_URL=https://${FUNCTIONS_REGION}-anchor.cloudfunctions.net/collectReports
VITE_APP_CHECK_SITE_KEY=site-key
SITE_URL=https://anchor.web.app
`;
const FUNCTIONS_ENV = `
SITE_ORIGIN=https://anchor.web.app
ENFORCE_APP_CHECK=false
COLLECT_REPORTS=true
MIN_INSTANCES=1
`;

const differs = (file: string, name: string) =>
  `${file}: ${name} is not what infra/anchor.tfvars says: run infra/setup.sh anchor.`;

test('a stage as the set-up leaves it has no fault', () => {
  expect(settingsFaults('anchor', settings)).toEqual([]);
  expect(siteEnvFaults(SITE_ENV, settings)).toEqual([]);
  expect(functionsEnvFaults(FUNCTIONS_ENV, settings)).toEqual([]);
});

test('settings without the region are refused', async () => {
  await expect(parseSettings('infra/anchor.tfvars', 'project = "anchor"')).rejects.toThrow(
    'infra/anchor.tfvars: region is missing or not valid.',
  );
});

test('settings for another project, or another region than the code, are faults', () => {
  expect(settingsFaults('harbor', { ...settings, region: 'anchorage1' })).toEqual([
    'infra/harbor.tfvars is for the project anchor.',
    'infra/harbor.tfvars names the region anchorage1, but src/shared/callable.ts another.',
  ]);
});

test('a site address of no stage is a fault', () => {
  const production = { ...settings, project: 'harbor', domain: 'lively.test' };
  expect(siteUrlFaults([settings, production], 'https://lively.test')).toEqual([]);
  expect(siteUrlFaults([settings], 'https://lively.test')).toEqual([
    'src/content/brand.ts: siteUrl is not https://anchor.web.app. If it is right, run infra/setup.sh once for its project, which writes the settings.',
  ]);
});

test('settings that the set-up has not written yet are faults', () => {
  const missing = 'is missing: run infra/setup.sh anchor.';
  expect(siteEnvFaults(undefined, settings)).toEqual([`.env.production.local ${missing}`]);
  expect(functionsEnvFaults(undefined, settings)).toEqual([`functions/.env.anchor ${missing}`]);
});

describe('a setting that the env files do not follow is a fault:', () => {
  type Change = Partial<Settings>;
  test.each<[string, Change, string]>([
    ['the domain', { domain: 'lively.example' }, 'SITE_URL'],
    ['reports to another collector', { reports: 'https://collector.example' }, 'VITE_REPORT_URL'],
    ['reports turned off', { reports: 'off' }, 'VITE_REPORT_URL'],
    ['App Check turned off', { app_check: 'off' }, 'VITE_APP_CHECK_SITE_KEY'],
  ])('%s', (_, change, name) => {
    const faults = siteEnvFaults(SITE_ENV, { ...settings, ...change });
    expect(faults).toEqual([differs('.env.production.local', name)]);
  });

  test.each<[string, Change, string]>([
    ['the domain', { domain: 'lively.example' }, 'SITE_ORIGIN'],
    ['App Check enforced', { app_check: 'enforced' }, 'ENFORCE_APP_CHECK'],
    ['reports turned off', { reports: 'off' }, 'COLLECT_REPORTS'],
    ['instances', { min_instances: 0 }, 'MIN_INSTANCES'],
  ])('%s, in the functions', (_, change, name) => {
    const faults = functionsEnvFaults(FUNCTIONS_ENV, { ...settings, ...change });
    expect(faults).toEqual([differs('functions/.env.anchor', name)]);
  });
});

test('a value that the code cannot read is a fault', () => {
  const site = siteEnvFaults(SITE_ENV.replace('=key', '='), settings);
  expect(site).toEqual(['.env.production.local: VITE_FIREBASE_API_KEY is missing or not valid.']);
  const functions = functionsEnvFaults(FUNCTIONS_ENV.replace('=true', '=flase'), settings);
  expect(functions).toContain('functions/.env.anchor: COLLECT_REPORTS is missing or not valid.');
});
