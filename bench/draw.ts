import { init } from 'echarts';
import type { Chart } from './charts';

/** Every color has a contrast of 3 (bars) or 4.5 (text) with the background. */
export const SCHEMES = {
  light: {
    background: '#ffffff',
    text: '#1f2328',
    grid: '#d1d9e0',
    series: ['#0550ae', '#bc4c00', '#1a7f37', '#8250df', '#bf3989', '#57606a'],
  },
  dark: {
    background: '#0d1117',
    text: '#f0f6fc',
    grid: '#3d444d',
    series: ['#58a6ff', '#f0883e', '#3fb950', '#bc8cff', '#f778ba', '#8b949e'],
  },
} as const;
export type Scheme = keyof typeof SCHEMES;

const WIDTH = 760;
const HEIGHT = { frame: 100, bar: 16, lines: 260 };
/** Lines differ in more than their color. */
const SYMBOLS = ['circle', 'rect', 'triangle', 'diamond', 'emptyCircle'];

const rounded = (value: number) => String(Number(value.toFixed(value < 10 ? 1 : 0)));
const withUnit = (value: number, unit: string) =>
  Number.isFinite(value) ? `${rounded(value)} ${unit}` : '';

/** All values of a chart as text. */
export function describe({ labels, series, unit }: Chart): string {
  return labels
    .map((label, at) => {
      const values = series.flatMap(({ name, values }) => {
        const value = withUnit(values[at] ?? Number.NaN, unit);
        return value === '' || value === `0 ${unit}` ? [] : [`${name} ${value}`];
      });
      return `${label}: ${values.join(', ') || 'none'}`;
    })
    .join('; ');
}

/** Draws a chart as SVG. The same chart is always the same text. */
export function draw(chart: Chart, scheme: Scheme): string {
  const { labels, series, kind } = chart;
  const { background, text, grid, series: color } = SCHEMES[scheme];
  const bars = kind === 'bars' ? labels.length * series.length : labels.length;
  const height = HEIGHT.frame + (kind === 'lines' ? HEIGHT.lines : bars * HEIGHT.bar * 1.3);
  // Not left to the library, which can only guess the width of the reader's font.
  const longest = Math.max(...labels.map(({ length }) => length));
  const left = kind === 'lines' ? 60 : 16 + longest * 7.5;
  const instance = init(null, null, { renderer: 'svg', ssr: true, width: WIDTH, height });
  const textStyle = { color: text, fontSize: 12 };
  const categories = {
    type: 'category' as const,
    data: [...labels],
    axisLabel: textStyle,
    axisTick: { show: false },
    axisLine: { lineStyle: { color: grid } },
  };
  const values = {
    type: 'value' as const,
    axisLabel: { ...textStyle, formatter: `{value} ${chart.unit}` },
    splitLine: { lineStyle: { color: grid } },
  };
  instance.setOption({
    animation: false,
    backgroundColor: background,
    color: [...color],
    title: { text: chart.title, left: 8, top: 8, textStyle: { ...textStyle, fontSize: 14 } },
    legend: { show: series.length > 1, bottom: 8, itemGap: 20, textStyle },
    grid: {
      left,
      right: 80,
      top: 40,
      bottom: series.length > 1 ? 60 : 28,
      outerBoundsMode: 'none',
    },
    ...(kind === 'lines'
      ? { xAxis: categories, yAxis: { ...values, min: 0 } }
      : { xAxis: values, yAxis: { ...categories, inverse: true } }),
    series: seriesOf(chart, textStyle, background),
  });
  const svg = instance.renderToSVGString();
  instance.dispose();
  return accessible(svg, chart);
}

function seriesOf({ kind, series, unit, labels }: Chart, textStyle: object, background: string) {
  const total = (at: number) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0);
  return series.map(({ name, values }, index) => {
    const common = { silent: true, data: labels.map((_, at) => values[at] ?? Number.NaN) };
    if (kind === 'lines') {
      // In the legend, because labels of close points would overlap.
      const newest = withUnit(values.findLast(Number.isFinite) ?? Number.NaN, unit);
      return {
        ...common,
        type: 'line' as const,
        name: `${name} ${newest}`,
        symbol: SYMBOLS[index % SYMBOLS.length],
        symbolSize: 9,
        connectNulls: true,
      };
    }
    const isStacked = kind === 'stacked bars';
    const isLast = index === series.length - 1;
    const shownAt = (at: number) => (isStacked ? total(at) : (values[at] ?? Number.NaN));
    return {
      ...common,
      type: 'bar' as const,
      name,
      barWidth: HEIGHT.bar,
      itemStyle: { borderColor: background, borderWidth: 1 },
      label: {
        ...textStyle,
        show: isLast || !isStacked,
        position: 'right' as const,
        textBorderWidth: 0,
        formatter: ({ dataIndex }: { dataIndex: number }) => withUnit(shownAt(dataIndex), unit),
      },
      ...(isStacked && { stack: 'all' }),
    };
  });
}

/** Adds a title and a description, and removes what only a page with scripts uses. */
function accessible(svg: string, chart: Chart): string {
  const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const texts = `<title id="title">${escaped(chart.title)}</title>
<desc id="desc">${escaped(describe(chart))}</desc>`;
  return `${svg
    .replace(/<style[\s\S]*?<\/style>\n?/, '')
    .replace(/ (class|ecmeta_\w+|pointer-events)="[^"]*"/g, '')
    // A number that counts the charts of the process.
    .replace(/zr\d+-/g, '')
    .replace(
      /^<svg [^>]*>/,
      (tag) => `${tag.slice(0, -1)} role="img" aria-labelledby="title desc">\n${texts}`,
    )}\n`;
}
