import { expect, test } from 'vitest';
import { setAccount } from './auth-state';
import { queries, userRecordQuery } from './queries';

const account = { uid: 'jane', email: 'jane@example.com', name: 'Jane' };

test.each([
  ['a new name of the same user keeps', { ...account, name: 'Janet' }, 1],
  ['signing out clears', null, 0],
])('%s the query cache', (_, next, cached) => {
  setAccount(account);
  queries.setQueryData(userRecordQuery(account.uid).queryKey, null);
  setAccount(next);
  expect(queries.getQueryCache().getAll()).toHaveLength(cached);
});
