import { createRequire } from 'node:module';
import { z } from 'zod';

/** A rules file as firebase-tools passes it. */
export type RulesFile = { readonly name: string; readonly content: string };

type EmulatorArgs = {
  readonly projectId: string;
  readonly host: string;
  readonly port: number;
  readonly rules: RulesFile;
  readonly auto_download: boolean;
};

export type Issues = { readonly errors: string[]; readonly warnings: string[] };
export type Runtime = object;
type StoredFileMetadata = {
  /** The metadata as `request.resource` in rules, with the changes from the client. */
  asRulesResource(changes?: object): object;
};
type EmulatorInstance = { readonly stop: () => Promise<void> };
type Registry = {
  start(instance: EmulatorInstance): Promise<void>;
  /** Registers an emulator that runs in another process. */
  set(name: 'functions', running: { getInfo: () => { host: string; port: number } }): void;
};
type Constructor<Args extends unknown[], Instance> = new (...args: Args) => Instance;

/** The internal modules of firebase-tools that the Storage emulator depends on. */
const shapes = {
  '': z.object({ StorageEmulator: classWith<[EmulatorArgs], EmulatorInstance>('start', 'stop') }),
  '/rules/runtime': z.object({
    StorageRulesRuntime: classWith<[], Runtime>(
      'start',
      'stop',
      'loadRuleset',
      'verifyWithRuleset',
    ),
    StorageRulesetInstance: classWith<[Runtime, number, string], object>('verify'),
    StorageRulesIssues: classWith<[string[], string[]], Issues>('extend'),
  }),
  '/metadata': z.object({
    StoredFileMetadata: z.custom<{ readonly prototype: StoredFileMetadata }>(
      (value) => typeof value === 'function' && hasMethods(value.prototype, ['asRulesResource']),
    ),
  }),
  '/../registry': z.object({
    EmulatorRegistry: z.custom<Registry>((value) => hasMethods(value, ['start', 'set'])),
  }),
};

export type Internals = ReturnType<typeof loadInternals>;

/**
 * Loads the internal modules.
 *
 * @throws Error with one sentence when firebase-tools has moved or changed one of them
 */
export function loadInternals() {
  return {
    ...load('', shapes['']),
    ...load('/rules/runtime', shapes['/rules/runtime']),
    ...load('/metadata', shapes['/metadata']),
    ...load('/../registry', shapes['/../registry']),
  };
}

function load<Shape extends z.ZodType>(path: string, shape: Shape): z.infer<Shape> {
  const module = `firebase-tools/lib/emulator/storage${path}`;
  try {
    return shape.parse(createRequire(import.meta.url)(module));
  } catch (cause) {
    throw new Error(
      `firebase-tools has changed \`${module}\`, which the local Storage emulator builds on: pin the version of firebase-tools that package.json had, or adapt local-backend/storage/internals.ts.`,
      { cause },
    );
  }
}

function classWith<Args extends unknown[], Instance>(...methods: readonly string[]) {
  return z.custom<Constructor<Args, Instance>>(
    (value) => typeof value === 'function' && hasMethods(value.prototype, methods),
  );
}

function hasMethods(value: unknown, methods: readonly string[]): boolean {
  if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return false;
  return methods.every((method) => typeof Reflect.get(value, method) === 'function');
}
