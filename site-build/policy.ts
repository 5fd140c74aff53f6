import { z } from 'zod';
import { appCheckSiteKey, type Env } from '../src/backend/env';

/** Sources by the directive of a Content-Security-Policy that has to allow them. */
type Sources = Readonly<Record<string, readonly string[]>>;

/** What a page with App Check loads from elsewhere. */
export const APP_CHECK: Sources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': [
    'https://content-firebaseappcheck.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
};

const configSchema = z.object({
  hosting: z.object({
    headers: z.array(
      z.object({ headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
    ),
  }),
});

/** The Content-Security-Policy in a firebase.json. */
export function policyIn(firebaseJson: unknown): string {
  const { hosting } = configSchema.parse(firebaseJson);
  const all = hosting.headers.flatMap(({ headers }) => headers);
  return all.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
}

/** What a configuration needs besides what every site does. */
export function neededBy(env: Env): Sources[] {
  return [
    ...(appCheckSiteKey(env) === undefined ? [] : [APP_CHECK]),
    ...(env.VITE_REPORT_URL ? [{ 'connect-src': [new URL(env.VITE_REPORT_URL).origin] }] : []),
  ];
}

/**
 * What a Content-Security-Policy still lacks. The project's own lacks all that is optional: a site
 * without App Check has no reason to trust its hosts.
 *
 * @returns a directive for each that has something to add
 */
export function missingFrom(policy: string, needed: readonly Sources[]): string[] {
  const allowed = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/ +/);
      return [name, sources];
    }),
  );
  return needed.flatMap(Object.entries<readonly string[]>).flatMap(([name, sources]) => {
    const missing = sources.filter((source) => !allowed.get(name)?.includes(source));
    return missing.length > 0 ? [`${name} ${missing.join(' ')}`] : [];
  });
}
