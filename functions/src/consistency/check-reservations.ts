import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { reservationId } from '../data/reservations';
import type { Services } from '../data/services';
import { isDocumentId, usernameOf } from '../data/users';
import { findOwners, type Owners } from './counterparts';
import { type Finding, RESERVATION_WITHOUT_DOCUMENT } from './findings';

/** Compares a page of reservations with the documents and accounts of their holders. */
export async function checkReservations(
  services: Services,
  page: readonly QueryDocumentSnapshot[],
): Promise<Finding[]> {
  const owners = await findOwners(services, page.map(holderOf));
  return page.flatMap((reserved) => checkReservation(reserved, owners) ?? []);
}

function checkReservation(
  reserved: QueryDocumentSnapshot,
  { users, accounts }: Owners,
): Finding | undefined {
  const { id, updateTime: updatedAt } = reserved;
  const uid = holderOf(reserved);
  const details = `usernames/${id} of ${uid ?? 'nobody'}`;
  if (uid === undefined) return { problem: 'wrong reservation', details };
  const user = users.get(uid);
  if (user) {
    const isRight = reservationId(usernameOf(user) ?? '') === id;
    return isRight ? undefined : { problem: 'wrong reservation', details };
  }
  if (accounts.has(uid)) return { problem: RESERVATION_WITHOUT_DOCUMENT, details };
  const fix = { kind: 'release', uid, id, updatedAt } as const;
  return { problem: 'orphaned reservation', details, fix };
}

/** The uid in a reservation, if it is valid. */
function holderOf(reserved: DocumentSnapshot): string | undefined {
  const uid: unknown = reserved.get('UID');
  return typeof uid === 'string' && isDocumentId(uid) ? uid : undefined;
}
