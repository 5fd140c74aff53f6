import { COMPLETE_SIGN_UP, FUNCTIONS_REGION } from '../../src/shared/complete-sign-up';
import { PASSWORD_MIN_LENGTH } from '../../src/shared/password';
import type { Fields } from './google';

/** The APIs of the deployment, of the site and of this command. */
export const APIS = [
  'artifactregistry',
  'billingbudgets',
  'cloudbilling',
  'cloudbuild',
  'cloudfunctions',
  'cloudresourcemanager',
  'cloudscheduler',
  'compute',
  'eventarc',
  'firebase',
  'firebasehosting',
  'firebaserules',
  'firebasestorage',
  'firestore',
  'iam',
  'iamcredentials',
  'identitytoolkit',
  'logging',
  'monitoring',
  'pubsub',
  'run',
  'storage',
  'sts',
].map((name) => `${name}.googleapis.com`);

/** Near the functions. It cannot be changed later. */
export const FIRESTORE_LOCATION = { type: 'FIRESTORE_NATIVE', locationId: 'nam5' };

export const FIRESTORE = {
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
};

/** 14 days. */
export const DAILY_BACKUP = { retention: '1209600s' };

export const BUCKET = { location: FUNCTIONS_REGION };

/** The form's rule (src/shared/password.ts). Clients can bypass the form, but not this policy. */
export const PASSWORD_POLICY = {
  passwordPolicyEnforcementState: 'ENFORCE',
  // Without it, a weak password is only reported.
  forceUpgradeOnSignin: true,
  passwordPolicyVersions: [
    {
      customStrengthOptions: {
        minPasswordLength: PASSWORD_MIN_LENGTH,
        containsLowercaseCharacter: true,
        containsNumericCharacter: true,
      },
    },
  ],
};

export const WEB_APP = { displayName: 'Website' };

/**
 * The functions' service account, which also builds them, receives their events and looks accounts
 * up. Older projects give it the Editor role, newer ones nothing.
 */
export const FUNCTIONS_ROLES = [
  'roles/cloudbuild.builds.builder',
  'roles/datastore.user',
  'roles/eventarc.eventReceiver',
  'roles/firebaseauth.viewer',
  'roles/run.invoker',
  'roles/storage.objectUser',
];

/**
 * The service accounts of GitHub's jobs. Only jobs of one GitHub environment, whose protection rules
 * GitHub enforces, act as an account.
 */
export const DEPLOYER = {
  id: 'deployer',
  displayName: 'Deploys from GitHub',
  roles: [
    'roles/artifactregistry.admin',
    'roles/cloudfunctions.admin',
    'roles/cloudscheduler.admin',
    'roles/datastore.indexAdmin',
    'roles/firebasehosting.admin',
    'roles/firebaserules.admin',
    'roles/firebasestorage.viewer',
    'roles/iam.serviceAccountUser',
    'roles/serviceusage.serviceUsageConsumer',
  ],
};
export const PREVIEWER = {
  id: 'previewer',
  displayName: 'Deploys previews from GitHub',
  environment: 'preview',
  roles: ['roles/firebasehosting.admin', 'roles/serviceusage.serviceUsageConsumer'],
};

export const GITHUB_POOL = 'github';

export const githubProvider = (repository: string) => ({
  displayName: 'GitHub',
  oidc: { issuerUri: 'https://token.actions.githubusercontent.com' },
  // Not by subject: that of a newer or renamed repository contains numbers of GitHub's.
  attributeMapping: {
    'google.subject': 'assertion.sub',
    'attribute.environment': 'assertion.environment',
  },
  attributeCondition: `assertion.repository == '${repository}'`,
});

const SIGN_UPS = 'sign-up-outcomes';

const counter = (filter: string, ...labels: readonly string[]): Fields => ({
  filter,
  metricDescriptor: {
    metricKind: 'DELTA',
    valueType: 'INT64',
    labels: labels.map((key) => ({ key })),
  },
  labelExtractors: Object.fromEntries(
    labels.map((label) => [label, `EXTRACT(jsonPayload.${label})`]),
  ),
});

const IN_FUNCTIONS = 'resource.type="cloud_run_revision" AND';

/** Counters of log lines, by name. */
export const LOG_METRICS: Readonly<Record<string, Fields>> = {
  [SIGN_UPS]: counter(
    `${IN_FUNCTIONS} jsonPayload.message="${COMPLETE_SIGN_UP}"`,
    'outcome',
    'code',
  ),
  'browser-reports': counter(`${IN_FUNCTIONS} jsonPayload.message="report"`, 'kind', 'what'),
};

const signUps = (window: string, outcome?: string) => {
  const resource = 'monitored_resource="cloud_run_revision"';
  const labels = outcome === undefined ? resource : `${resource},outcome="${outcome}"`;
  const metric = `logging_googleapis_com:user_${SIGN_UPS.replaceAll('-', '_')}`;
  return `sum(increase(${metric}{${labels}}[${window}]))`;
};

const promQl = (query: string, duration: string): Fields => ({
  conditionPrometheusQueryLanguage: {
    query,
    duration,
    // The alert is older than the first call.
    disableMetricValidation: true,
  },
});

const logLine = (filter: string): Fields => ({
  conditionMatchedLog: { filter: `${IN_FUNCTIONS} ${filter}` },
});

/** @param advice - the email's text: the first thing to do */
const alert = (name: string, condition: Fields, advice: string) => ({
  name,
  fields: {
    displayName: name,
    enabled: true,
    combiner: 'OR',
    conditions: [{ displayName: name, ...condition }],
    documentation: { content: advice, mimeType: 'text/markdown' },
    ...('conditionMatchedLog' in condition && {
      alertStrategy: { notificationRateLimit: { period: '3600s' } },
    }),
  },
});

/** The alert policies. */
export const alerts = (host: string) => [
  alert(
    'Site is down',
    {
      conditionThreshold: {
        filter: `metric.type="monitoring.googleapis.com/uptime_check/check_passed" AND resource.type="uptime_url" AND resource.label.host="${host}"`,
        aggregations: [
          {
            alignmentPeriod: '1200s',
            perSeriesAligner: 'ALIGN_NEXT_OLDER',
            crossSeriesReducer: 'REDUCE_COUNT_FALSE',
            groupByFields: ['resource.label.host'],
          },
        ],
        comparison: 'COMPARISON_GT',
        thresholdValue: 1,
        duration: '300s',
      },
    },
    'Open the site. If a deployment broke it, roll Hosting back.',
  ),
  alert(
    'Sign-ups fail: more than 5 %',
    promQl(`${signUps('10m', 'failed')} / ${signUps('10m')} > 0.05`, '600s'),
    'Check the `code` of the log lines with the outcome `failed`.',
  ),
  alert(
    'No sign-up in an hour with traffic',
    promQl(`${signUps('1h')} > 10 unless ${signUps('1h', 'claimed')} > 0`, '0s'),
    'Compare the outcomes in the log, and sign up once yourself.',
  ),
  alert(
    'Sign-ups are slow: p95 above 3 s',
    promQl(
      `histogram_quantile(0.95, sum by (le) (rate(run_googleapis_com:request_latencies_bucket{monitored_resource="cloud_run_revision",service_name="${COMPLETE_SIGN_UP.toLowerCase()}"}[10m]))) > 3000`,
      '600s',
    ),
    'Cold starts: raise MIN_INSTANCES. Otherwise look at the status page of Firestore.',
  ),
  alert(
    'Deletion of an account fails',
    logLine('jsonPayload.message="onUserDeleted" AND jsonPayload.outcome="failed"'),
    'The event is delivered again for 24 hours only. Then run `npm run repair`.',
  ),
  alert(
    'Data is inconsistent',
    logLine('jsonPayload.message="inconsistency"'),
    'Run `npm run repair`, which lists what is inconsistent.',
  ),
];

export const UPTIME_CHECK = {
  displayName: 'Site',
  period: '300s',
  timeout: '10s',
  httpCheck: { path: '/', port: 443, useSsl: true, validateSsl: true },
};

export const BUDGET_THRESHOLDS = [0.5, 0.9, 1];
