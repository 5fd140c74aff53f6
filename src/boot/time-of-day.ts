import { onClick } from './on-click';

/* The hero's 'Time of day'. Without this script, it is a group of radio buttons. */

const root = document.documentElement;
const now = () => ((new Date().getHours() + 19) % 24) + 5;

window.showHour = (hour = Number(root.style.getPropertyValue('--hour')) || now()) => {
  const range = document.querySelector<HTMLInputElement>('input[type=range]');
  const stops = [...document.querySelectorAll<HTMLInputElement>('[name=hour]')];
  const stop = stops.find(({ value }) => hour <= Number(value)) ?? stops.at(-1);
  const label = document.querySelector<HTMLElement>('[data-clock]');
  if (!range || !stop || !label) return;
  const clock = `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
  stop.checked = true;
  range.value = `${hour}`;
  range.setAttribute('aria-valuetext', `${clock}, ${stop.dataset.next}`);
  root.style.setProperty('--hour', range.value);
  label.dataset.clock = clock;
  root.toggleAttribute('data-is-now', hour === now());
};

window.showHour();
addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement && target.type === 'range') window.showHour(+target.value);
});
onClick('[data-back-to-now]', () => window.showHour(now()));
