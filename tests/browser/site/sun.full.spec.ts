import { timeOfDay } from '../../../src/content/time-of-day';
import { expect, heading, test } from '../fixtures';
import { circleOfSun, expectHour, openAt, type Point, phone, slider } from './hero';

// The sun of the home page's hero, which visitors drag with the mouse or a finger.

/** The radius of the halo in radii of the sun (TimeOfDay.tsx). */
const HALO = 1.4;

test('a click beside the sky does not move the sun', async ({ page }) => {
  await openAt(page, '08:10');
  await heading(page).click();
  await phone(page).getByText('8:30 – 10 AM', { exact: true }).filter({ visible: true }).click();
  await expectHour(page, '8 AM');
});

for (const viewport of [
  { width: 320, height: 700 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
]) {
  test(`no text or control is near the sun's path at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openAt(page, '05:10');
    const faults: string[] = [];
    const { from, to } = timeOfDay.hours;
    for (let hour: number = from; hour <= to; hour += 1) {
      await slider(page).fill(String(hour));
      const sun = await circleOfSun(page);
      for (const { name, boxes } of await page.evaluate(textsAndControls)) {
        const gap = Math.min(...boxes.map((box) => distance(sun, box))) - HALO * sun.radius;
        if (gap < 20) faults.push(`${hour}: ${name}, ${gap} px`);
      }
    }
    expect(faults).toEqual([]);
  });
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** The distance of a point from the nearest point of a box. */
function distance({ x, y }: Point, { left, right, top, bottom }: Box): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** The visible texts, by line, and controls of the first screen. Runs in the page. */
function textsAndControls(): { name: string; boxes: Box[] }[] {
  // What is hidden from screen readers, the hint, belongs to the sun.
  const hero =
    'main section:first-of-type :is(h1, p, a, button, figure):not(figure *, [aria-hidden])';
  return [...document.querySelectorAll(`header :is(a, button), ${hero}`)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const lines = document.createRange();
      lines.selectNodeContents(element);
      const area = element.matches('h1, p') ? lines : element;
      return {
        name: `${element.localName} ${element.textContent.trim().slice(0, 20)}`,
        boxes: [...area.getClientRects()].filter(({ width }) => width > 0),
      };
    });
}
