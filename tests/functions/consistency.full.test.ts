import { describe, expect, test } from 'vitest';
import { readFindings } from '../../functions/src/consistency/read-findings';
import { KEPT_MAX } from '../../functions/src/data/pictures';
import { RETENTION_DAYS } from '../../src/shared/retention';
import { callLines } from '../support/function-log';
import { openProject, type Project, userOf } from '../support/project';
import { runFunction } from '../support/run-function';

const IN_TWO_DAYS = Date.now() + 48 * 60 * 60 * 1000;

const open = () => openProject('consistency');

describe('the check of pictures', () => {
  /** The paths of unused pictures, two days later: the check ignores those of the last day. */
  async function unusedPictures({ services }: Project): Promise<string[]> {
    const found: string[] = [];
    for await (const { kind, findings } of readFindings(services, IN_TWO_DAYS)) {
      if (kind === 'pictures') found.push(...findings.map(({ details }) => details));
    }
    return found;
  }

  test('keeps the profile picture and the newest others across two pages', async () => {
    const project = open();
    const many = userOf('many', { profilePicPath: 'profilePics/many/000.png' });
    // `before` and `next` have the first and the last picture by path, which are kept.
    await project.seed({ users: { before: userOf('before'), many, next: userOf('next') } });
    // A page has 99 pictures, ordered by path, so the first page ends among the old ones.
    const old = Array.from({ length: 110 }, (_, index) => `many/${100 + index}.png`);
    await project.seed({ pictures: ['many/000.png', ...old] });
    // Uploaded later, so these are the newest: the last one is on the second page.
    const onFirstPage = Array.from(
      { length: KEPT_MAX - 2 },
      (_, index) => `many/00${index + 1}.png`,
    );
    const newest = [...onFirstPage, 'many/299.png'];
    await project.seed({ pictures: [...newest, 'before/a.png', 'next/a.png'] });
    const expected = old.map((path) => `profilePics/${path}`);
    expect((await unusedPictures(project)).toSorted()).toEqual(expected);
  });

  test('reads the pictures of more users than Firebase Auth looks up at once', async () => {
    const project = open();
    // Firebase Auth looks up at most 100 users.
    const uids = Array.from({ length: 200 }, (_, index) => `user${index}`);
    await project.seed({
      users: Object.fromEntries(uids.map((uid) => [uid, userOf(uid)])),
      // The last one has no user.
      pictures: [...uids, 'zoe'].map((uid) => `${uid}/a.png`),
    });
    expect(await unusedPictures(project)).toEqual(['profilePics/zoe/a.png']);
  });
});

describe('the scheduled check', () => {
  async function check(project: Project) {
    const { log } = await runFunction('checkConsistency', {}, project.target);
    const lines = log.split('\n').filter((line) => line.includes('"inconsistency"'));
    const problems = lines.map((line): unknown => JSON.parse(line));
    return { log, outcomes: callLines(log).map(({ outcome }) => outcome), problems };
  }

  test('finds nothing in an empty project', async () => {
    expect((await check(open())).outcomes).toEqual(['consistent']);
  });

  // Any user can change the email of the account, so this must not raise an alarm.
  test('logs a changed email as INFO', async () => {
    const project = open();
    const jane = userOf('jane', { email: 'before@example.com' });
    await project.seed({ users: { jane }, reservations: { jane: 'jane' }, accounts: ['jane'] });
    const { outcomes, problems } = await check(project);
    expect(outcomes).toEqual(['consistent']);
    const line = { severity: 'INFO', message: 'inconsistency', problem: 'changed email', count: 1 };
    expect(problems).toEqual([line]);
  });

  // The account exists, so only its owner or an operator deletes it.
  test('counts accounts for which no username was chosen in 30 days as INFO', async () => {
    const project = open();
    const days = (number: number) => new Date(Date.now() - number * 24 * 60 * 60 * 1000);
    const accountOf = (uid: string, created: Date) => ({
      uid,
      email: `${uid}@example.com`,
      metadata: { creationTime: created.toUTCString(), lastSignInTime: created.toUTCString() },
    });
    await project.services.auth.importUsers([
      accountOf('old', days(RETENTION_DAYS.unusedAccount + 1)),
      accountOf('new', days(RETENTION_DAYS.unusedAccount - 1)),
      accountOf('jane', days(RETENTION_DAYS.unusedAccount + 1)),
    ]);
    await project.seed({ users: { jane: userOf('jane') }, reservations: { jane: 'jane' } });
    const { outcomes, problems } = await check(project);
    expect(outcomes).toEqual(['consistent']);
    const line = { severity: 'INFO', message: 'inconsistency', count: 1 };
    expect(problems).toEqual([{ ...line, problem: 'account without username' }]);
  });

  test('logs the number of each problem without an id', async () => {
    const project = open();
    // The accounts of gone and left were deleted without an event; ghost has only a reservation.
    await project.seed({
      users: { gone: userOf('gone'), left: userOf('left') },
      reservations: { gone: 'gone', left: 'left', ghost: 'ghost' },
      // New, so it may still be stored in a document.
      pictures: ['ghost/new.png'],
    });
    const { log, outcomes, problems } = await check(project);
    expect(outcomes).toEqual(['inconsistent']);
    const line = { severity: 'WARNING', message: 'inconsistency' };
    expect(problems).toEqual([
      { ...line, problem: 'user document without account', count: 2 },
      { ...line, problem: 'orphaned reservation', count: 1 },
    ]);
    expect(log).not.toMatch(/gone|left|ghost/);
  });
});
