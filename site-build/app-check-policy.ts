import { z } from 'zod';

/** What a page with App Check loads from elsewhere, by the directive that has to allow it. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
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

/**
 * What a Content-Security-Policy still lacks for App Check. The project's own does: a site without
 * App Check has no reason to trust these hosts.
 *
 * @returns a directive for each that has something to add
 */
export function missingForAppCheck(policy: string): string[] {
  const allowed = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/ +/);
      return [name, sources];
    }),
  );
  return Object.entries(SOURCES).flatMap(([name, sources]) => {
    const missing = sources.filter((source) => !allowed.get(name)?.includes(source));
    return missing.length > 0 ? [`${name} ${missing.join(' ')}`] : [];
  });
}
