import { parseArgs } from 'node:util';
import { buildSite } from './build-site';

/** `npm run build` */
const { values } = parseArgs({
  options: {
    outDir: { type: 'string', default: 'dist' },
    /** `production` uses the project's configuration, `development` the local backend's. */
    mode: { type: 'string', default: 'production' },
  },
});

try {
  await buildSite(values);
} catch (error) {
  // Without a stack trace, because new contributors and writers see these failures first.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
