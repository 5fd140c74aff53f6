import { expect, test } from 'vitest';
import { planFaults } from './terraform';

const line = (fields: object) =>
  JSON.stringify({ '@level': 'info', '@message': 'message', ...fields });
const planned = (change: object) => line({ type: 'planned_change', change });

test('a plan without a change has no fault', () => {
  const lines = [line({ type: 'version' }), line({ type: 'change_summary' }), ''];
  expect(planFaults('anchor', lines.join('\n'))).toEqual([]);
});

test('a change is a fault', () => {
  const resource = { addr: 'google_logging_project_exclusion.not_ours' };
  expect(planFaults('anchor', planned({ resource, action: 'create' }))).toEqual([
    'Terraform would create google_logging_project_exclusion.not_ours: run infra/setup.sh anchor',
  ]);
});

test('what a failure has left unfinished is a fault, with the command that accepts it', () => {
  const change = {
    resource: { addr: 'google_identity_platform_config.this' },
    action: 'replace',
    reason: 'tainted',
  };
  expect(planFaults('anchor', planned(change))).toEqual([
    "A failure left google_identity_platform_config.this unfinished: run terraform -chdir=infra untaint 'google_identity_platform_config.this', then run infra/setup.sh anchor",
  ]);
});

test('an error of Terraform is a fault', () => {
  const error = line({ '@level': 'error', '@message': 'Error: No value for required variable' });
  expect(planFaults('anchor', error)).toEqual(['Terraform: Error: No value for required variable']);
});
