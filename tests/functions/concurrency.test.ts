import { describe, expect, test } from 'vitest';
import { claim } from '../support/accounts';
import { createAccount, uniqueUsername } from '../support/auth-emulator';
import { inconsistenciesOf } from '../support/consistency';
import { deployFunction } from '../support/deployed-function';
import { isFullRun } from '../support/full-run';
import { reservedFor, usersNamed } from '../support/records';

const ROUNDS = isFullRun ? 10 : 1;

const deployed = await deployFunction();

describe.each([2, 10, 50])('%i concurrent claims', { repeats: ROUNDS - 1 }, (count) => {
  /** Claims each username for a new account. */
  async function claimAll(usernames: readonly string[]) {
    const accounts = await Promise.all(
      usernames.map(async (username) => ({ ...(await createAccount()), username })),
    );
    const start = performance.now();
    const responses = await Promise.all(
      accounts.map(({ idToken, username }) => claim(deployed.url, idToken, username)),
    );
    const speed = (1000 * count) / (performance.now() - start);
    if (isFullRun) console.info(`${count} claims: ${speed.toFixed(0)} claims/s`);
    expect(await inconsistenciesOf(accounts)).toEqual([]);
    return { accounts, statuses: responses.map(({ status }) => status) };
  }

  test('of the same username: one succeeds', async () => {
    const username = uniqueUsername();
    const { accounts, statuses } = await claimAll(Array<string>(count).fill(username));
    const winner = accounts[statuses.indexOf('OK')]?.uid;
    expect(statuses.toSorted()).toEqual(Array(count).fill('ALREADY_EXISTS').with(-1, 'OK'));
    expect(await usersNamed(username)).toEqual([winner]);
    expect(await reservedFor(username)).toBe(winner);
  });

  test('of different usernames: all succeed', async () => {
    const { statuses } = await claimAll(Array.from({ length: count }, uniqueUsername));
    expect(statuses).toEqual(Array(count).fill('OK'));
  });
});
