import { posix } from 'node:path';
import { z } from 'zod';

const names = z.record(z.string(), z.string()).optional();
const packageSchema = z.looseObject({
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z
    .record(z.string(), z.object({ optional: z.boolean().optional() }))
    .optional(),
});
type Package = z.infer<typeof packageSchema>;
const lockSchema = z.looseObject({ packages: z.record(z.string(), packageSchema) });

const FUNCTIONS = 'functions';
const PREFIX = new RegExp(`^${FUNCTIONS}/`);

/**
 * The lock file of the functions. Google's build has only their folder, and without a lock file it
 * would install other versions than the tested ones.
 *
 * @param rootLock the parsed package-lock.json of the project
 * @throws Error when it lacks a required package, or when two packages would have the same path
 */
export function deployedLock(rootLock: unknown): z.infer<typeof lockSchema> {
  const { packages, ...rest } = lockSchema.parse(rootLock);
  const { [FUNCTIONS]: own } = packages;
  if (!own) throw new Error('The lock file has no functions');
  const deployed: Record<string, Package> = { '': own };
  const add = (from: string, needs: Package) => {
    for (const [name, isOptional] of dependenciesOf(needs)) {
      const place = placeOf(name, from, packages);
      const found = place === undefined ? undefined : packages[place];
      if (place === undefined || !found) {
        if (isOptional) continue;
        throw new Error(`The lock file lacks ${name}, which ${from} needs`);
      }
      const newPlace = place.replace(PREFIX, '');
      if (deployed[newPlace] === found) continue;
      if (deployed[newPlace]) throw new Error(`Two packages at ${newPlace}`);
      deployed[newPlace] = found;
      add(place, found);
    }
  };
  add(FUNCTIONS, own);
  return { ...rest, packages: deployed };
}

/** A package's dependencies, each with whether it is optional. */
function dependenciesOf(needs: Package): [string, boolean][] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = needs;
  return [
    ...Object.keys({ ...dependencies }).map((name): [string, boolean] => [name, false]),
    ...Object.keys({ ...optionalDependencies }).map((name): [string, boolean] => [name, true]),
    ...Object.keys({ ...peerDependencies }).map((name): [string, boolean] => [
      name,
      peerDependenciesMeta?.[name]?.optional ?? false,
    ]),
  ];
}

/** The path of a package by Node's resolution: the nearest node_modules, from `from` upwards. */
function placeOf(
  name: string,
  from: string,
  packages: Readonly<Record<string, Package>>,
): string | undefined {
  for (let folder = from; ; folder = posix.dirname(folder)) {
    const place = posix.join(folder, 'node_modules', name);
    if (packages[place]) return place;
    if (folder === '.') return undefined;
  }
}
