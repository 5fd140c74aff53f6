import css from './art.module.css';
import { Boat, swell, Wave } from './shapes';

/** The sea behind the account screens, at the bottom. Its parent must be positioned. */
export function AccountScene() {
  return (
    <div className={`${css.art} ${css.quiet}`}>
      <svg viewBox="0 0 1440 180" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
        <circle cx="1130" cy="60" r="120" fill="var(--halo-2)" />
        <circle cx="1130" cy="60" r="84" fill="var(--halo-3)" />
        <circle cx="1130" cy="60" r="52" fill="var(--sun)" />
        <Wave sea={1} d={swell(-2400, 62, 240, 18, 17, 260)} />
        <Boat x={1330} y={94} size={0.46} />
        <Wave sea={2} d={swell(-2300, 106, 200, 20, 20, 260)} />
        <Wave sea={3} d={swell(-2500, 148, 320, 24, 13, 260)} />
      </svg>
    </div>
  );
}
