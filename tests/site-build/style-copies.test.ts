import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calendarMockup, homeMockup, sharingMockup } from '../../src/content/mockups';
import { timeOfDay } from '../../src/content/time-of-day';

/*
 * Numbers and selectors that files repeat, because CSS and inlined scripts cannot import them. tests/build/styles.test.ts
 * checks the values of attributes in the built pages.
 */

const HERO = 'src/screens/home/home-hero.module.css';
const CONTROL = 'src/screens/home/time-of-day.module.css';
const ART = 'src/components/art/art.module.css';
const SCENE = 'src/components/art/HeroScene.tsx';
const HEADER = 'src/app/lively/header.module.css';
const DAYLIGHT = 'src/components/hero/daylight.module.css';

/** Without line breaks and indents. */
const read = (file: string) => readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ');

/** Expects a text in a file, and fails with a shorter message than `toContain`. */
function expectIn(file: string, text: string): void {
  expect(read(file).includes(text), `${file} needs: ${text}`).toBe(true);
}

const { hours, stops } = timeOfDay;

test("the sun's path begins and ends with the hours of the slider", () => {
  expectIn(
    HERO,
    `--progress: calc((var(--time) - ${hours.from}) / (${hours.to} - ${hours.from}));`,
  );
});

test('the styles and the first stop have the hour that is prerendered', () => {
  const { prerendered } = hours;
  expectIn(DAYLIGHT, `initial-value: ${prerendered};`);
  expectIn(DAYLIGHT, `--time: var(--hour, var(--stop, ${prerendered}));`);
  expectIn(DAYLIGHT, `--time: round(var(--hour, var(--stop, ${prerendered})), 1);`);
  expect(stops[0]?.label).toBe(`${prerendered} AM`);
});

test.each(stops.slice(1).filter(({ label }) => label))(
  'without scripts, the sky has the hour of $label',
  ({ label = '', until }) => {
    const hour = (Number.parseInt(label, 10) % 12) + (label.endsWith('PM') ? 12 : 0);
    expectIn(HERO, `:root:has([name="hour"][value="${until}"]:checked) { --stop: ${hour};`);
  },
);

test.each(homeMockup.parts)(
  'the phones hide the other parts during the one until $until',
  ({ until }) => {
    const isChosen = `:is(:root[data-part="${until}"], .hero:has([value="${until}"]:checked))`;
    expectIn(HERO, `${isChosen} .wholeDay [data-until]:not([data-until="${until}"])`);
  },
);

test('the hero has the size of the scene and the height of its sea', () => {
  const width = 1440;
  const height = 720;
  const seaLevel = 470;
  const sea = height - seaLevel;
  expectIn(SCENE, `viewBox: '0 0 ${width} ${height}'`);
  expectIn(SCENE, `d="M-2400 ${seaLevel}`);
  expectIn(HERO, `--unit: min(100cqw / ${width}, 100cqh / ${height});`);
  expectIn(HERO, `calc(${sea} * min(100vw / ${width}, var(--max-height) / ${height})`);
});

test('the hero has the proportions of the phone', () => {
  // The hero divides the height that is left below the sun, which is 0.75rem away, by the height of a phone of width 1.
  // The padding of `body`, and the height of `screen`.
  const phone = 'src/components/mockups/phone.module.css';
  const [, frame, screen] =
    /padding: ([\d.]+)cqi;.*? height: (\d+)cqi; overflow: hidden/.exec(read(phone)) ?? [];
  expect(screen, `${phone} has its padding and height in another form`).toBeDefined();
  const ratio = (Number(screen) + 2 * Number(frame)) / 100;
  expectIn(HERO, `- 0.75rem) / ${ratio.toFixed(1)})`);
});

test('the sky, the home page and the account area have the same hours, and turn dark at the same one', () => {
  const hourOfSky = 'clockHour < 5 ? clockHour + 24 : clockHour;';
  expectIn('src/boot/time-of-day.ts', hourOfSky);
  expectIn('src/app/account/AccountLayout.tsx', hourOfSky);
  expectIn(DAYLIGHT, '--dark: clamp(0%, (var(--time) - 19.5) * 100000%, 100%);');
  expectIn(DAYLIGHT, 'max(var(--time) - 19.5, 19.5 - var(--time))');
  expectIn('src/boot/time-of-day.ts', 'time >= 19.5');
  expectIn('src/app/account/AccountLayout.tsx', 'hour >= 19.5');
});

test("the sharing board has a column for each half hour of the mockup's day", () => {
  const board = 'src/components/mockups/sharing-board.module.css';
  const { start, end } = sharingMockup.day;
  expectIn(board, `grid-template-columns: repeat(${(end - start) * 2}, 1fr);`);
  expectIn(board, `calc((var(--start) - ${start}) * 2 + 1)`);
});

test("the calendar has the half hours of the mockup's day", () => {
  const calendar = 'src/components/mockups/calendar-phone.module.css';
  const { start, end } = calendarMockup.hours;
  const [first = '', second = ''] = calendarMockup.hourLabels;
  const hoursApart = Number.parseInt(second, 10) - Number.parseInt(first, 10);
  expectIn(calendar, `.hours span { position: relative; grid-row: span ${hoursApart * 2};`);
  expectIn(calendar, `grid-template-rows: repeat(${(end - start) * 2}, 1fr);`);
  expectIn(calendar, `grid-row: calc((var(--start) - ${start}) * 2 + 1)`);
  expectIn(calendar, `calc(100% * (var(--time) - ${start}) / ${end - start} - 3px)`);
  expectIn(calendar, `(var(--time) - ${start - 0.1}) * 1000`);
  expectIn(calendar, `(${end + 0.1} - var(--time)) * 1000`);
});

test('the shortest event of the calendar has the three half hours for which its timeline is high enough', () => {
  const { days, newEvent } = calendarMockup;
  const events = [...days.flatMap((day) => day.events), newEvent.event];
  expect(Math.min(...events.map(({ start, end }) => end - start))).toBe(1.5);
});

test('the new event starts at the hour for which its panel leaves it visible (.panel in new-event.module.css)', () => {
  expect(calendarMockup.newEvent.event.start).toBe(17);
});

test("Premium's cards have the proportions of their drawings", () => {
  const width = 300;
  const height = 190;
  expectIn('src/screens/premium/mockups/Panel.tsx', `viewBox="0 0 ${width} ${height}"`);
  expectIn('src/screens/premium/premium.module.css', `aspect-ratio: ${width} / ${height};`);
});

test("the sky repeats the header's transition, which it overrides", () => {
  expectIn(HEADER, 'transition: translate var(--quick);');
  expectIn(DAYLIGHT, 'transition: --time 0.6s ease-in-out, translate var(--quick);');
});

test.each([ART, HERO, CONTROL])('%s has the media query of the wide scene', (file) => {
  expectIn(file, '@media (width > 900px), (width > 640px) and (height <= 30rem) {');
});
