import { projectNumber } from './project-number';
import { iamStep, post, type Step, singleStep } from './step';
import type { Project } from './steps';
import { DEPLOYER, FUNCTIONS_ROLES, GITHUB_POOL, githubProvider, PREVIEWER } from './wanted';

/** The roles of the functions and, with a repository, the identities of GitHub's jobs. */
export function accessSteps(project: Project): readonly Step[] {
  const { stage, google } = project;
  const { repository } = stage;
  const accounts = githubAccounts(project);
  const iam = `https://iam.googleapis.com/v1/projects/${stage.project}`;
  const pools = `${iam}/locations/global/workloadIdentityPools`;
  const pool = `${pools}/${GITHUB_POOL}`;
  const providers = `${pool}/providers`;
  const poolAdmin = 'roles/iam.workloadIdentityPoolAdmin';
  const accountAdmin = 'roles/iam.serviceAccountAdmin';

  const roles = iamStep(google, {
    name: 'Roles',
    role: 'roles/resourcemanager.projectIamAdmin',
    url: `https://cloudresourcemanager.googleapis.com/v1/projects/${stage.project}`,
    grants: async () => {
      const number = await projectNumber(project);
      const functions = `${number}-compute@developer.gserviceaccount.com`;
      return [{ email: functions, roles: FUNCTIONS_ROLES }, ...accounts].flatMap((account) =>
        account.roles.map((role) => ({ member: `serviceAccount:${account.email}`, role })),
      );
    },
  });
  if (repository === undefined) return [roles];

  return [
    ...accounts.map(({ id, email, displayName }) =>
      singleStep(google, {
        name: `Service account ${id}`,
        role: accountAdmin,
        url: `${iam}/serviceAccounts/${email}`,
        create: () =>
          post(`${iam}/serviceAccounts`, { accountId: id, serviceAccount: { displayName } }),
      }),
    ),
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
    // Not directly after the accounts, which Google's policies know only after some seconds.
    roles,
    ...accounts.map(({ id, email, environment }) =>
      iamStep(google, {
        name: `GitHub as ${id}`,
        role: accountAdmin,
        url: `${iam}/serviceAccounts/${email}`,
        grants: async () => {
          const jobs = `${await poolOf(project)}/attribute.environment/${environment}`;
          const member = `principalSet://iam.googleapis.com/${jobs}`;
          return [{ member, role: 'roles/iam.workloadIdentityUser' }];
        },
      }),
    ),
  ];
}

/** The variables of GitHub's environments (.github/workflows/ci.yml). */
export async function githubVariables(project: Project): Promise<string[]> {
  const accounts = githubAccounts(project);
  if (accounts.length === 0) return [];
  const provider = `${await poolOf(project)}/providers/${GITHUB_POOL}`;
  return accounts.flatMap(({ environment, email }) => [
    `GitHub environment ${environment}: WORKLOAD_IDENTITY_PROVIDER=${provider}`,
    `GitHub environment ${environment}: SERVICE_ACCOUNT=${email}`,
  ]);
}

function githubAccounts({ stage }: Project) {
  if (stage.repository === undefined) return [];
  const deployer = { ...DEPLOYER, environment: stage.environment };
  return (stage.previews ? [deployer, PREVIEWER] : [deployer]).map((account) => ({
    ...account,
    email: `${account.id}@${stage.project}.iam.gserviceaccount.com`,
  }));
}

async function poolOf(project: Project): Promise<string> {
  const number = await projectNumber(project);
  return `projects/${number}/locations/global/workloadIdentityPools/${GITHUB_POOL}`;
}
