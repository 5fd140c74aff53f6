import { describe, expect, test } from 'vitest';
import { createAccount, uniqueUsername } from '../support/accounts';
import { claim } from '../support/call-function';
import { inconsistenciesOf, reservedFor, usersNamed } from '../support/records';

/** Tests that usernames are unique when a number of users claims them at once. */
export function testConcurrentClaims(url: string, count: number): void {
  describe(`${count} concurrent claims`, () => {
    /** Claims each username for a new account. */
    async function claimAll(usernames: readonly string[]) {
      const accounts = await Promise.all(
        usernames.map(async (username) => ({ ...(await createAccount()), username })),
      );
      const responses = await Promise.all(
        accounts.map(({ idToken, username }) => claim(url, idToken, username)),
      );
      return { accounts, statuses: responses.map(({ status }) => status) };
    }

    test('for the same username give it to one user', async () => {
      const username = uniqueUsername();
      const { accounts, statuses } = await claimAll(Array<string>(count).fill(username));
      const winner = accounts[statuses.indexOf('OK')]?.uid;
      const losers = statuses.filter((status) => status !== 'OK');
      expect(losers).toEqual(Array(count - 1).fill('ALREADY_EXISTS'));
      expect(await usersNamed(username)).toEqual([winner]);
      expect(await reservedFor(username)).toBe(winner);
      expect(await inconsistenciesOf(accounts)).toEqual([]);
    });

    test('for different usernames all succeed', async () => {
      const { accounts, statuses } = await claimAll(Array.from({ length: count }, uniqueUsername));
      expect(statuses).toEqual(Array(count).fill('OK'));
      expect(await inconsistenciesOf(accounts)).toEqual([]);
    });
  });
}
