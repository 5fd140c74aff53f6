import { mkdirSync, writeFileSync } from 'node:fs';

/** A measurement of the site, and of the baseline if it has one, from the same run. */
export type Row = {
  readonly what: string;
  readonly unit: string;
  readonly site: number;
  readonly baseline?: number;
};

const FOLDER = 'bench-results';

const number = (value: number | undefined) =>
  value === undefined
    ? ''
    : value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 3 : 0 });

function line({ what, unit, site, baseline }: Row): string[] {
  const ratio = baseline === undefined || baseline === 0 ? '' : (site / baseline).toFixed(2);
  return [what, number(site), number(baseline), ratio, unit];
}

/** The results as a text table. */
export function table(rows: readonly Row[]): string {
  const cells = [['', 'site', 'baseline', 'ratio', ''], ...rows.map(line)];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  '),
    )
    .join('\n');
}

/** Saves the results as JSON, for comparison over time. @returns the file's name */
export function save(facts: Readonly<Record<string, unknown>>): string {
  mkdirSync(FOLDER, { recursive: true });
  const file = `${FOLDER}/${new Date().toISOString().replace(/[:.]/g, '-')}.json`;
  writeFileSync(file, `${JSON.stringify(facts, null, 2)}\n`);
  return file;
}
