import { paths } from '../src/content/paths';
import { type Row, type Run, rowNames } from './results';

/** The data of a chart. NaN stands for a missing value. */
export type Chart = {
  /** Also the name of its files. */
  readonly name: string;
  readonly title: string;
  readonly unit: string;
  readonly kind: 'stacked bars' | 'bars' | 'lines';
  readonly labels: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
};

const KIB = 1024;
const BASELINE = 'baseline';

/** Chromium's names of resource types. All others are shown together. */
const TYPES = {
  Document: 'HTML',
  Stylesheet: 'CSS',
  Script: 'script',
  Font: 'font',
  Image: 'image',
} as const;

/** Ratios in percent, because only these are comparable between machines. */
const COURSE: readonly (readonly [name: string, row: string])[] = [
  ['home, bytes', rowNames.bytes(paths.home)],
  ['log-in, bytes', rowNames.bytes(paths.logIn)],
  ['home, LCP', rowNames.lighthouse(paths.home, 'simulate', 'LCP')],
  ['log-in, LCP', rowNames.lighthouse(paths.logIn, 'simulate', 'LCP')],
  ['function, load', rowNames.load],
];

/** The charts of all runs: each from the newest run with its measurements. */
export function chartsOf(runs: readonly Run[]): Chart[] {
  const newest = (draw: (run: Run) => Chart) =>
    runs.map(draw).findLast(({ labels }) => labels.length > 0) ?? [];
  return [newest(bytes), newest(firstPaint), newest(claims), course(runs)].flat();
}

const on = ({ at, runs }: Run) =>
  `${at.slice(0, 10)}, ${runs === 1 ? 'one run' : `medians of ${runs} runs`}`;

function bytes(run: Run): Chart {
  const bars = Object.entries(run.weights).flatMap(([path, { site, baseline }]) => [
    { label: path, byType: site.cold.byType },
    { label: BASELINE, byType: baseline.cold.byType },
  ]);
  const known: Readonly<Record<string, string>> = TYPES;
  const sum = (byType: Readonly<Record<string, number>>, name: string) =>
    Object.entries(byType)
      .filter(([type]) => (known[type] ?? 'other') === name)
      .reduce((total, [, size]) => total + size / KIB, 0);
  return {
    name: 'bytes',
    title: `Bytes by type, first visit (${on(run)})`,
    unit: 'KiB',
    kind: 'stacked bars',
    labels: bars.map(({ label }) => label),
    series: [...Object.values(TYPES), 'other']
      .map((name) => ({ name, values: bars.map(({ byType }) => sum(byType, name)) }))
      .filter(({ values }) => values.some((value) => value > 0)),
  };
}

function firstPaint(run: Run): Chart {
  const metrics = ['FCP', 'LCP'];
  const find = (path: string, metric: string) =>
    findRow(run, rowNames.lighthouse(path, 'simulate', metric));
  const pages = [...new Set(run.rows.map(({ what }) => what.split(' ', 1).join()))];
  const bars = pages.flatMap((path) => {
    const rows = metrics.flatMap((metric) => find(path, metric) ?? []);
    if (rows.length === 0) return [];
    const ofBaseline = { label: BASELINE, values: rows.map(({ baseline }) => baseline) };
    return [
      { label: path, values: rows.map(({ site }) => site) },
      ...(ofBaseline.values.some(Number.isFinite) ? [ofBaseline] : []),
    ];
  });
  return {
    name: 'first-paint',
    title: `First paint, Lighthouse simulated (${on(run)})`,
    unit: 'ms',
    kind: 'bars',
    labels: bars.map(({ label }) => label),
    series: metrics.map((name, at) => ({
      name,
      values: bars.map(({ values }) => values[at] ?? Number.NaN),
    })),
  };
}

function claims(run: Run): Chart {
  const bars = [
    { row: findRow(run, rowNames.load), labels: ['load, CPU time', 'baseline: bare SDKs'] },
    { row: findRow(run, rowNames.firstClaim), labels: ['first claim', 'warm claim'] },
  ].flatMap(({ row, labels }) => (row ? [{ labels, values: [row.site, row.baseline] }] : []));
  return {
    name: 'function',
    title: `Function in a new process (${run.at.slice(0, 10)})`,
    unit: 'ms',
    kind: 'bars',
    labels: bars.flatMap(({ labels }) => labels),
    series: [{ name: 'time', values: bars.flatMap(({ values }) => values) }],
  };
}

function course(runs: readonly Run[]): Chart {
  const percent = (row: Row | undefined) => (row ? (100 * row.site) / row.baseline : Number.NaN);
  return {
    name: 'course',
    title: 'The site in percent of the baseline, by run',
    unit: '%',
    kind: 'lines',
    labels: runs.map(({ at }) => at.slice(0, 16).replace('T', ' ')),
    series: COURSE.map(([name, row]) => ({
      name,
      values: runs.map((run) => percent(findRow(run, row))),
    })),
  };
}

function findRow(run: Run, name: string): Row | undefined {
  return run.rows.find(({ what }) => what === name);
}
