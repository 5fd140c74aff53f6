/*
 * The sky of the home page's hero. The home page inlines this script after the control, so that the
 * first paint shows the visitor's hour. It imports and exports nothing.
 */

const root = document.documentElement;
const now = () => ((new Date().getHours() + 19) % 24) + 5;
const shown = () => Number(root.style.getPropertyValue('--hour'));
const findRange = () => document.querySelector<HTMLInputElement>('input[type=range]');
const findCopied = () =>
  document.querySelector<HTMLElement>('[data-share-hour] ~ [role=status] span');

/** 21 → '9 PM' */
function nameOf(hour: number): string {
  return `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

/** The hour in an address such as `/lively#9pm`, or 0. */
function addressed(): number {
  const [, clock, half] = /^#(1[0-2]|[1-9])(am|pm)$/.exec(location.hash) ?? [];
  if (!clock) return 0;
  const hour = (Number(clock) % 12) + (half === 'pm' ? 12 : 0);
  return hour < 5 ? hour + 24 : hour;
}

function showHour(time = shown() || addressed() || now()): void {
  const range = findRange();
  const hour = Math.round(time);
  const stops = [...document.querySelectorAll<HTMLInputElement>('[name=hour]')];
  const stop = stops.find(({ value }) => time < Number(value));
  if (!range || !stop) return;
  stop.checked = true;
  range.value = `${time}`;
  range.setAttribute('aria-valuetext', `${nameOf(hour)}, ${stop.dataset.next}`);
  root.style.setProperty('--hour', range.value);
  root.toggleAttribute('data-is-now', hour === now());
  const copied = findCopied();
  if (copied) copied.hidden = true;
}

/** Sends the address of the hour, or copies it where the browser has no share sheet. */
async function shareHour(): Promise<void> {
  const name = nameOf(shown()).replace(' ', '').toLowerCase();
  const url = `${location.origin}${location.pathname}#${name}`;
  if (navigator.share) return navigator.share({ url });
  await navigator.clipboard.writeText(url);
  const copied = findCopied();
  if (copied) copied.hidden = false;
}

/** A touch beside the sun, as long as it may be a tap, a drag along the sky, or the start of a scroll. */
let touch: { readonly x: number; readonly value: string } | undefined;

/** Shows the value of the range: of any step while the sun is dragged, otherwise a whole hour. */
function follow(step?: string): void {
  const range = findRange();
  if (!range || touch) return;
  if (step) range.step = step;
  root.dataset.sun = range.step === 'any' ? 'dragged' : 'moved';
  showHour(Number(range.value));
}

showHour();
window.showHour = showHour;
// Before React's listener, which may hydrate the control, and then TimeOfDay.tsx shows `--hour` again.
addEventListener('input', () => follow(), true);
addEventListener('pointerdown', ({ target, pointerType, clientX }) => {
  const range = findRange();
  if (!range || target !== range) return;
  follow('any');
  const sun = range.nextElementSibling?.getBoundingClientRect();
  const isOnSun = sun && clientX > sun.left && clientX < sun.right;
  if (pointerType === 'touch' && !isOnSun) touch = { x: clientX, value: range.value };
});
addEventListener('pointermove', ({ clientX }) => {
  if (touch && Math.abs(clientX - touch.x) > 10) touch = undefined;
});
addEventListener('pointercancel', () => {
  const range = findRange();
  // The browser scrolls, and the range already has the value below the finger.
  if (range && touch) range.value = touch.value;
});
for (const type of ['pointerup', 'pointercancel']) {
  addEventListener(type, () => {
    touch = undefined;
    follow('1');
  });
}
addEventListener('change', () => follow('1'));
addEventListener('hashchange', () => showHour(addressed() || shown()));
// After Back, the browser has restored the radio buttons, and perhaps the range.
addEventListener('pageshow', () => showHour());
addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  // A visitor may close the share sheet.
  if (target.closest('[data-share-hour]')) shareHour().catch(() => undefined);
  if (!target.closest('[data-back-to-now]')) return;
  root.dataset.sun = 'moved';
  showHour(now());
  findRange()?.focus({ preventScroll: true });
});
// The sway of the sun waits until then. Safari has no idle callbacks.
const whenIdle = window.requestIdleCallback ?? setTimeout;
addEventListener('load', () => whenIdle(() => root.toggleAttribute('data-is-idle', true)));
addEventListener('scroll', () => {
  // The header is no part of the sky any more (hero.module.css).
  const hero = findRange()?.closest('section')?.getBoundingClientRect();
  root.toggleAttribute('data-below-sky', hero !== undefined && hero.bottom < 72);
});
