import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserOptions } from './browser';

// Run manually after each edit of the SVG: npm run render:demo-picture
const browser = await chromium.launch(browserOptions());
const page = await browser.newPage({ viewport: { width: 512, height: 512 } });
const drawing = readFileSync('local-backend/demo-picture.svg', 'utf8');
await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawing}`);
await page.screenshot({ path: 'local-backend/demo-picture.png' });
await browser.close();
