import { execFileSync } from 'node:child_process';

/** Builds the site as `npm run build` does, with variables besides those of this process. */
export function buildSite(folder: string, env: Readonly<Record<string, string>>): void {
  const args = ['--import', 'tsx', 'site-build/build.ts', '--outDir', folder];
  execFileSync(process.execPath, args, { env: { ...process.env, ...env }, stdio: 'inherit' });
}
