import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';

// Run by hand after an edit of the drawing: npx tsx local-backend/render-demo-picture.ts
// CHROMIUM names an installed browser where Playwright has none of its own.
const file = (name: string) => resolve(import.meta.dirname, name);
const { CHROMIUM } = process.env;

const browser = await chromium.launch(CHROMIUM === undefined ? {} : { executablePath: CHROMIUM });
const page = await browser.newPage({ viewport: { width: 512, height: 512 } });
const drawing = readFileSync(file('demo-picture.svg'), 'utf8');
await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawing}`);
await page.screenshot({ path: file('demo-picture.png') });
await browser.close();
