import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SCHEMES } from './draw';
import { CHARTS, chartFiles, pageOf } from './report';
import { parseRun, readRuns } from './results';

const COMMAND = 'npm run bench -- --charts';

const runs = [
  parseRun(
    JSON.stringify({
      at: '2026-01-02T03:04:05.678Z',
      runs: 3,
      rows: [
        { what: '/lively bytes', unit: 'B', site: 30_720, baseline: 307_200 },
        { what: '/lively simulate FCP', unit: 'ms', site: 700, baseline: 2300 },
        { what: '/lively simulate LCP', unit: 'ms', site: 800, baseline: null },
        { what: 'function: load, against bare SDKs', unit: 'CPU ms', site: 190, baseline: 500 },
      ],
      weights: {
        '/lively': {
          site: { cold: { byType: { Document: 20_480, Font: 10_240, Fetch: 2048 } } },
          baseline: { cold: { byType: { Script: 307_200 } } },
        },
      },
    }),
  ),
];
const textOf = (file: string, from = runs) => chartFiles(from).get(file) ?? '';

describe('the charts', () => {
  test(`in ${CHARTS} match ${COMMAND}`, () => {
    const files = chartFiles(readRuns());
    expect(readdirSync(CHARTS).sort(), `Run ${COMMAND}`).toEqual([...files.keys()].sort());
    for (const [file, svg] of files) {
      const isSame = readFileSync(`${CHARTS}/${file}`, 'utf8') === svg;
      expect(isSame, `${file} is outdated: run ${COMMAND}`).toBe(true);
    }
  });

  test('are all in docs/performance.md, in both color schemes', () => {
    const page = readFileSync('docs/performance.md', 'utf8');
    for (const file of chartFiles(readRuns()).keys()) expect(page).toContain(`charts/${file}"`);
  });

  test('depend on the figures only', () => {
    expect(chartFiles(runs)).toEqual(chartFiles(runs));
    const changed = runs.map((run) => ({
      ...run,
      rows: run.rows.map((row) => ({ ...row, site: row.site * 1.1 })),
    }));
    expect(textOf('first-paint-light.svg', changed)).not.toBe(textOf('first-paint-light.svg'));
    expect(textOf('function-dark.svg', changed)).not.toBe(textOf('function-dark.svg'));
    expect(textOf('bytes-light.svg', changed)).toBe(textOf('bytes-light.svg'));
  });

  test('describe their figures', () => {
    expect(textOf('bytes-dark.svg')).toContain(
      '<desc id="desc">/lively: HTML 20 KiB, font 10 KiB, other 2 KiB; baseline: script 300 KiB</desc>',
    );
    expect(textOf('bytes-dark.svg')).toContain('>32 KiB</text>');
    expect(textOf('first-paint-light.svg')).toContain('baseline: FCP 2300 ms</desc>');
    expect(textOf('course-light.svg')).toContain('home, bytes 10 %, function, load 38 %</desc>');
  });

  test('come from the newest run with their figures', () => {
    const later = runs.map((run) => ({ ...run, at: '2026-02-01T00:00:00.000Z', weights: {} }));
    expect(textOf('bytes-light.svg', [...runs, ...later])).toContain('(2026-01-02');
    expect(textOf('function-light.svg', [...runs, ...later])).toContain('(2026-02-01');
  });

  test('have enough contrast', () => {
    for (const { background, text, series } of Object.values(SCHEMES)) {
      expect(contrast(text, background)).toBeGreaterThan(4.5);
      for (const color of series) expect(contrast(color, background), color).toBeGreaterThan(3);
    }
  });
});

test('the page contains the charts, their figures and the table, and loads nothing', () => {
  const page = pageOf(runs);
  expect(page.match(/<picture>/g)).toHaveLength(4);
  expect(page).toContain(
    'alt="Bytes by type, first visit (2026-01-02, medians of 3 runs). /lively:',
  );
  expect(page).toContain('<th scope="row">/lively bytes<td>30720<td>307200<td>0.1<td>B');
  expect(page).not.toMatch(/(src|srcset|href)="(?!data:)/);
});

/** WCAG 1.4.3 and 1.4.11. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
