import { expect, test } from 'vitest';
import { parseAccountOptions, USAGE } from './account-options';

test('stores a corrected username without spaces', () => {
  const args = ['rename', 'jane', '--project', 'demo', '--username', 'jane doe'];
  expect(parseAccountOptions(args).username).toBe('janedoe');
});

const RENAME = 'rename needs --username, --name or --email, the other commands have none of them.';

test.each([
  ['delete --project demo', 'A command and a UID are needed.'],
  ['remove jane --project demo', 'A command and a UID are needed.'],
  ['delete jane', '--project is missing or not valid.'],
  ['delete jane --project=', '--project is missing or not valid.'],
  ['rename jane --project demo', RENAME],
  ['delete jane --project demo --name J', RENAME],
  ['rename jane --project demo --username admin', '--username is missing or not valid.'],
  ['rename jane --project demo --email x', '--email is missing or not valid.'],
  ['delete jane --project demo --aply', "Unknown option '--aply'"],
])('rejects %s with one sentence and the usage', (line, sentence) => {
  const parse = () => parseAccountOptions(line.split(' '));
  expect(parse).toThrow(sentence);
  expect(parse).toThrow(`\n\n${USAGE}`);
});
