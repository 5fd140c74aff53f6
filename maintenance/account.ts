import { parseAccountOptions } from './account-options';
import { confirm, EXIT, runCommand } from './command-line';
import {
  type CorrectableField,
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
  const { positionals, project, bucket, folder, username, name, email } = options;
  const corrections: Record<CorrectableField, string | undefined> = { username, name, email };
  const [command, uidOrEmail] = positionals;
  const services = servicesOf(initializeProject(project, bucket));
  const account = await readAccount(services, uidOrEmail);
  console.log(summaryOf(account));
  if (command === 'export') {
    console.log(`The data is in ${await exportAccount(services, account, folder)}.`);
    return EXIT.done;
  }
  // For the operator: `delete`, or for example `rename username "jane"`.
  const parts: string[] = [command];
  for (const [field, value] of Object.entries(corrections)) {
    if (value !== undefined) parts.push(`${field} "${value}"`);
  }
  const change = parts.join(' ');
  if (!(await confirm(`${change}: type yes to make this change:`))) {
    console.log('nothing was changed');
    return EXIT.somethingLeft;
  }
  switch (command) {
    case 'rename':
      await correctAccount(services, account, corrections);
      break;
    case 'delete':
      await deleteAccount(services, account);
      break;
    default:
      command satisfies never;
  }
  console.log(`${change}: done`);
  return EXIT.done;
});
