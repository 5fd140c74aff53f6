import { expect, test } from 'vitest';
import { parseAccountOptions, USAGE } from './account-options';

test('removes the spaces of a corrected username', () => {
  const args = ['rename', 'jane', '--project', 'demo', '--username', 'jane doe'];
  expect(parseAccountOptions(args).username).toBe('janedoe');
});

const NEEDS_COMMAND_AND_UID = 'A command and a UID are needed.';
const CORRECTIONS_RULE =
  'rename needs --username, --name, or --email; the other commands have none of them.';
const notValid = (option: string) => `--${option} is missing or not valid.`;

test.each([
  ['no UID', 'delete --project demo', NEEDS_COMMAND_AND_UID],
  ['an unknown command', 'remove jane --project demo', NEEDS_COMMAND_AND_UID],
  ['no project', 'delete jane', notValid('project')],
  ['an empty project', 'delete jane --project=', notValid('project')],
  ['rename without a correction', 'rename jane --project demo', CORRECTIONS_RULE],
  ['delete with a folder', 'delete jane --project demo --folder x', 'Only export has --folder.'],
  ['delete with a correction', 'delete jane --project demo --name J', CORRECTIONS_RULE],
  ['a reserved username', 'rename jane --project demo --username admin', notValid('username')],
  ['a text that is no email', 'rename jane --project demo --email x', notValid('email')],
  ['an unknown option', 'delete jane --project demo --aply', "Unknown option '--aply'"],
])('rejects %s with a sentence before the usage', (_, line, sentence) => {
  const parse = () => parseAccountOptions(line.split(' '));
  expect(parse).toThrow(sentence);
  expect(parse).toThrow(`\n\n${USAGE}`);
});
