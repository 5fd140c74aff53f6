import { classNames } from '../class-names';
import css from './art.module.css';
import { Boat, Stars } from './shapes';

/** Windows, 8 wide and 9 high: each is a vertical line with a stroke of 8. */
const WINDOWS =
  'M1284 24v9M1304 24v9M1334 0v9M1350 0v9M1334 22v9M1350 22v9M1382 20v9M1402 20v9M1432 12v9';

/**
 * Houses at a quay, whose windows are lit at night, and a boat that casts off when a link of the section is
 * pointed at or focused. Its parent is a `section` that is positioned and isolated, with `lit` and `hourly`
 * (daylight.module.css). It has the coordinates of Shore.tsx, whose front waves hide the foot of the quay.
 */
export function Harbor() {
  return (
    <div className={classNames(css.art, css.harbor)}>
      <svg viewBox="0 0 1440 120" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
        <g className={css.starsBesideText}>
          <Stars d="M180-150h0M420-210h0M1060-190h0M1240-120h0M300-60h0M1360-230h0M60-250h0" />
        </g>
        {/* The houses and their roofs. */}
        <path d="M1272 12h44v40h-44zM1420 2h40v50h-40z" fill="var(--paper-shade)" />
        <path d="M1322-14h42v66h-42z" fill="var(--paper)" />
        <path d="M1370 8h46v44h-46z" fill="var(--coral)" />
        <path
          d="M1266 12 1294-12 1322 12zM1316-14 1343-42 1370-14zM1364 8 1393-18 1422 8zM1414 2 1450-30V2z"
          fill="var(--hull)"
        />
        <path d={WINDOWS} stroke="var(--window)" strokeWidth="8" />
        {/* The quay. */}
        <path d="M1234 44H1440V120H1246z" fill="var(--rock)" />
        <path d="M1234 44H1440v8H1235z" fill="var(--rock-shade)" />
        <g className={css.castOff}>
          <Boat x={1180} y={54} size={0.36} />
        </g>
      </svg>
    </div>
  );
}
