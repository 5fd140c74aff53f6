import { changeAccount, exportAccount, readAccount, summaryOf } from './account-changes';
import { parseAccountOptions } from './account-options';
import { servicesOf } from './services';

/** The exit codes in the usage text (`account-options.ts`). */
const EXIT = { done: 0, nothingChanged: 1, failure: 2 } as const;

process.exitCode = await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return EXIT.failure;
});

/**
 * Fulfills one request of a user or of support.
 *
 * @returns the exit code
 */
async function run(): Promise<number> {
  const options = parseAccountOptions(process.argv.slice(2));
  const { command, corrections, apply, folder } = options;
  const services = servicesOf(options.project, options.bucket);
  const account = await readAccount(services, options.account);
  console.log(summaryOf(account));
  if (command === 'export') {
    console.log(`The data is in ${await exportAccount(services, account, folder)}.`);
    return EXIT.done;
  }
  const fields = Object.entries(corrections).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name} "${value}"`],
  );
  if (!apply) {
    console.log(`${[command, ...fields].join(' ')}: nothing was changed, add --apply.`);
    return EXIT.nothingChanged;
  }
  await changeAccount(services, account, options);
  console.log(`${[command, ...fields].join(' ')}: done`);
  return EXIT.done;
}
