import { createRequire } from 'node:module';
import { z } from 'zod';

export type Method = (this: object, ...args: readonly unknown[]) => unknown;

/** Loads modules as firebase-tools does. */
export const requireOfCli = createRequire(
  createRequire(import.meta.url).resolve('firebase-tools/package.json'),
);
const methodSchema = z.custom<Method>((value) => typeof value === 'function');
const objectSchema = z.custom<object>((value) => value instanceof Object);

/**
 * Replaces an internal function of firebase-tools or of its dependencies.
 *
 * @param path of the function in the module's exports, such as `Class.prototype.method`
 * @param replacementFor returns the replacement of the original function
 * @throws Error in one sentence when firebase-tools has moved or changed it
 */
export function patch(module: string, path: string, replacementFor: (original: Method) => Method) {
  try {
    const parents = path.split('.');
    const name = parents.pop() ?? '';
    let target = objectSchema.parse(requireOfCli(module));
    for (const parent of parents) target = objectSchema.parse(Reflect.get(target, parent));
    const original = methodSchema.parse(Reflect.get(target, name));
    Object.defineProperty(target, name, { value: replacementFor(original) });
  } catch (cause) {
    throw new Error(
      `firebase-tools has changed \`${path}\` in \`${module}\`, which the local backend replaces: pin the version that package.json had, or adapt local-backend.`,
      { cause },
    );
  }
}

/**
 * The Auth emulator compiles the validators of all its API calls before it serves the first one,
 * which takes five seconds. Its library can compile each on first use, but firebase-tools does not
 * set that option.
 */
export function compileValidatorsLazily(): void {
  patch('exegesis', 'compileApi', (compileApi) => {
    return function (document, options, ...rest) {
      const lazyOptions = { ...objectSchema.parse(options), lazyCompileValidationSchemas: true };
      return compileApi.call(this, document, lazyOptions, ...rest);
    };
  });
}
