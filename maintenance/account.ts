import { parseAccountOptions } from './account-options';
import { confirm, EXIT, runCommand } from './command-line';
import {
  correctAccount,
  deleteAccount,
  exportAccount,
  readAccount,
  summaryOf,
} from './operations/accounts';
import { initializeProject, servicesOf } from './services';

/** Exports, corrects or deletes the data of one user. */
await runCommand(async (args) => {
  const options = parseAccountOptions(args);
  const [command, uidOrEmail] = options.positionals;
  const services = servicesOf(initializeProject(options.project, options.bucket));
  const account = await readAccount(services, uidOrEmail);
  console.log(summaryOf(account));
  if (command === 'export') {
    console.log(`The data is in ${await exportAccount(services, account, options.folder)}.`);
    return EXIT.done;
  }
  const { username, name, email } = options;
  const corrections = { username, name, email };
  // Becomes `delete`, or for example `rename username "jane"`.
  const parts: string[] = [command];
  for (const [field, value] of Object.entries(corrections)) {
    if (value !== undefined) parts.push(`${field} "${value}"`);
  }
  const change = parts.join(' ');
  if (!(await confirm(`${change}: type yes to make this change:`))) {
    console.log('nothing was changed');
    return EXIT.somethingLeft;
  }
  const changes: Record<typeof command, () => Promise<unknown>> = {
    rename: () => correctAccount(services, account, corrections),
    delete: () => deleteAccount(services, account),
  };
  await changes[command]();
  console.log(`${change}: done`);
  return EXIT.done;
});
