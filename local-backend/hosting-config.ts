import { z } from 'zod';

const hostingSchema = z.looseObject({
  headers: z
    .array(
      z.looseObject({ headers: z.array(z.looseObject({ key: z.string(), value: z.string() })) }),
    )
    .optional(),
});

export type LocalHosting = {
  /** The folder to serve, relative to the project's root. */
  readonly folder: string;
  /** Where the page finds the emulators, such as `http://127.0.0.1:9099`. */
  readonly emulators: readonly string[];
};

/**
 * The hosting part of firebase.json for a site that was built for the emulators: another folder,
 * and a content security policy that lets the page reach them. All else stays as it is deployed.
 *
 * @throws ZodError when it is no single site
 */
export function localHosting(hosting: unknown, { folder, emulators }: LocalHosting) {
  const { headers, ...rest } = hostingSchema.parse(hosting);
  const local = { ...rest, public: folder };
  if (!headers) return local;
  return {
    ...local,
    headers: headers.map((rule) => ({
      ...rule,
      headers: rule.headers.map((header) =>
        header.key.toLowerCase() === 'content-security-policy'
          ? { ...header, value: allowed(header.value, emulators) }
          : header,
      ),
    })),
  };
}

function allowed(policy: string, origins: readonly string[]): string {
  return policy.replace(
    /\b(connect-src|img-src)\b[^;]*/g,
    (directive) => `${directive.trimEnd()} ${origins.join(' ')}`,
  );
}
