/*
 * The hero's 'Time of day'. The home page inlines this script after the control, so that the first
 * paint shows the visitor's hour. It imports and exports nothing.
 */

const root = document.documentElement;
const now = () => ((new Date().getHours() + 19) % 24) + 5;
const shown = () => Number(root.style.getPropertyValue('--hour'));

function showHour(hour = shown() || now()): void {
  const range = document.querySelector<HTMLInputElement>('input[type=range]');
  const clock = document.querySelector<HTMLElement>('[data-clock]');
  const stops = [...document.querySelectorAll<HTMLInputElement>('[name=hour]')];
  const stop = stops.find(({ value }) => hour <= Number(value)) ?? stops.at(-1);
  if (!range || !clock || !stop) return;
  const text = `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
  clock.dataset.clock = text;
  stop.checked = true;
  range.value = `${hour}`;
  range.setAttribute('aria-valuetext', `${text}, ${stop.dataset.next}`);
  root.style.setProperty('--hour', range.value);
  root.toggleAttribute('data-is-now', hour === now());
}

showHour();
window.showHour = showHour;
addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement && target.type === 'range') showHour(Number(target.value));
});
addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-back-to-now]')) showHour(now());
});
