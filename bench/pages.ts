import type { Browser } from '@playwright/test';
import { phone, type Request, watchedPage } from './browser';

const sum = (numbers: readonly number[]) => numbers.reduce((total, next) => total + next, 0);

export type Weight = {
  readonly requests: number;
  readonly bytes: number;
  readonly byType: Readonly<Record<string, number>>;
};

function weigh(requests: readonly Request[]): Weight {
  const carried = requests.filter(({ fromCache }) => !fromCache);
  const types = [...new Set(carried.map(({ type }) => type))].sort();
  const bytesOf = (type: string) =>
    sum(carried.filter((request) => request.type === type).map(({ bytes }) => bytes));
  return {
    requests: carried.length,
    bytes: sum(carried.map(({ bytes }) => bytes)),
    byType: Object.fromEntries(types.map((type) => [type, bytesOf(type)])),
  };
}

/** The requests of a page on a phone, for a first and a repeat visit. */
export async function weighPage(browser: Browser, url: string) {
  const context = await phone(browser);
  try {
    const visits: Weight[] = [];
    for (const _ of ['cold', 'again']) {
      const { page, requests } = await watchedPage(context);
      await page.goto(url, { waitUntil: 'networkidle' });
      visits.push(weigh(requests));
      await page.close();
    }
    const [cold, again] = visits;
    if (!cold || !again) throw new Error('No visits');
    return { cold, again };
  } finally {
    await context.close();
  }
}
