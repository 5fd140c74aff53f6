/*
 * The sky of the home page's hero. The home page inlines this script after the control, so that the
 * first paint shows the visitor's hour. It imports and exports nothing.
 */

const root = document.documentElement;
const now = () => ((new Date().getHours() + 19) % 24) + 5;
const shown = () => Number(root.style.getPropertyValue('--hour'));
const findRange = () => document.querySelector<HTMLInputElement>('input[type=range]');

function showHour(time = shown() || now()): void {
  const range = findRange();
  const hour = Math.round(time);
  const stops = [...document.querySelectorAll<HTMLInputElement>('[name=hour]')];
  const stop = stops.find(({ value }) => hour <= Number(value)) ?? stops.at(-1);
  if (!range || !stop) return;
  stop.checked = true;
  range.value = `${time}`;
  const text = `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
  range.setAttribute('aria-valuetext', `${text}, ${stop.dataset.next}`);
  root.style.setProperty('--hour', range.value);
  root.toggleAttribute('data-is-now', hour === now());
}

/** Shows the value of the range: of any step while the sun is dragged, otherwise a whole hour. */
function follow(step?: string): void {
  const range = findRange();
  if (!range) return;
  if (step) range.step = step;
  root.dataset.sun = range.step === 'any' ? 'dragged' : 'moved';
  showHour(Number(range.value));
}

showHour();
window.showHour = showHour;
// Before React's listener, which may hydrate the control, and then TimeOfDay.tsx shows `--hour` again.
addEventListener('input', () => follow(), true);
addEventListener('pointerdown', ({ target }) => {
  if (target === findRange()) follow('any');
});
// The first one, because the browser restores the radio buttons after Back.
for (const type of ['pageshow', 'change', 'pointerup', 'pointercancel']) {
  addEventListener(type, () => follow('1'));
}
addEventListener('click', ({ target }) => {
  if (!(target instanceof Element && target.closest('[data-back-to-now]'))) return;
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
