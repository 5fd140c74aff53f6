import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parse } from '@cdktn/hcl2json';
import { expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { env as functionsEnv } from '../../functions/src/env';
import { envSchema as siteEnvSchema } from '../../src/backend/env';
import { RETENTION_DAYS } from '../../src/shared/retention';

const FILES = readdirSync('infra').filter((name) => /\.tf$|\.tfvars/.test(name));
const read = (name: string) => parse(name, readFileSync(join('infra', name), 'utf8'));

const monitoring = await read('monitoring.tf');
const alertsSchema = z.record(z.string(), z.object({ query: z.string(), advice: z.string() }));
const alerts = alertsSchema.parse(parseYaml(readFileSync('infra/alerts.yml', 'utf8')));

/** The declarations of the functions: `onUserDeleted = identity.onUserDeleted(…`. */
const declarations = readFileSync('functions/src/index.ts', 'utf8')
  .split(/^export const /m)
  .slice(1);
const isPublic = (declaration: string) => /\b(onCall|onRequest)\(/.test(declaration);
const nameOf = (declaration: string) => declaration.slice(0, declaration.indexOf(' '));
const publicNames = declarations.filter(isPublic).map(nameOf);
const backgroundNames = declarations.filter((declaration) => !isPublic(declaration)).map(nameOf);

test.each([
  ['public', publicNames],
  ['background', backgroundNames],
])('the tests find the %s functions in functions/src/index.ts', (_, names) => {
  expect(names).not.toEqual([]);
});

test.each(FILES)("%s can be read by Terraform's parser", async (name) => {
  await expect(read(name)).resolves.toBeTypeOf('object');
});

test.each(publicNames)('the log excludes lines of %s that can quote a request', (name) => {
  const [{ filter }] = monitoring.resource.google_logging_project_exclusion.not_ours;
  // Cloud Run's names of functions are in lower case.
  expect(filter.split(/\W+/)).toContain(name.toLowerCase());
});

// No user notices when a background function fails.
test.each(backgroundNames)('an alert watches the background function %s', (name) => {
  expect(alerts['A background function fails']?.query.split(/\W+/)).toContain(name);
});

/** The outcomes that a query counts, as written in it: `claimed|failed`. */
const outcomesIn = (query = '') => query.match(/(?<=outcome=~?")[a-z|]+/g) ?? [];

// An account can repeat any outcome except `claimed` and `failed` at will, and a flood would hide failures.
test('failed sign-ups are compared only with outcomes that one account cannot repeat', () => {
  const alert = alerts['Sign-ups fail: more than two and 5 %'];
  expect(outcomesIn(alert?.query)).toEqual(['failed', 'claimed|failed']);
});

test('each outcome that an alert counts is one that a function logs', () => {
  const sources = readdirSync('functions/src').filter((name) => /(?<!\.test)\.ts$/.test(name));
  const code = sources.map((name) => readFileSync(join('functions/src', name), 'utf8')).join();
  const counted = Object.values(alerts).flatMap(({ query }) => outcomesIn(query));
  const outcomes = counted.flatMap((names) => names.split('|'));
  expect(outcomes.filter((outcome) => !code.includes(`'${outcome}'`))).toEqual([]);
});

test('Terraform keeps backups as long as the privacy policy says', async () => {
  const [backups] = (await read('main.tf')).resource.google_firestore_backup_schedule.daily;
  expect(backups.retention).toBe(`${RETENTION_DAYS.backup * 24 * 60 * 60}s`);
});

const { output } = await read('outputs.tf');

const namesIn = (text: string) => Object.keys(parseEnv(text)).toSorted();

/** Google's runtime and the emulators set these. */
const SET_BY_THE_PLATFORM = ['FUNCTIONS_EMULATOR', 'FUNCTION_TARGET', 'GCLOUD_PROJECT'];
/** The site's build does not read it. */
const ONLY_FOR_THE_SMOKE_TEST = 'SITE_URL';

/** A deployed site has no variables of emulators. */
const siteNames = Object.keys(siteEnvSchema.shape)
  .filter((name) => !name.endsWith('_EMULATOR'))
  .concat(ONLY_FOR_THE_SMOKE_TEST)
  .toSorted();

test("Terraform's output `site_env` names every variable of a deployed site", () => {
  expect(namesIn(output.site_env[0].value)).toEqual(siteNames);
});

test('.env.example names every variable of a deployed site', () => {
  expect(namesIn(readFileSync('.env.example', 'utf8'))).toEqual(siteNames);
});

test("Terraform's output for the functions names every variable that they read", () => {
  const names = Object.keys(functionsEnv).filter((name) => !SET_BY_THE_PLATFORM.includes(name));
  expect(namesIn(output.functions_env[0].value)).toEqual(names.toSorted());
});
