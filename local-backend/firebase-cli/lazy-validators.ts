import { createRequire } from 'node:module';
import { z } from 'zod';

type Compile = (document: unknown, options: object, ...rest: unknown[]) => unknown;

const OPTION = 'lazyCompileValidationSchemas';

const exegesisSchema = z.object({
  compileApi: z.custom<Compile>((value) => typeof value === 'function'),
});

/**
 * The Auth emulator compiles the validators of all its API calls before it serves the first one,
 * which takes five seconds. Its library can compile each on first use, but firebase-tools does not
 * set that option. Does nothing when the library has changed: the start is then only slower.
 *
 * @returns whether the option was set
 */
export function compileValidatorsLazily(): boolean {
  const firebaseTools = createRequire(
    createRequire(import.meta.url).resolve('firebase-tools/package.json'),
  );
  const exegesis: unknown = firebaseTools('exegesis');
  const parsed = exegesisSchema.safeParse(exegesis);
  if (!parsed.success || typeof exegesis !== 'object' || exegesis === null) return false;
  const { compileApi } = parsed.data;
  return Reflect.defineProperty(exegesis, 'compileApi', {
    enumerable: true,
    value: (document: unknown, options: object, ...rest: unknown[]) =>
      compileApi(document, { ...options, [OPTION]: true }, ...rest),
  });
}
