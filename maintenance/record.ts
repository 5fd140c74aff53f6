import { open } from 'node:fs/promises';
import type { Repair } from '../functions/src/findings';
import { reservationId } from '../functions/src/usernames';
import type { Options } from './options';

/**
 * Writes the changes to a new JSON Lines file, with the data to undo them (docs/deploy.md). The
 * file is on disk before the first change.
 *
 * @returns the file's path
 * @throws Error when the file exists already or cannot be written
 */
export async function recordChanges(
  { project, record }: Pick<Options, 'project' | 'record'>,
  repairs: readonly Repair[],
  now = new Date(),
): Promise<string> {
  const path = record ?? defaultPath(project, now);
  const header = { project, startedAt: now.toISOString(), changes: repairs.length };
  const file = await open(path, 'wx', 0o600);
  try {
    const lines = [header, ...repairs.map(entryOf)].map((line) => `${JSON.stringify(line)}\n`);
    await file.writeFile(lines.join(''));
    await file.sync();
  } finally {
    await file.close();
  }
  return path;
}

export const defaultPath = (project: string, now: Date) =>
  `repair-${project}-${now.toISOString()}.jsonl`.replace(/[^\w.-]/g, '-');

function entryOf(repair: Repair): object {
  switch (repair.kind) {
    case 'reserve':
      return { kind: repair.kind, id: reservationId(repair.username), uid: repair.uid };
    case 'release':
      return { kind: repair.kind, id: repair.id, uid: repair.uid };
    case 'remove-picture':
      return { kind: repair.kind, path: repair.path, generation: repair.generation };
    case 'remove-orphan':
      return repair;
  }
}
