import { mkdirSync, writeFileSync } from 'node:fs';

/** A measurement of the site, and of the baseline if it has one, from the same run. */
export type Row = {
  readonly what: string;
  readonly unit: string;
  readonly site: number;
  readonly baseline: number | undefined;
};

const FOLDER = 'bench-results';

const rounded = (value: number) => Number(value.toFixed(value < 10 ? 3 : 0));

/** Prints the results as a table. */
export function printTable(rows: readonly Row[]): void {
  const lines = rows.map(({ what, unit, site, baseline }) => [
    what,
    {
      site: rounded(site),
      ...(baseline && { baseline: rounded(baseline), ratio: rounded(site / baseline) }),
      unit,
    },
  ]);
  console.table(Object.fromEntries(lines));
}

/** Saves the results as JSON, for comparison over time. @returns the file's name */
export function save(details: Readonly<Record<string, unknown>>): string {
  mkdirSync(FOLDER, { recursive: true });
  const file = `${FOLDER}/${new Date().toISOString().replace(/[:.]/g, '-')}.json`;
  writeFileSync(file, `${JSON.stringify(details, null, 2)}\n`);
  return file;
}
