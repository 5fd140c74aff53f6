import { describe, expect, test } from 'vitest';
import { readFindings } from '../../functions/src/consistency/read-findings';
import { openProject, userOf } from '../support/project';
import { callLines, runFunction } from '../support/run-function';

const TWO_DAYS_MS = 48 * 60 * 60 * 1000;

type Project = ReturnType<typeof openProject>;
const open = () => openProject('consistency');

describe('the check of pictures', () => {
  /** The paths of the pictures that are found two days later. */
  async function unusedPictures({ services }: Project): Promise<string[]> {
    const found: string[] = [];
    for await (const { kind, findings } of readFindings(services, Date.now() + TWO_DAYS_MS)) {
      if (kind === 'pictures') found.push(...findings.map(({ details }) => details));
    }
    return found;
  }
  const pathOf = (uid: string, number: number) => `${uid}/${String(number).padStart(3, '0')}.png`;

  test('keeps the profile picture and three others of a user with several pages', async () => {
    const project = open();
    await project.seed({
      users: {
        before: userOf('before'),
        many: userOf('many', { profilePicPath: 'profilePics/many/000.png' }),
        next: userOf('next'),
      },
    });
    // Of the newest three, two are on the first page, and one is on the last.
    const old = Array.from({ length: 110 }, (_, index) => pathOf('many', index + 3));
    const newest = [1, 2, 299].map((number) => pathOf('many', number));
    const others = [pathOf('before', 0), pathOf('next', 0)];
    await project.seed({ pictures: [pathOf('many', 0), ...old] });
    // Uploaded later, so these are newer.
    await project.seed({ pictures: [...newest, ...others] });
    const expected = old.map((path) => `profilePics/${path}`);
    expect((await unusedPictures(project)).toSorted()).toEqual(expected);
  });

  test('reads more users than Firebase Auth looks up at once', async () => {
    const project = open();
    // Firebase Auth looks up at most 100 users. A page of 100 files may have one more, who is carried over.
    const uids = Array.from({ length: 201 }, (_, index) => `user${index}`);
    await project.seed({
      users: Object.fromEntries(uids.map((uid) => [uid, userOf(uid)])),
      // The last user, in the order of the paths, has one more than a user keeps.
      pictures: [
        ...uids.map((uid) => pathOf(uid, 0)),
        ...[1, 2, 3, 4].map((n) => pathOf('user99', n)),
      ],
    });
    expect(await unusedPictures(project)).toHaveLength(1);
  });
});

describe('the scheduled check', () => {
  async function check(project: Project) {
    const { log } = await runFunction('checkConsistency', {}, project.target);
    const lines = log.split('\n').filter((line) => line.includes('"inconsistency"'));
    const problems = lines.map((line): unknown => JSON.parse(line));
    return { log, outcomes: callLines(log).map(({ outcome }) => outcome), problems };
  }

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

  test('logs the number of each problem without an id', async () => {
    const project = open();
    // The accounts of gone and left were deleted without an event. Ghost has neither document nor account.
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
