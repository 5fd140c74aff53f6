import { loadEnv } from 'vite';
import { z } from 'zod';
import { COMPLETE_SIGN_UP, FUNCTIONS_REGION } from '../src/shared/callable';
import { preflight, repeatTest, smokeTest } from './smoke-test';

/** A new release reaches some servers later than others. */
const RELEASE_LIMIT_MS = 60_000;

/** The settings of the build, in .env.production.local. */
const settingsSchema = z.object({ SITE_URL: z.url(), VITE_FIREBASE_PROJECT_ID: z.string() });

/* `npm run smoke [-- CHANNEL_URL]`. With a channel, calls from the live site are tested as well. */
const settings = settingsSchema.parse(loadEnv('production', process.cwd(), ''));
const { SITE_URL: liveSite, VITE_FIREBASE_PROJECT_ID: project } = settings;
const [, , site = liveSite] = process.argv;
const callable = `https://${FUNCTIONS_REGION}-${project}.cloudfunctions.net/${COMPLETE_SIGN_UP}`;
const origins = new Set([site, liveSite].map((url) => new URL(url).origin));
process.exitCode = await repeatTest(async () => {
  const preflights = [...origins].map((origin) => preflight(callable, origin));
  return (await Promise.all([smokeTest(site, 'dist'), ...preflights])).flat();
}, RELEASE_LIMIT_MS);
if (process.exitCode === 0) console.log(`${site} works.`);
