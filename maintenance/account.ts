import { changeAccount, exportAccount, readAccount, summaryOf } from './account-changes';
import { parseAccountOptions } from './account-options';
import { confirm } from './changes';
import { EXIT, runCommand } from './command-line';
import { servicesOf } from './services';

/** Fulfills one request of a user or of support. */
await runCommand(async (args) => {
  const options = parseAccountOptions(args);
  const { command, corrections, folder } = options;
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
  const change = [command, ...fields].join(' ');
  if (!(await confirm(`${change}: type yes to make this change:`))) {
    console.log('nothing was changed');
    return EXIT.somethingLeft;
  }
  await changeAccount(services, account, options);
  console.log(`${change}: done`);
  return EXIT.done;
});
