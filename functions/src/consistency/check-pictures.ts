import { PICTURES } from '../../../src/shared/user-document';
import { findOwners, type Owners } from '../data/accounts';
import { createdAt, generationOf, KEPT_MAX, keptPictures, pictureOwner } from '../data/pictures';
import { type File, filePages, type Services } from '../data/services';
import type { Finding } from './findings';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Finds pictures that their user does not keep, or whose uid has neither an account nor a document.
 *
 * @param startedAt in milliseconds since the epoch. A picture of the day before is no finding: its
 *   path is stored after the upload, and a failed event is delivered again for a day
 */
export async function* checkPictures(services: Services, startedAt: number) {
  // The kept pictures of a page's last user, whose other pictures may be on the next page.
  let carriedOver: readonly File[] = [];
  for await (const page of filePages(services.bucket, PICTURES)) {
    const groups = groupByOwner([...carriedOver, ...page]);
    const owners = await findOwners(services, [...groups.keys()]);
    const findings: Finding[] = [];
    for (const [uid, pictures] of groups) {
      const kept = keptOf(uid, pictures, owners);
      const unused = pictures.filter((picture) => !kept.includes(picture));
      const old = unused.filter((picture) => createdAt(picture) < startedAt - DAY_MS);
      findings.push(...old.map((picture) => unusedPicture(uid, picture)));
      // Limited for the memory. No finding changes: a user who keeps more keeps every picture.
      carriedOver = kept.slice(0, KEPT_MAX);
    }
    yield { kind: 'pictures' as const, size: page.length, findings };
  }
}

/** The pictures by uid, with the users and the pictures in the order of the files. */
function groupByOwner(files: readonly File[]): Map<string, File[]> {
  const groups = new Map<string, File[]>();
  for (const file of files) {
    const uid = pictureOwner(file.name);
    if (uid !== undefined) groups.set(uid, [...(groups.get(uid) ?? []), file]);
  }
  return groups;
}

function keptOf(uid: string, pictures: readonly File[], owners: Owners): readonly File[] {
  const user = owners.users.get(uid);
  if (user) return keptPictures(user, pictures);
  // An account without a document may still sign up, or its document was lost.
  return owners.accounts.has(uid) ? pictures : [];
}

function unusedPicture(uid: string, picture: File): Finding {
  const { name: path } = picture;
  const fix = { kind: 'remove', uid, path, generation: generationOf(picture) } as const;
  return { problem: 'old unused picture', details: path, fix };
}
