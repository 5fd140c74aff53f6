import { readFileSync, writeFileSync } from 'node:fs';

const DOC = 'docs/performance.md';

export type Figures = Readonly<Record<string, number>>;
export type Table = Record<string, Figures>;

/**
 * Prints a table, and writes one of its columns as the chart between `<!-- bench NAME -->` and
 * `<!-- end -->` in docs/performance.md.
 *
 * @throws Error if that page lacks these comments
 */
export function report(name: string, title: string, column: string, table: Table): void {
  console.log(`\n${title}`);
  console.table(table);
  const values = Object.values(table).map((row) => Math.round(row[column] ?? 0));
  const labels = Object.keys(table).map((label, index) => `"${label}: ${values[index]}"`);
  const config = {
    xyChart: { height: 80 + 28 * values.length, yAxis: { showLabel: false } },
    themeVariables: { xyChart: { plotColorPalette: '#4493f8' } },
  };
  const chart = [
    '```mermaid',
    `%%{init: ${JSON.stringify(config)}}%%`,
    'xychart-beta horizontal',
    `  title "${title}, ${new Date().toISOString().slice(0, 10)}"`,
    `  x-axis [${labels.join(', ')}]`,
    `  y-axis "${column}" 0 --> ${Math.max(...values)}`,
    `  bar [${values.join(', ')}]`,
    '```',
  ].join('\n');
  const doc = readFileSync(DOC, 'utf8');
  const block = new RegExp(`(<!-- bench ${name} -->\n)[^]*?(\n<!-- end -->)`);
  if (!block.test(doc)) throw new Error(`${DOC} has no place for the chart '${name}'.`);
  writeFileSync(DOC, doc.replace(block, `$1${chart}$2`));
}
