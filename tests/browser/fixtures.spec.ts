import { expect, test } from './fixtures';

test('an error in the console of a second tab fails a test', async ({ context, consoleGuard }) => {
  const other = await context.newPage();
  await other.evaluate('console.error("unexpected")');
  await expect.poll(() => consoleGuard).toEqual(['unexpected']);
  // Only the guard still runs, so nothing else can fail.
  test.fail();
});
