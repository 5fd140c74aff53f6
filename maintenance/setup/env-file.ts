import { parseEnv } from 'node:util';

/** The names of the values that differ in an environment file. */
export function changedNames(text: string, wanted: Readonly<Record<string, string>>): string[] {
  const current = parseEnv(text);
  return Object.keys(wanted).filter((name) => current[name] !== wanted[name]);
}

/** Sets values in the text of an environment file, and keeps all other lines. */
export function withValues(text: string, wanted: Readonly<Record<string, string>>): string {
  const lines = text === '' ? [] : text.trimEnd().split('\n');
  for (const [name, value] of Object.entries(wanted)) {
    const index = lines.findLastIndex((line) => line.startsWith(`${name}=`));
    lines.splice(index < 0 ? lines.length : index, index < 0 ? 0 : 1, `${name}=${value}`);
  }
  return `${lines.join('\n')}\n`;
}
