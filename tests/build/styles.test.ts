import { expect, test } from 'vitest';
import { paths } from '../../src/content/pages';
import { builtPages, readBuilt } from './built-site';

const html = builtPages.map(readBuilt).join('');
// The only one, because Vite does not split styles (`cssCodeSplit`).
const [stylesheet = ''] = /\/assets\/style-[^" ]+/.exec(html) ?? [];
/** Without quotes, which the build writes only where they are necessary. */
const rules = readBuilt(stylesheet).replaceAll('"', '');

/** The values of an attribute in all pages, each once. A space separates two values (`data-with`). */
function valuesOf(pattern: RegExp): string[] {
  const values = [...html.matchAll(pattern)].flatMap(([, list = '']) => list.split(' '));
  return [...new Set(values)];
}

test.each(builtPages)('%s has no stylesheet that delays its first paint', (page) => {
  const [beforeHeadline] = readBuilt(page).split('<h1');
  expect(beforeHeadline).not.toContain('rel="stylesheet"');
});

// Each value has a rule of its own in the stylesheet: a new value without one would look wrong.
test.each([
  [
    'greeting of a mood',
    'src/components/mockups/home-phone',
    / data-of="([^"]+)"/g,
    '[data-of=VALUE]',
  ],
  ['face', 'src/components/mockups/faces', / data-mood="([^"]+)"/g, '[data-mood=VALUE]'],
  ['color', 'src/components/mockups/mockup', / data-color="([^"]+)"/g, '[data-color=VALUE]'],
  ['start', 'src/components/mockups/times', / data-start="([^"]+)"/g, '[data-start=VALUE]'],
  ['length', 'src/components/mockups/times', / data-hours="([^"]+)"/g, '[data-hours=VALUE]'],
  ['friend', 'src/components/mockups/sharing-board', / data-with="([^"]+)"/g, '[data-with~=VALUE]'],
  [
    'friend left out',
    'src/components/mockups/sharing-board',
    / data-without="([^"]+)"/g,
    '[data-without~=VALUE]',
  ],
  [
    'space',
    'src/components/mockups/calendar-phone',
    / data-space="([^"]+)"/g,
    '[data-space=VALUE]',
  ],
  [
    'day',
    'src/components/mockups/calendar-phone',
    / name="day"[^>]* value="([^"]+)"/g,
    '[name=day][value=VALUE]',
  ],
  [
    'new event',
    'src/components/mockups/calendar-phone',
    / name="new"[^>]* value="([^"]+)"/g,
    '[name=new][value=VALUE]',
  ],
])(
  'the stylesheet has a selector for each %s of the mockups (%s.module.css)',
  (_, file, pattern, selector) => {
    const selectors = valuesOf(pattern).map((value) => selector.replace('VALUE', value));
    // Without this, a pattern that no longer matches the markup would pass.
    expect(selectors.length).toBeGreaterThan(2);
    const missing = selectors.filter((name) => !rules.includes(name));
    expect(missing, `Add these rules to ${file}.module.css`).toEqual([]);
  },
);

// After the log-in, the dashboard appears without loading another stylesheet.
test('the log-in page has the styles of the dashboard', () => {
  expect(readBuilt(paths.logIn)).toContain('.dashboard-picture');
});
