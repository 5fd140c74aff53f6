/*
 * The sky of the home page's hero. The home page inlines this script after the control, so that the
 * first paint shows the visitor's hour; TimeOfDay.tsx imports it after a navigation from another
 * page. As an inlined script, it has no imports and exports: `window.restoreTime` is for the app.
 * The stylesheets of the home page and its components read what it sets on the document element.
 */

const html = document.documentElement;
const findRange = () => document.querySelector<HTMLInputElement>('input[type=range]');

/**
 * The sky's hour (5 to 28) at an hour of the clock (0 to 23): the sky's day begins at 5 AM. AccountLayout.tsx repeats it
 * (style-copies.test.ts).
 */
function hourOfSky(clockHour: number): number {
  return clockHour < 5 ? clockHour + 24 : clockHour;
}

const now = () => hourOfSky(new Date().getHours());

/** The time that the page shows, in hours of the sky; undefined before the first one. */
let shownTime: number | undefined;

/** Whether the sky is dark, as in daylight.module.css and AccountLayout.tsx. */
const isNight = (time: number) => time >= 19.5;

/** 21 → '9 PM' */
function nameOf(hour: number): string {
  return `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

/** The hour in an address such as `/lively#9pm`; undefined without one. */
function addressedHour(): number | undefined {
  const [, clock, half] = /^#(1[0-2]|[1-9])(am|pm)$/.exec(location.hash.toLowerCase()) ?? [];
  if (!clock) return undefined;
  return hourOfSky((Number(clock) % 12) + (half === 'pm' ? 12 : 0));
}

/** Shows a time in the control, and the sky of that time. */
function showTime(time: number): void {
  const range = findRange();
  const hour = Math.round(time);
  const name = nameOf(hour);
  const stops = [...document.querySelectorAll<HTMLInputElement>('[name=hour]')];
  // A radio button's value is the end of its part of the day. They are in order.
  const stop = stops.find(({ value: end }) => time < Number(end));
  if (!range || !stop) return;
  stop.checked = true;
  range.value = `${time}`;
  // The range has rounded the time to its step.
  shownTime = Number(range.value);
  range.setAttribute('aria-valuetext', `${name}, ${stop.dataset.event}`);
  html.style.setProperty('--hour', range.value);
  html.style.setProperty('--hour-name', `"${name}"`);
  html.dataset.part = stop.value;
  html.toggleAttribute('data-is-night', isNight(shownTime));
  html.setAttribute('data-has-hour', '');
  html.toggleAttribute('data-is-now', hour === now());
}

/**
 * Shows the time that was shown last; at first, the hour in the address, or the current hour. A page
 * that shows the current hour follows the clock.
 */
function restoreTime(): void {
  const followsClock = html.hasAttribute('data-is-now');
  showTime(followsClock ? now() : (shownTime ?? addressedHour() ?? now()));
}

/** Sends the address of the hour, or copies it where the browser has no share sheet. */
async function shareHour(): Promise<void> {
  const name = nameOf(shownTime ?? now());
  const hash = name.replace(' ', '').toLowerCase();
  const url = `${location.origin}${location.pathname}#${hash}`;
  if (navigator.share) return navigator.share({ url });
  try {
    await navigator.clipboard.writeText(url);
    html.dataset.shared = 'done';
  } catch {
    html.dataset.shared = 'failed';
  }
}

/** Whether a pointer is down on the sky. It drags the sun, except in an undecided touch. */
let isPointerDown = false;

/** A touch beside the sun that may still become a tap, a drag or a scroll. */
let undecidedTouch: { readonly x: number; readonly value: string } | undefined;

/** Moves the sun to a time that the visitor chooses. `sun` selects the speed of its transition. */
function moveSun(time: number, sun: 'dragged' | 'moved'): void {
  html.dataset.sun = sun;
  delete html.dataset.shared;
  showTime(time);
}

/** Moves the sun to the range's value. The step rounds it: to an hour, except while dragged. */
function followRange(range: HTMLInputElement): void {
  if (undecidedTouch) return;
  range.step = isPointerDown ? 'any' : '1';
  moveSun(Number(range.value), isPointerDown ? 'dragged' : 'moved');
}

function followInput({ target }: Event): void {
  const range = findRange();
  if (range && target === range) followRange(range);
}

function startDrag({ target, pointerType, clientX }: PointerEvent): void {
  const range = findRange();
  if (!range || target !== range) return;
  isPointerDown = true;
  // Set before the browser moves the range to the pointer, so that the sun can stop between two hours.
  range.step = 'any';
  const sun = range.nextElementSibling?.getBoundingClientRect();
  const isOnSun = sun && clientX > sun.left && clientX < sun.right;
  if (pointerType === 'touch' && !isOnSun) undecidedTouch = { x: clientX, value: range.value };
  else followRange(range);
}

/** Decides that a touch is a drag: in a tap, a finger may move by a few pixels. */
function decideTouch({ clientX }: PointerEvent): void {
  if (undecidedTouch && Math.abs(clientX - undecidedTouch.x) > 10) undecidedTouch = undefined;
}

function endDrag({ type }: PointerEvent): void {
  const range = findRange();
  if (!range || !isPointerDown) return;
  // The touch has become a scroll, but the browser has already moved the range to the finger.
  if (undecidedTouch && type === 'pointercancel') range.value = undecidedTouch.value;
  isPointerDown = false;
  undecidedTouch = undefined;
  followRange(range);
}

restoreTime();
window.restoreTime = restoreTime;
// In the capture phase: this event makes React hydrate the control, and TimeOfDay.tsx then calls `restoreTime`, which
// must find the new time.
addEventListener('input', followInput, true);
addEventListener('pointerdown', startDrag);
addEventListener('pointermove', decideTouch);
addEventListener('pointerup', endDrag);
addEventListener('pointercancel', endDrag);
// The visitor has opened another address: its hour replaces the shown one.
addEventListener('hashchange', () => showTime(addressedHour() ?? shownTime ?? now()));
// After Back, the browser has restored the radio buttons, and perhaps the range.
addEventListener('pageshow', restoreTime);
// A tab that was left open must not call an earlier hour 'now'.
addEventListener('visibilitychange', restoreTime);
setInterval(restoreTime, 60_000);
addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  // Rejects when the visitor closes the share sheet.
  if (target.closest('[data-share-hour]')) shareHour().catch(() => undefined);
  if (target.closest('[data-back-to-now]')) {
    moveSun(now(), 'moved');
    findRange()?.focus({ preventScroll: true });
  }
});
// After a navigation from another page, this script arrives when the document is complete.
addEventListener('scroll', () => {
  // By day, the header has the sky's color only above the hero (daylight.module.css).
  const hero = findRange()?.closest('section')?.getBoundingClientRect();
  const headerHeight = document.querySelector('header')?.offsetHeight ?? 0;
  html.toggleAttribute('data-below-sky', !!hero && hero.bottom < headerHeight);
});
