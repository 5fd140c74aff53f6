import { readFileSync } from 'node:fs';
import { missingForAppCheck, policyIn } from '../../site-build/app-check-policy';

/** The project's Content-Security-Policy. */
export const policy = () => policyIn(JSON.parse(readFileSync('firebase.json', 'utf8')));

/** The same with what docs/deploy.md tells to add for App Check. */
export function policyWithAppCheck(): string {
  return missingForAppCheck(policy()).reduce((changed, line) => {
    const [name = '', ...sources] = line.split(' ');
    const isThere = changed.includes(`; ${name} `);
    return isThere
      ? changed.replace(`; ${name} `, `; ${name} ${sources.join(' ')} `)
      : `${changed}; ${line}`;
  }, policy());
}
