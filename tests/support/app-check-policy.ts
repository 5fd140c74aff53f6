import { readFileSync } from 'node:fs';
import { APP_CHECK, missingFrom, policyIn } from '../../site-build/policy';

/** The project's Content-Security-Policy. */
export const policy = () => policyIn(JSON.parse(readFileSync('firebase.json', 'utf8')));

/** The same with what docs/deploy.md tells to add for App Check. */
export function policyWithAppCheck(): string {
  return missingFrom(policy(), [APP_CHECK]).reduce((changed, line) => {
    const [name = '', ...sources] = line.split(' ');
    const isThere = changed.includes(`; ${name} `);
    return isThere
      ? changed.replace(`; ${name} `, `; ${name} ${sources.join(' ')} `)
      : `${changed}; ${line}`;
  }, policy());
}
