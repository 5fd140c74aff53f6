import type { Repair, Snapshot } from '../functions/src/findings';

/** Above this share of its kind, a change is more likely to be caused by lost data. */
const SHARE = 0.05;

/**
 * Reasons to require a confirmation: many changes of one kind, or a snapshot in which many
 * accounts or user documents are missing. The latter counts even for a single change, because lost
 * data (or another project's Auth) makes every comparison wrong.
 *
 * @returns one phrase for each reason; none when there is nothing to change
 */
export function reasonsToConfirm(snapshot: Snapshot, repairs: readonly Repair[]): string[] {
  if (repairs.length === 0) return [];
  const { users, reservations, pictures, accounts } = snapshot;
  const documents = new Set(users.map(({ uid }) => uid));
  const count = (kind: Repair['kind']) => repairs.filter((repair) => repair.kind === kind).length;
  const orphans = users.filter(({ uid }) => !accounts.has(uid));
  const lost = reservations.filter(
    ({ uid }) => uid !== undefined && accounts.has(uid) && !documents.has(uid),
  );
  const shares = [
    [count('reserve'), users, 'usernames of users would be reserved'],
    [count('release'), reservations, 'reservations would be released'],
    [count('remove-picture'), pictures, 'pictures would be removed'],
    [count('remove-orphan'), users, 'user documents would be removed'],
    [orphans.length, users, 'user documents have no account'],
    [lost.length, reservations, 'reservations belong to an account without a user document'],
  ] as const;
  return shares
    .filter(([part, { length }]) => isLarge(part, length))
    .map(([part, { length }, meaning]) => `${part} of ${length} ${meaning}`);
}

/** A single change is not large, unless it affects all. */
function isLarge(part: number, whole: number): boolean {
  return part > 0 && (part === whole || part > Math.max(1, whole * SHARE));
}
