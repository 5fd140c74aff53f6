import { z } from 'zod';
import { paths } from '../../src/content/paths';
import { resourceSchema } from './google';
import { servicesOf } from './project-number';
import { listedStep, patch, post, resourceStep, type Step, singleStep } from './step';
import type { Project } from './steps';
import {
  APIS,
  BUCKET,
  DAILY_BACKUP,
  FIRESTORE,
  FIRESTORE_LOCATION,
  PASSWORD_POLICY,
} from './wanted';

/** The most that one request may enable. */
const API_BATCH = 20;

const authConfigSchema = z.looseObject({ authorizedDomains: z.array(z.string()).default([]) });
const overrideSchema = z.object({
  collectionGroup: z.string(),
  fieldPath: z.string(),
  ttl: z.boolean().default(false),
});
const indexesSchema = z.object({ fieldOverrides: z.array(overrideSchema) });

export function firebaseSteps(project: Project): readonly Step[] {
  return [enableApis(project), ...databaseSteps(project), ...authSteps(project)];
}

function enableApis({ stage, google }: Project): Step {
  const url = servicesOf(stage);
  return {
    name: 'APIs',
    role: 'roles/serviceusage.serviceUsageAdmin',
    async inspect() {
      const enabled = await google.list(`${url}?filter=state:ENABLED&pageSize=200`, 'services');
      const names = new Set(enabled.map(({ name }) => name.split('/').at(-1)));
      const missing = APIS.filter((api) => !names.has(api));
      const batches = Array.from({ length: Math.ceil(missing.length / API_BATCH) }, (_, index) =>
        missing.slice(index * API_BATCH, (index + 1) * API_BATCH),
      );
      return {
        differences: missing.map((api) => `${api} is not enabled`),
        changes: batches.map((serviceIds) => post(`${url}:batchEnable`, { serviceIds })),
      };
    },
  };
}

function databaseSteps({ stage, google, readFile }: Project): readonly Step[] {
  const project = `projects/${stage.project}`;
  const firebase = `https://firebase.googleapis.com/v1beta1/${project}`;
  const databases = `https://firestore.googleapis.com/v1/${project}/databases`;
  const database = `${databases}/(default)`;
  const bucket = `https://firebasestorage.googleapis.com/v1alpha/${project}/defaultBucket`;
  const { fieldOverrides } = indexesSchema.parse(JSON.parse(readFile('firestore.indexes.json')));
  const role = 'roles/datastore.owner';
  return [
    singleStep(google, {
      name: 'Firebase',
      role: 'roles/firebase.admin',
      url: firebase,
      create: () => post(`${firebase}:addFirebase`),
    }),
    singleStep(google, {
      name: 'Firestore database',
      role,
      url: database,
      wanted: FIRESTORE,
      create: (wanted) =>
        post(`${databases}?databaseId=(default)`, { ...FIRESTORE_LOCATION, ...wanted }),
    }),
    listedStep(google, {
      name: 'Daily backup',
      role,
      url: `${database}/backupSchedules`,
      field: 'backupSchedules',
      find: ({ dailyRecurrence }) => dailyRecurrence !== undefined,
      initial: { dailyRecurrence: {} },
      wanted: DAILY_BACKUP,
    }),
    ...fieldOverrides
      .filter(({ ttl }) => ttl)
      .map(({ collectionGroup, fieldPath }) => {
        const url = `${database}/collectionGroups/${collectionGroup}/fields/${fieldPath}`;
        return singleStep(google, {
          name: `Time to live of ${collectionGroup}`,
          role,
          url,
          wanted: { ttlConfig: {} },
          create: (wanted) => patch(url, wanted),
        });
      }),
    singleStep(google, {
      name: 'Bucket',
      role: 'roles/firebasestorage.admin',
      url: bucket,
      create: () => post(bucket, BUCKET),
    }),
  ];
}

function authSteps({ stage, google }: Project): readonly Step[] {
  const api = 'https://identitytoolkit.googleapis.com';
  const url = `${api}/admin/v2/projects/${stage.project}/config`;
  const role = 'roles/firebaseauth.admin';
  return [
    singleStep(google, {
      name: 'Authentication',
      role,
      url,
      create: () => post(`${api}/v2/projects/${stage.project}/identityPlatform:initializeAuth`),
    }),
    resourceStep({
      name: 'Authentication settings',
      role,
      look: () => google.get(url, resourceSchema),
      wanted: (current) => {
        const { authorizedDomains } = authConfigSchema.parse(current ?? {});
        const { host } = new URL(stage.site);
        return {
          signIn: { email: { enabled: true, passwordRequired: true } },
          passwordPolicyConfig: PASSWORD_POLICY,
          emailPrivacyConfig: { enableImprovedEmailPrivacy: !stage['reveal-unknown-emails'] },
          authorizedDomains: [...new Set([...authorizedDomains, host])],
          notification: { sendEmail: { callbackUri: `${stage.site}${paths.resetPassword}` } },
        };
      },
      create: (wanted) => patch(url, wanted, AUTH_FIELDS),
      update: (wanted) => patch(url, wanted, AUTH_FIELDS),
    }),
  ];
}

/** Not the whole `signIn` and `notification`, which have other fields. */
const AUTH_FIELDS = [
  'signIn.email',
  'passwordPolicyConfig',
  'emailPrivacyConfig',
  'authorizedDomains',
  'notification.sendEmail.callbackUri',
];
