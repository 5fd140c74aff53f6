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

/** @returns a sentence for the operator about each change that Terraform would make, and each error of it */
export function terraformFaults(project: string): string[] {
  const init = runTerraform(
    ...['init', '-input=false', '-reconfigure', '-lockfile=readonly'],
    `-backend-config=bucket=${project}-terraform`,
  );
  if (init.status !== 0) return [`Terraform cannot read the state: ${init.output}`];
  // Without a lock, because a plan only reads, and a colleague may be applying another one.
  const options = ['-input=false', '-lock=false', '-json', `-var-file=${project}.tfvars`];
  return planFaults(project, runTerraform('plan', ...options));
}

function runTerraform(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync('terraform', args, {
    cwd: 'infra',
    encoding: 'utf8',
  });
  return { status, output: `${stdout}${stderr}` };
}

/** @param plan the exit code of `terraform plan -json`, and what it prints */
export function planFaults(
  project: string,
  { status, output }: ReturnType<typeof runTerraform>,
): string[] {
  const faults = changesAndErrors(project, output);
  const hasCrashed = status !== 0 && faults.length === 0;
  return hasCrashed ? [`Terraform cannot plan: ${output}`] : faults;
}

function changesAndErrors(project: string, output: string): string[] {
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
    if (change.reason === 'tainted') {
      // Terraform would delete it first, which Google refuses for some, and which loses data for others.
      const untaint = `terraform -chdir=infra untaint '${addr}'`;
      return [`A failure left ${addr} unfinished: run ${untaint}, then ${setUp}`];
    }
    return [`Terraform would ${change.action} ${addr}: ${setUp}`];
  });
}
