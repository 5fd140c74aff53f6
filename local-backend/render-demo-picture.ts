import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { browserOptions } from '../tests/support/browser';

// Run manually after each edit of the SVG: npm run render:demo-picture
const file = (name: string) => resolve(import.meta.dirname, name);

const browser = await chromium.launch(browserOptions());
const page = await browser.newPage({ viewport: { width: 512, height: 512 } });
const drawing = readFileSync(file('demo-picture.svg'), 'utf8');
await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawing}`);
await page.screenshot({ path: file('demo-picture.png') });
await browser.close();
