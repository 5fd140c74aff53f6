import { expect, test } from 'vitest';
import { pageHtml } from '../../site-build/page-html';
import { sourceHash } from '../../site-build/policy';
import { parseEnv } from '../../src/backend/env';
import { TIME_OF_DAY_PLACEHOLDER } from '../../src/components/prerendered/placeholders';

const env = parseEnv({
  VITE_FIREBASE_PROJECT_ID: 'anchor',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_APP_ID: 'app',
  VITE_FIREBASE_STORAGE_BUCKET: 'bucket',
});
const template =
  '<head><!--page-policy--><!--page-head--><!--page-style--></head>' +
  '<body><div id="root" data-page=""><!--page-body--></div><!--page-script--></body>';
const parts = {
  template,
  styles: '.a{color:red}.b{color:blue}',
  boot: 'boot()',
  timeOfDay: 'hour()',
  env,
};
const data = {
  page: '/a',
  hydrate: 'later',
  preload: '',
  styles: '/s.css',
  entry: '/m.js',
} as const;
const page = { head: '<title>A</title>', body: '<p class="a">A</p>', data, scripts: [] };

test('a page has its head, its markup and the boot script', () => {
  const html = pageHtml(parts, page);
  expect(html).toContain('<title>A</title>');
  expect(html).toContain('<p class="a">A</p></div><script type="module">boot()</script>');
});

test('the root element tells the scripts about the page', () => {
  expect(pageHtml(parts, page)).toContain(
    '<div id="root" data-page="/a" data-hydrate="later" data-preload="" data-styles="/s.css"',
  );
});

test('a page has only the styles of its markup', () => {
  expect(pageHtml(parts, page)).toContain('<style>.a{color:red}</style>');
});

test('a page that renders more with its scripts has their styles, too', () => {
  const html = pageHtml(parts, { ...page, scripts: ['className:"b"'] });
  expect(html).toContain('<style>.a{color:red}.b{color:blue}</style>');
});

test('the policy allows the script in the head', () => {
  const html = pageHtml(parts, { ...page, headScript: 'hide()' });
  expect(html).toContain('<script>hide()</script><title>');
  expect(html).toContain(sourceHash('hide()'));
});

test('the script of the hero replaces its placeholder', () => {
  const html = pageHtml(parts, { ...page, body: `<script>${TIME_OF_DAY_PLACEHOLDER}</script>` });
  expect(html).toContain('<script>hour()</script>');
  expect(html).toContain(sourceHash('hour()'));
});

test('a place without a part ends the build', () => {
  const unknown = { ...parts, template: '<!--page-footer-->' };
  expect(() => pageHtml(unknown, page)).toThrow('unknown part: footer');
});
