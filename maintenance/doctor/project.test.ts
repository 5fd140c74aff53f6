import { expect, test } from 'vitest';
import { FUNCTIONS_REGION } from '../../src/shared/callable';
import type { Manifest } from './firebase-cli';
import { projectFaults } from './project';

const manifest: Manifest = {
  endpoints: {
    completeSignUp: { omit: false, callableTrigger: {} },
    checkConsistency: { omit: false, scheduleTrigger: {} },
    onUserDeleted: { omit: false, eventTrigger: {} },
    collectReports: { omit: true, httpsTrigger: {} },
  },
};

const LOCATION = `projects/anchor/locations/${FUNCTIONS_REGION}`;
const TRIGGER = 'projects/anchor/locations/global/triggers/onuserdeleted-1';
const deployed = (name: string) => ({ name: `${LOCATION}/functions/${name}`, state: 'ACTIVE' });

/** The answers of Google for a project without a fault, by the URL without `https://` and `.googleapis.com`. */
const HEALTHY = {
  'cloudbilling/v1/projects/anchor/billingInfo': { billingEnabled: true },
  'cloudfunctions/v2/projects/anchor/locations/-/functions': {
    functions: [
      deployed('completeSignUp'),
      deployed('checkConsistency'),
      { ...deployed('onUserDeleted'), eventTrigger: { trigger: TRIGGER } },
    ],
  },
  [`run/v2/${LOCATION}/services/completesignup`]: {},
  [`run/v2/${LOCATION}/services/completesignup:getIamPolicy`]: {
    bindings: [{ role: 'roles/run.invoker', members: ['allUsers'] }],
  },
  [`cloudscheduler/v1/${LOCATION}/jobs/firebase-schedule-checkConsistency-${FUNCTIONS_REGION}`]: {
    state: 'ENABLED',
  },
  [`eventarc/v1/${TRIGGER}`]: { name: TRIGGER },
  [`artifactregistry/v1/${LOCATION}/repositories/gcf-artifacts`]: { cleanupPolicies: { days: {} } },
};

function faultsWith(changes: Readonly<Record<string, unknown>>): Promise<string[]> {
  const answers: Readonly<Record<string, unknown>> = { ...HEALTHY, ...changes };
  return projectFaults('anchor', manifest, async (url) => {
    const answer = answers[url.replace('https://', '').replace('.googleapis.com', '')];
    if (answer instanceof Error) throw answer;
    return answer;
  });
}

test('a project after a release has no fault', async () => {
  expect(await faultsWith({})).toEqual([]);
});

test('a project before its first release has no fault', async () => {
  const images = `artifactregistry/v1/${LOCATION}/repositories/gcf-artifacts`;
  const functions = 'cloudfunctions/v2/projects/anchor/locations/-/functions';
  expect(await faultsWith({ [images]: undefined, [functions]: {} })).toEqual([]);
});

test('a service without the check of the invoker is open to all', async () => {
  expect(
    await faultsWith({
      [`run/v2/${LOCATION}/services/completesignup`]: { invokerIamDisabled: true },
      [`run/v2/${LOCATION}/services/completesignup:getIamPolicy`]: {},
    }),
  ).toEqual([]);
});

const IN_PROJECT = `--region ${FUNCTIONS_REGION} --project anchor`;
const functionsWith = (...more: object[]) => ({
  functions: [
    ...HEALTHY['cloudfunctions/v2/projects/anchor/locations/-/functions'].functions,
    ...more,
  ],
});

test.each<[string, string, unknown, string]>([
  [
    'a function in another region',
    'cloudfunctions/v2/projects/anchor/locations/-/functions',
    functionsWith({
      ...deployed('completeSignUp'),
      name: 'projects/anchor/locations/europe-west1/functions/completeSignUp',
    }),
    'completeSignUp is no longer wanted: run npx firebase functions:delete completeSignUp --region europe-west1 --project anchor',
  ],
  [
    'that Google refuses to list the functions',
    'cloudfunctions/v2/projects/anchor/locations/-/functions',
    new Error('403 Permission denied'),
    'Error: 403 Permission denied',
  ],
  [
    'no billing account',
    'cloudbilling/v1/projects/anchor/billingInfo',
    {},
    'anchor has no open billing account: run infra/setup.sh.',
  ],
  [
    'a function that is no longer in the code',
    'cloudfunctions/v2/projects/anchor/locations/-/functions',
    functionsWith(deployed('oldName')),
    `oldName is no longer wanted: run npx firebase functions:delete oldName ${IN_PROJECT}`,
  ],
  [
    'a function that a setting has turned off',
    'cloudfunctions/v2/projects/anchor/locations/-/functions',
    functionsWith(deployed('collectReports')),
    `collectReports is no longer wanted: run npx firebase functions:delete collectReports ${IN_PROJECT}`,
  ],
  [
    'a function whose deployment failed',
    'cloudfunctions/v2/projects/anchor/locations/-/functions',
    { functions: [{ ...deployed('completeSignUp'), state: 'FAILED' }] },
    'completeSignUp is FAILED: run npx firebase deploy --only functions:completeSignUp --project anchor',
  ],
  [
    'a function that nobody may call',
    `run/v2/${LOCATION}/services/completesignup:getIamPolicy`,
    {},
    `Nobody may call completeSignUp, and no deployment repairs that: run gcloud run services update completesignup --no-invoker-iam-check ${IN_PROJECT}`,
  ],
  [
    'a missing schedule',
    `cloudscheduler/v1/${LOCATION}/jobs/firebase-schedule-checkConsistency-${FUNCTIONS_REGION}`,
    undefined,
    'checkConsistency has no schedule: run npx firebase deploy --only functions:checkConsistency --project anchor',
  ],
  [
    'a missing trigger',
    `eventarc/v1/${TRIGGER}`,
    undefined,
    `Nothing triggers onUserDeleted: run npx firebase functions:delete onUserDeleted ${IN_PROJECT} && npx firebase deploy --only functions:onUserDeleted --project anchor`,
  ],
  [
    'images without an end',
    `artifactregistry/v1/${LOCATION}/repositories/gcf-artifacts`,
    {},
    `Images of functions are kept for ever: run npx firebase functions:artifacts:setpolicy --location ${FUNCTIONS_REGION} --days 1 --project anchor`,
  ],
  [
    'a refusal by Google',
    'cloudbilling/v1/projects/anchor/billingInfo',
    new Error('403 Permission denied'),
    'Error: 403 Permission denied',
  ],
])('doctor finds %s', async (_, url, answer, fault) => {
  expect(await faultsWith({ [url]: answer })).toEqual([fault]);
});
