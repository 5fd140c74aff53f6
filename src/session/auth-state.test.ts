import { expect, test } from 'vitest';
import { setAccount } from './auth-state';
import { queries, setNoUserRecord } from './queries';

const account = { uid: 'jane', email: 'jane@example.com', name: '' };
const cached = () => queries.getQueryCache().getAll().length;

test('clears the query cache when the account signs out, in whichever tab', () => {
  setAccount(account);
  setNoUserRecord(account.uid);
  setAccount({ ...account, name: 'Jane' });
  expect(cached()).toBe(1);
  setAccount(null);
  expect(cached()).toBe(0);
});
