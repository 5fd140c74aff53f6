import type { Page } from '@playwright/test';
import { CONTRAST, contrastOf } from './contrast';
import { callInPage } from './in-page';

/**
 * The visible texts with a contrast below 4.5 on white paper, because printers leave fills away;
 * without images and mockups.
 */
export const paleTexts = (page: Page) => callInPage(page, CONTRAST, findPaleTexts);

function findPaleTexts(): string[] {
  const hasOwnText = (element: Element) =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  return [...document.body.querySelectorAll('*')]
    .filter((element) => hasOwnText(element) && !element.closest('svg, figure, script, style'))
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
    .filter((element) => contrastOf(getComputedStyle(element).color, 'white') < 4.5)
    .map((element) => element.textContent);
}
