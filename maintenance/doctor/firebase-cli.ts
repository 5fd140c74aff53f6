import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { FUNCTIONS_REGION } from '../../src/shared/callable';

/*
 * Firebase's CLI checks firebase.json and the functions only while it deploys, when some of a release is
 * live already. These are the same checks, which the CLI does not offer as a command.
 */

/** A declared function, as the CLI keeps it. */
type Endpoint = { readonly id: string };

const requireFromCli = createRequire(import.meta.url);

/** A function of a module of the CLI, which has no types. */
function cliFunction<Parameters extends readonly unknown[], Result>(module: string, name: string) {
  const schema = z.custom<(...parameters: Parameters) => Result>((it) => typeof it === 'function');
  const exported = z
    .record(z.string(), z.unknown())
    .parse(requireFromCli(`firebase-tools/lib/${module}`));
  return schema.parse(exported[name]);
}

/** The faults of firebase.json by the CLI's schema. */
export function firebaseJsonFaults(config: unknown = firebaseJson): string[] {
  type Validator = {
    (value: unknown): boolean;
    errors?: { instancePath: string; message?: string }[];
  };
  const validator = cliFunction<[], Validator>('firebaseConfigValidate.js', 'getValidator')();
  if (validator(config)) return [];
  const errors = validator.errors ?? [];
  return errors.map(({ instancePath, message }) => `firebase.json, ${instancePath}: ${message}.`);
}

/** The functions that a deployment to the project declares. */
const manifestSchema = z.looseObject({
  endpoints: z.record(
    z.string(),
    z.looseObject({
      /** Not deployed, by the settings. */
      omit: z.boolean().default(false),
      callableTrigger: z.unknown().optional(),
      httpsTrigger: z.unknown().optional(),
      eventTrigger: z.unknown().optional(),
      scheduleTrigger: z.unknown().optional(),
    }),
  ),
});

export type Manifest = z.infer<typeof manifestSchema>;

/**
 * Lists the functions in functions/lib, as a deployment does.
 *
 * @throws Error when they do not load
 */
export function readManifest(project: string): Manifest {
  const folder = mkdtempSync(join(tmpdir(), 'manifest-'));
  const path = join(folder, 'functions.yaml');
  const env = { ...process.env, GCLOUD_PROJECT: project, FUNCTIONS_MANIFEST_OUTPUT_PATH: path };
  try {
    const args = [`--env-file=.env.${project}`, 'node_modules/.bin/firebase-functions'];
    const { status, stderr } = spawnSync('node', args, { cwd: 'functions', env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`The functions do not load: ${stderr}`);
    return manifestSchema.parse(parse(readFileSync(path, 'utf8')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The faults of the functions by the checks of the CLI. */
export async function manifestFaults(project: string, manifest: Manifest): Promise<string[]> {
  const deploy = 'deploy/functions';
  const [{ runtime = '' } = {}] = firebaseJson.functions;
  const readBuild = cliFunction<[Manifest, string, string, string], object>(
    `${deploy}/runtimes/discovery/v1alpha1.js`,
    'buildFromV1Alpha1',
  );
  const resolve = cliFunction<[object], Promise<{ backend: object }>>(
    `${deploy}/build.js`,
    'resolveBackend',
  );
  const validate = cliFunction<[object], void>(`${deploy}/validate.js`, 'endpointsAreValid');
  const endpointsOf = cliFunction<[object], Endpoint[]>(`${deploy}/backend.js`, 'allEndpoints');
  const serviceOf = cliFunction<[Endpoint], { name: string }>(
    `${deploy}/services/index.js`,
    'serviceForEndpoint',
  );
  try {
    const build = readBuild(manifest, project, FUNCTIONS_REGION, runtime);
    const storageBucket = `${project}.firebasestorage.app`;
    const { backend } = await resolve({
      build,
      firebaseConfig: { projectId: project, storageBucket },
      // The manifest has their values already.
      userEnvs: {},
      nonInteractive: true,
    });
    validate(backend);
    // The CLI deploys a function whose event it does not know, and nothing ever calls it.
    const unknown = endpointsOf(backend).filter(
      (endpoint) =>
        manifest.endpoints[endpoint.id]?.eventTrigger && serviceOf(endpoint).name === 'noop',
    );
    return unknown.map(({ id }) => `The Firebase CLI does not know the event of ${id}.`);
  } catch (error) {
    return [
      `The Firebase CLI refuses the functions: ${error instanceof Error ? error.message : error}`,
    ];
  }
}
