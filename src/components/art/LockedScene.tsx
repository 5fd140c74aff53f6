import css from './art.module.css';
import { Drawing } from './shapes';

/** A buoy in the shape of a padlock, for a locked screen. Decorative. */
export function LockedScene() {
  return (
    <Drawing className={css.lock} viewBox="0 0 160 160">
      <path d="M0 0h160v160H0z" fill="var(--halo-1)" />
      <circle cx="80" cy="104" r="74" fill="var(--halo-2)" />
      <circle cx="80" cy="104" r="54" fill="var(--halo-3)" />
      <path d="M-6 106q14-8 29 0t29 0 28 0 29 0 29 0 29 0v60H-6z" fill="var(--sea-2)" />
      <g transform="rotate(-7 80 104)">
        <path d="M58 58V42a22 22 0 0 1 44 0v16" stroke="var(--hull)" strokeWidth="12" />
        <rect x="40" y="54" width="80" height="74" rx="15" fill="var(--coral)" />
        <path d="M94 54h11a15 15 0 0 1 15 15v44a15 15 0 0 1-15 15H94z" fill="var(--coral-shade)" />
        <path d="M40 72h80v31H40z" fill="var(--paper)" />
        <path d="M94 72h26v31H94z" fill="var(--paper-shade)" />
        <path d="M80 74a9 9 0 0 1 5 16l3 15H72l3-15a9 9 0 0 1 5-16z" fill="var(--navy)" />
      </g>
      <path d="M-10 124q16-10 31 0t31 0 31 0 31 0 31 0 31 0v60H-10z" fill="var(--sea-3)" />
      <path
        d="M26 113q8-8 16 0 8-8 16 0M108 114q8-8 16 0 8-8 14 0"
        stroke="var(--crest)"
        strokeWidth="4"
      />
      <circle cx="80" cy="80" r="75" stroke="var(--hull)" strokeWidth="10" />
    </Drawing>
  );
}
