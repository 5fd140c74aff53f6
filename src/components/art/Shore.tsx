import css from './art.module.css';
import { Boat, swell } from './shapes';

/** The transition to the dark footer, over the end of the page: two swells, a boat. Decorative. */
export function Shore() {
  return (
    <div className={`${css.art} ${css.shore}`}>
      <svg viewBox="0 0 1440 120" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
        <path d={swell(-2400, 54, 240, 18, 17, 112)} fill="var(--sea-2)" />
        <Boat x={1210} y={66} size={0.36} />
        <path d={swell(-2500, 74, 200, 18, 22, 112)} fill="var(--sea-3)" />
        <path d={swell(-2300, 100, 320, 20, 13, 121)} fill="var(--deep)" />
      </svg>
    </div>
  );
}
