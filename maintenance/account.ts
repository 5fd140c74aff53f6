import { parseAccountOptions } from './account-options';
import { EXIT, runCommand } from './command-line';
import { changeAccount, exportAccount, readAccount, summaryOf } from './operations/accounts';
import { confirm } from './operations/changes';
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
  const corrected = Object.entries(corrections).filter(([, value]) => value !== undefined);
  const change = [command, ...corrected.map(([name, value]) => `${name} "${value}"`)].join(' ');
  if (!(await confirm(`${change}: type yes to make this change:`))) {
    console.log('nothing was changed');
    return EXIT.somethingLeft;
  }
  await changeAccount(services, account, options);
  console.log(`${change}: done`);
  return EXIT.done;
});
