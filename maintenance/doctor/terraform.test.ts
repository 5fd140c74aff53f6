import { expect, test } from 'vitest';
import { planFaults } from './terraform';

const line = (fields: object) =>
  JSON.stringify({ '@level': 'info', '@message': 'message', ...fields });
/** @param status the exit code, which is 0 also when the plan has changes */
const faultsOf = (output: string, status = 0) => planFaults('anchor', { status, output });
const planned = (change: object) => line({ type: 'planned_change', change });

test('a plan without a change has no fault', () => {
  const lines = [line({ type: 'version' }), line({ type: 'change_summary' }), ''];
  expect(faultsOf(lines.join('\n'))).toEqual([]);
});

test('a change is a fault', () => {
  const resource = { addr: 'google_logging_project_exclusion.not_ours' };
  expect(faultsOf(planned({ resource, action: 'create' }))).toEqual([
    'Terraform would create google_logging_project_exclusion.not_ours: run infra/setup.sh anchor',
  ]);
});

test('what a failure has left unfinished is a fault, with the command that accepts it', () => {
  const change = {
    resource: { addr: 'google_identity_platform_config.this' },
    action: 'replace',
    reason: 'tainted',
  };
  expect(faultsOf(planned(change))).toEqual([
    "A failure left google_identity_platform_config.this unfinished: run terraform -chdir=infra untaint 'google_identity_platform_config.this', then run infra/setup.sh anchor",
  ]);
});

test('an error of Terraform is a fault', () => {
  const error = line({ '@level': 'error', '@message': 'Error: No value for required variable' });
  expect(faultsOf(error)).toEqual(['Terraform: Error: No value for required variable']);
});

test('a plan that ends without an answer is a fault', () => {
  expect(faultsOf('panic: out of memory', 2)).toEqual([
    'Terraform cannot plan: panic: out of memory',
  ]);
});
