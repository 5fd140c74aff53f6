import { mkdirSync, writeFileSync } from 'node:fs';
import { type Chart, chartsOf } from './charts';
import { describe, draw, type Scheme } from './draw';
import type { Row, Run } from './results';

/** The charts in docs/performance.md. */
export const CHARTS = 'docs/charts';

const rounded = (value: number) => Number(value.toFixed(value < 10 ? 3 : 0));

/** The columns of a row: only the measured ones. */
function columnsOf({ site, baseline, unit }: Row) {
  const ratio = site / baseline;
  return {
    site: rounded(site),
    ...(baseline && { baseline: rounded(baseline), ratio: rounded(ratio) }),
    unit,
  };
}

/** Prints the results as a table. */
export function printTable(rows: readonly Row[]): void {
  console.table(Object.fromEntries(rows.map((row) => [row.what, columnsOf(row)])));
}

/** @returns the files of `docs/charts`, with their text */
export function chartFiles(runs: readonly Run[]): Map<string, string> {
  const schemes: readonly Scheme[] = ['light', 'dark'];
  return new Map(
    chartsOf(runs).flatMap((chart) =>
      schemes.map((scheme) => [`${chart.name}-${scheme}.svg`, draw(chart, scheme)] as const),
    ),
  );
}

export function writeCharts(runs: readonly Run[]): void {
  mkdirSync(CHARTS, { recursive: true });
  for (const [file, svg] of chartFiles(runs)) writeFileSync(`${CHARTS}/${file}`, svg);
}

/** One page without other files: the charts, and the newest run as a table. */
export function pageOf(runs: readonly Run[]): string {
  const run = runs.at(-1);
  const rows = (run?.rows ?? []).map((row) => {
    const { site, baseline = '', ratio = '', unit } = { baseline: '', ...columnsOf(row) };
    const cells = [site, baseline, ratio, unit].map((cell) => `<td>${cell}`);
    return `<tr><th scope="row">${row.what}${cells.join('')}`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Benchmark of ${run?.at}</title>
<style>
  :root { color-scheme: light dark; }
  body { max-width: 760px; margin: 24px auto; padding: 0 16px; font: 15px system-ui, sans-serif; }
  img { max-width: 100%; height: auto; }
  td { text-align: right; padding-left: 16px; }
  th { text-align: left; font-weight: 400; }
</style>
<h1>Benchmark of ${run?.at}</h1>
${chartsOf(runs).map(figureOf).join('\n')}
<table>
<thead><tr><th scope="col">what<th scope="col">site<th scope="col">baseline<th scope="col">ratio<th scope="col">unit
<tbody>
${rows.join('\n')}
</table>
</html>
`;
}

function figureOf(chart: Chart): string {
  const url = (scheme: Scheme) =>
    `data:image/svg+xml;base64,${Buffer.from(draw(chart, scheme)).toString('base64')}`;
  const alt = `${chart.title}. ${describe(chart)}`.replace(/"/g, '&quot;');
  return `<picture>
<source media="(prefers-color-scheme: dark)" srcset="${url('dark')}">
<img src="${url('light')}" alt="${alt}">
</picture>`;
}
