import { reservations, users } from '../data/documents';
import { documentPages, type Services } from '../data/services';
import { checkReservations, checkUsers } from './check-documents';
import { checkPictures } from './check-pictures';
import type { FindingsPage } from './findings';

/**
 * Compares users, reservations, pictures and accounts page by page, and keeps one page in memory.
 * The counterparts of a page are read after it, so that a sign-up in between is no finding.
 *
 * @param startedAt when reading begins, in milliseconds since the epoch
 */
export async function* readFindings(
  services: Services,
  startedAt = Date.now(),
): AsyncGenerator<FindingsPage> {
  const { firestore } = services;
  for await (const page of documentPages(users(firestore))) {
    yield { kind: 'users', size: page.length, findings: await checkUsers(services, page) };
  }
  for await (const page of documentPages(reservations(firestore))) {
    const findings = await checkReservations(services, page);
    yield { kind: 'reservations', size: page.length, findings };
  }
  yield* checkPictures(services, startedAt);
}
