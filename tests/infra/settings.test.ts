import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { parse } from '@cdktn/hcl2json';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { env as functionsEnv } from '../../functions/src/env';
import { envSchema as siteEnvSchema } from '../../src/backend/env';

const outputSchema = z.tuple([z.object({ value: z.string() })]);
const infraSchema = z.object({
  output: z.object({ site_env: outputSchema, functions_env: outputSchema }),
});
const { output } = infraSchema.parse(
  await parse('outputs.tf', readFileSync('infra/outputs.tf', 'utf8')),
);

const namesIn = (text: string) => Object.keys(parseEnv(text)).toSorted();

/** Google's runtime and the emulators set these. */
const SET_BY_THE_PLATFORM = ['FUNCTIONS_EMULATOR', 'FUNCTION_TARGET', 'GCLOUD_PROJECT'];
/** The site's build does not know it. */
const ONLY_FOR_THE_SMOKE_TEST = 'SITE_URL';

const siteNames = Object.keys(siteEnvSchema.shape)
  .filter((name) => !name.endsWith('_EMULATOR'))
  .concat(ONLY_FOR_THE_SMOKE_TEST)
  .toSorted();

test("Terraform's output for the site names every variable of its build", () => {
  expect(namesIn(output.site_env[0].value)).toEqual(siteNames);
});

test('the example for the site names every variable of its build', () => {
  expect(namesIn(readFileSync('.env.example', 'utf8'))).toEqual(siteNames);
});

test("Terraform's output for the functions names every variable that they read", () => {
  const names = Object.keys(functionsEnv).filter((name) => !SET_BY_THE_PLATFORM.includes(name));
  expect(namesIn(output.functions_env[0].value)).toEqual(names.toSorted());
});
