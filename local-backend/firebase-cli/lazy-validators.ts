import { createRequire } from 'node:module';
import { z } from 'zod';

type Compile = (document: unknown, options: object, ...rest: unknown[]) => unknown;

const OPTION = 'lazyCompileValidationSchemas';

const exegesisSchema = z.object({
  compileApi: z.custom<Compile>((value) => typeof value === 'function'),
});

/**
 * The Auth emulator compiles a validator for every call of its API before it answers the first
 * one, five seconds of work; its library can compile each at its first use instead, but
 * firebase-tools does not say so. Changes nothing when the library is not as expected: the start
 * is then only slower.
 *
 * @returns whether the library took the option
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
