import { parseEnv } from 'node:util';
import { z } from 'zod';
import { changedNames, withValues } from './env-file';
import { AS_WANTED, listedStep, type Step } from './step';
import type { Project } from './steps';
import { WEB_APP } from './wanted';

const SITE_FILE = '.env.production.local';

const appSchema = z.looseObject({ displayName: z.string().default(''), appId: z.string() });
const configSchema = z.object({
  projectId: z.string(),
  apiKey: z.string(),
  appId: z.string(),
  // Missing in a project without a default bucket.
  storageBucket: z.string().default(''),
});

/** The web app, and the files that the build and the deployment read. */
export function configurationSteps({ stage, google, readFile }: Project): readonly Step[] {
  const apps = `https://firebase.googleapis.com/v1beta1/projects/${stage.project}/webApps`;
  const isOurs = (app: unknown) =>
    appSchema.safeParse(app).data?.displayName === WEB_APP.displayName;
  const functionsFile = `functions/.env.${stage.project}`;
  return [
    listedStep(google, {
      name: 'Web app',
      role: 'roles/firebase.admin',
      url: apps,
      field: 'apps',
      find: isOurs,
      wanted: WEB_APP,
    }),
    fileStep(SITE_FILE, readFile(SITE_FILE) || readFile('.env.example'), async () => {
      const app = (await google.list(apps, 'apps')).find(isOurs);
      const id = appSchema.safeParse(app).data?.appId;
      const config = id && (await google.get(`${apps}/${id}/config`, configSchema));
      const { apiKey = '', appId = '', storageBucket = '' } = config || {};
      return {
        VITE_FIREBASE_PROJECT_ID: stage.project,
        VITE_FIREBASE_API_KEY: apiKey,
        VITE_FIREBASE_APP_ID: appId,
        VITE_FIREBASE_STORAGE_BUCKET: storageBucket,
      };
    }),
    fileStep(functionsFile, readFile(functionsFile), (current) => {
      const origins = (current.SITE_ORIGINS ?? '').split(',').filter((origin) => origin !== '');
      return { SITE_ORIGINS: [...new Set([...origins, stage.site])].join(',') };
    }),
  ];
}

type Values = Readonly<Record<string, string>>;
type Current = Readonly<Record<string, string | undefined>>;

/** A step that sets values in an environment file, and names them without printing them. */
function fileStep(
  path: string,
  text: string,
  wanted: (current: Current) => Values | Promise<Values>,
): Step {
  return {
    name: path,
    role: 'roles/firebase.viewer',
    async inspect() {
      const values = await wanted(parseEnv(text));
      const names = changedNames(text, values);
      if (names.length === 0) return AS_WANTED;
      return {
        differences: names.map((name) => `${name} differs`),
        changes: [{ path, text: withValues(text, values) }],
      };
    },
  };
}
