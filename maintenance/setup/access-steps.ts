import { projectNumber } from './project-number';
import { iamStep, post, type Step, singleStep } from './step';
import type { Project } from './steps';
import { DEPLOYER, FUNCTIONS_ROLES, GITHUB_POOL, githubProvider, PREVIEWER } from './wanted';

/** The roles of the functions and, with a repository, the identities of GitHub's jobs. */
export function accessSteps({ stage, google }: Project): readonly Step[] {
  const { project, repository, environment } = stage;
  const iam = `https://iam.googleapis.com/v1/projects/${project}`;
  const pools = `${iam}/locations/global/workloadIdentityPools`;
  const pool = `${pools}/${GITHUB_POOL}`;
  const providers = `${pool}/providers`;
  const poolAdmin = 'roles/iam.workloadIdentityPoolAdmin';
  const accounts = repository === undefined ? [] : [DEPLOYER, PREVIEWER];
  const emailOf = (id: string) => `${id}@${project}.iam.gserviceaccount.com`;

  const roles = iamStep(google, {
    name: 'Roles',
    role: 'roles/resourcemanager.projectIamAdmin',
    url: `https://cloudresourcemanager.googleapis.com/v1/projects/${project}`,
    grants: async () => {
      const number = await projectNumber(stage, google);
      const functions = { id: `${number}-compute@developer.gserviceaccount.com` };
      return [
        { email: functions.id, roles: FUNCTIONS_ROLES },
        ...accounts.map(({ id, roles }) => ({ email: emailOf(id), roles })),
      ].flatMap(({ email, roles }) =>
        roles.map((role) => ({ member: `serviceAccount:${email}`, role })),
      );
    },
  });
  if (repository === undefined) return [roles];

  return [
    ...accounts.map(({ id, displayName }) =>
      singleStep(google, {
        name: `Service account ${id}`,
        role: 'roles/iam.serviceAccountAdmin',
        url: `${iam}/serviceAccounts/${emailOf(id)}`,
        create: () =>
          post(`${iam}/serviceAccounts`, { accountId: id, serviceAccount: { displayName } }),
      }),
    ),
    roles,
    singleStep(google, {
      name: 'Workload identity pool',
      role: poolAdmin,
      url: pool,
      wanted: { displayName: 'GitHub', disabled: false },
      create: (wanted) => post(`${pools}?workloadIdentityPoolId=${GITHUB_POOL}`, wanted),
    }),
    singleStep(google, {
      name: 'Workload identity provider',
      role: poolAdmin,
      url: `${providers}/${GITHUB_POOL}`,
      wanted: githubProvider(repository),
      create: (wanted) =>
        post(`${providers}?workloadIdentityPoolProviderId=${GITHUB_POOL}`, wanted),
    }),
    ...accounts.map(({ id, jobs }) =>
      iamStep(google, {
        name: `GitHub as ${id}`,
        role: 'roles/iam.serviceAccountAdmin',
        url: `${iam}/serviceAccounts/${emailOf(id)}`,
        grants: async () => {
          const number = await projectNumber(stage, google);
          const path = `iam.googleapis.com/projects/${number}/locations/global/workloadIdentityPools/${GITHUB_POOL}`;
          return [
            { member: jobs(path, repository, environment), role: 'roles/iam.workloadIdentityUser' },
          ];
        },
      }),
    ),
  ];
}
