import { expect, test } from 'vitest';
import { parseAccountOptions, USAGE } from './account-options';

test('changes nothing by default', () => {
  expect(parseAccountOptions(['delete', 'jane', '--project', 'demo'])).toMatchObject({
    command: 'delete',
    account: 'jane',
    apply: false,
  });
});

test('stores a corrected username without spaces', () => {
  const args = ['rename', 'jane', '--project', 'demo', '--username', 'jane doe'];
  expect(parseAccountOptions(args).corrections.username).toBe('janedoe');
});

test.each([
  [['--project', 'demo'], 'A command and a UID are needed.'],
  [['delete', '--project', 'demo'], 'A command and a UID are needed.'],
  [['remove', 'jane', '--project', 'demo'], 'A command and a UID are needed.'],
  [['delete', 'jane'], '--project is missing.'],
  [['rename', 'jane', '--project', 'demo'], 'rename needs --username, --name or --email.'],
  [['delete', 'jane', '--project', 'demo', '--name', 'J'], 'Only rename corrects fields.'],
  [['rename', 'jane', '--project', 'demo', '--username', 'a'], '--username is not valid.'],
  [['rename', 'jane', '--project', 'demo', '--username', 'admin'], '--username is not valid.'],
  [['rename', 'jane', '--project', 'demo', '--email', 'x'], '--email is not valid.'],
])('rejects %j with one sentence and the usage', (args, sentence) => {
  expect(() => parseAccountOptions(args)).toThrow(new Error(`${sentence}\n\n${USAGE}`));
});
