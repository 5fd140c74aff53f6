import { spawnSync } from 'node:child_process';
import { z } from 'zod';

/** A line that Terraform prints with -json. */
const lineSchema = z.object({
  '@level': z.string(),
  '@message': z.string(),
  type: z.string().optional(),
  change: z
    .object({
      resource: z.object({ addr: z.string() }),
      action: z.string(),
      reason: z.string().optional(),
    })
    .optional(),
});

/** What Terraform would change in the project: APIs, roles, the exclusion of the log, and the rest. */
export function terraformFaults(project: string): string[] {
  const init = runTerraform(
    ...['init', '-input=false', '-reconfigure', '-lockfile=readonly'],
    `-backend-config=bucket=${project}-terraform`,
  );
  if (init.status !== 0) return [`Terraform cannot read the state: ${init.output}`];
  const options = ['-input=false', '-lock=false', '-json', `-var-file=${project}.tfvars`];
  return planFaults(project, runTerraform('plan', ...options).output);
}

function runTerraform(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync('terraform', args, {
    cwd: 'infra',
    encoding: 'utf8',
  });
  return { status, output: `${stdout}${stderr}` };
}

/** @param output what `terraform plan -json` prints */
export function planFaults(project: string, output: string): string[] {
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  const setUp = `run infra/setup.sh ${project}`;
  return lines.flatMap((line) => {
    const {
      '@level': level,
      '@message': message,
      type,
      change,
    } = lineSchema.parse(JSON.parse(line));
    if (level === 'error') return [`Terraform: ${message}`];
    if (type !== 'planned_change' || !change || change.action === 'read') return [];
    const { addr } = change.resource;
    if (change.reason !== 'tainted') return [`Terraform would ${change.action} ${addr}: ${setUp}`];
    return [
      `A failure left ${addr} unfinished: run terraform -chdir=infra untaint '${addr}', then ${setUp}`,
    ];
  });
}
