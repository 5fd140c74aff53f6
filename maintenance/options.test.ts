import { expect, test } from 'vitest';
import { confirmedCommand, parseOptions, USAGE } from './options';

test('changes nothing by default', () => {
  expect(parseOptions(['--project', 'demo'])).toMatchObject({
    project: 'demo',
    apply: false,
    removeOrphans: false,
    confirm: undefined,
  });
});

test.each([
  [[], '--project is missing.'],
  [['--project'], "Option '--project <value>' argument missing."],
  [['--project', ''], '--project needs a value.'],
  [['--project', '--apply'], "Option '--project' argument is ambiguous."],
  [['--project', 'demo', '--aply'], "Unknown option '--aply'."],
  [['--project', 'demo', 'apply'], "Unexpected argument 'apply'."],
  [['--project', 'demo', '--bucket='], '--bucket needs a value.'],
  [['--project', 'demo', '--apply=yes'], "Option '--apply' does not take an argument."],
  [['--project', 'demo', '--remove-orphans'], '--remove-orphans needs --apply.'],
  [['--project', 'demo', '--confirm', '3'], '--confirm needs --apply.'],
  [['--project', 'demo', '--record', 'x'], '--record needs --apply.'],
  [['--project', 'demo', '--apply', '--confirm', '3.5'], '--confirm needs a whole number.'],
  [['--project', 'demo', '--apply', '--confirm', 'all'], '--confirm needs a whole number.'],
  [['--project', 'demo', '--apply', '--confirm', ''], '--confirm needs a whole number.'],
])('rejects %j with one sentence and the usage', (args, sentence) => {
  expect(() => parseOptions(args)).toThrow(new Error(`${sentence}\n\n${USAGE}`));
});

test.each([
  ['--project demo --apply', 'npm run repair -- --project demo --apply --confirm 3'],
  [
    '--confirm 9 --project demo --remove-orphans --bucket b.appspot.com --apply --record ./x.jsonl',
    'npm run repair -- --project demo --bucket b.appspot.com --apply --remove-orphans --record ./x.jsonl --confirm 3',
  ],
])('builds the confirmed command for %s', (line, command) => {
  expect(confirmedCommand(parseOptions(line.split(' ')), 3)).toBe(command);
});

test('quotes a path with spaces and quotes for the shell', () => {
  const options = parseOptions(['--project', 'demo', '--apply', '--record', "Jane's changes"]);
  expect(confirmedCommand(options, 3)).toContain(`--record 'Jane'\\''s changes'`);
});
