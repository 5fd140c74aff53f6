import css from './art.module.css';
import { Boat, Swell } from './shapes';

/** The transition to the footer, over the end of the page: two swells, a boat, and a swell in the footer's color. */
export function Shore() {
  return (
    <div className={`${css.art} ${css.shore}`}>
      <svg viewBox="0 0 1440 120" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
        <Swell fill="var(--sea-2)" x={-2400} y={54} width={240} rise={9} count={17} base={112} />
        <Boat x={1210} y={66} size={0.36} />
        <Swell fill="var(--sea-3)" x={-2500} y={74} width={200} rise={9} count={22} base={112} />
        <Swell fill="var(--deep)" x={-2300} y={100} width={320} rise={10} count={13} base={121} />
      </svg>
    </div>
  );
}
