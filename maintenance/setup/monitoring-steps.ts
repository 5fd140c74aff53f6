import { z } from 'zod';
import { resourceSchema } from './google';
import { projectNumber } from './project-number';
import { listedStep, post, resourceStep, type Step } from './step';
import type { Project } from './steps';
import { alerts, BUDGET_THRESHOLDS, LOG_METRICS, UPTIME_CHECK } from './wanted';

const billingSchema = z.object({ billingAccountName: z.string().default('') });

export function monitoringSteps(project: Project): readonly Step[] {
  const { stage, google } = project;
  const monitoring = `https://monitoring.googleapis.com/v3/projects/${stage.project}`;
  const metrics = `https://logging.googleapis.com/v2/projects/${stage.project}/metrics`;
  const role = 'roles/monitoring.editor';
  const { host } = new URL(stage.site);
  const siteCheck = `${UPTIME_CHECK.displayName} ${host}`;

  const channels = { url: `${monitoring}/notificationChannels`, field: 'notificationChannels' };
  const labels = z.object({ email_address: z.literal(stage.email) });
  const channelSchema = z.object({ type: z.literal('email'), labels });
  const isChannel = (channel: unknown) => channelSchema.safeParse(channel).success;
  const notificationChannels = async () => {
    const channel = (await google.list(channels.url, channels.field)).find(isChannel);
    return [channel?.name ?? '<email-channel>'];
  };

  return [
    ...Object.entries(LOG_METRICS).map(([name, metric]) =>
      resourceStep({
        name: `Counter ${name}`,
        role: 'roles/logging.configWriter',
        look: () => google.get(`${metrics}/${name}`, resourceSchema),
        wanted: { name, ...metric },
        create: (wanted) => post(metrics, wanted),
        update: (body) => ({ method: 'PUT', url: `${metrics}/${name}`, body }),
      }),
    ),
    listedStep(google, {
      name: 'Email channel',
      role,
      ...channels,
      find: isChannel,
      wanted: { enabled: true },
      initial: {
        type: 'email',
        displayName: 'Operator',
        labels: { email_address: stage.email },
      },
    }),
    listedStep(google, {
      name: 'Uptime check',
      role,
      url: `${monitoring}/uptimeCheckConfigs`,
      field: 'uptimeCheckConfigs',
      find: ({ displayName }) => displayName === siteCheck,
      wanted: { ...UPTIME_CHECK, displayName: siteCheck },
      initial: {
        monitoredResource: { type: 'uptime_url', labels: { host, project_id: stage.project } },
      },
    }),
    ...alerts(host).map(({ name, fields }) =>
      listedStep(google, {
        name: `Alert: ${name}`,
        role,
        url: `${monitoring}/alertPolicies`,
        field: 'alertPolicies',
        find: ({ displayName }) => displayName === name,
        wanted: async () => ({
          ...fields,
          notificationChannels: await notificationChannels(),
        }),
      }),
    ),
    ...(stage.budget === undefined
      ? []
      : [budgetStep(project, stage.budget, notificationChannels)]),
  ];
}

function budgetStep(
  project: Project,
  units: string,
  notificationChannels: () => Promise<readonly string[]>,
): Step {
  const { stage, google } = project;
  const displayName = `Website ${stage.project}`;
  const step = { name: 'Budget', role: 'roles/billing.costsManager (of the billing account)' };
  return {
    ...step,
    async inspect() {
      const billing = await google.get(
        `https://cloudbilling.googleapis.com/v1/projects/${stage.project}/billingInfo`,
        billingSchema,
      );
      if (billing?.billingAccountName === '') throw new Error('connect a billing account first.');
      const account = billing?.billingAccountName ?? '<billing-account>';
      return listedStep(google, {
        ...step,
        url: `https://billingbudgets.googleapis.com/v1/${account}/budgets`,
        field: 'budgets',
        find: (budget) => budget.displayName === displayName,
        wanted: async () => ({
          displayName,
          budgetFilter: { projects: [`projects/${await projectNumber(project)}`] },
          amount: { specifiedAmount: { units } },
          thresholdRules: BUDGET_THRESHOLDS.map((thresholdPercent) => ({ thresholdPercent })),
          notificationsRule: { monitoringNotificationChannels: await notificationChannels() },
        }),
      }).inspect();
    },
  };
}
