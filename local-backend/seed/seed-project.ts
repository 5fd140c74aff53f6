import { parseArgs } from 'node:util';
import { z } from 'zod';
import { DEMO_ACCOUNT } from './demo-account';
import { projectEndpoints } from './endpoints';
import { seedDemoAccount } from './seed';

/** Creates the demo account in a project for tests: `npm run seed -- --project ID --api-key KEY`. */
try {
  const { project, bucket, 'api-key': apiKey } = parseOptions();
  const endpoints = projectEndpoints(project, apiKey, bucket ?? `${project}.firebasestorage.app`);
  await seedDemoAccount(endpoints, `https://${project}.web.app/`);
  console.log(`Log in with ${DEMO_ACCOUNT.email} and ${DEMO_ACCOUNT.password}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function parseOptions() {
  const string = { type: 'string' } as const;
  const schema = z.object({
    project: z.string().min(1),
    'api-key': z.string().min(1),
    bucket: z.string().optional(),
  });
  try {
    const options = { project: string, 'api-key': string, bucket: string };
    return schema.parse(parseArgs({ options }).values);
  } catch {
    throw new Error('Usage: npm run seed -- --project ID --api-key KEY [--bucket BUCKET]');
  }
}
