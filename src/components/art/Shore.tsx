import { classNames } from '../class-names';
import daylight from '../hero/daylight.module.css';
import css from './art.module.css';
import { Boat, Swell } from './shapes';

/**
 * The transition from a page to the footer, whose color the front swell has.
 *
 * @param isHarbor whether it is in front of Harbor.tsx: then its light is that of the page's hour, and it needs
 *   no boat
 */
export function Shore({ isHarbor }: { readonly isHarbor: boolean }) {
  const light = isHarbor && classNames(daylight.hourly, daylight.lit);
  return (
    <div className={classNames(light, css.art, css.shore)}>
      <svg viewBox="0 0 1440 120" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
        <Swell fill="var(--sea-2)" x={-480} y={54} width={240} rise={9} count={9} base={112} />
        {!isHarbor && (
          // not-found.module.css hides it by this attribute.
          <g data-boat>
            <Boat x={1210} y={66} size={0.36} />
          </g>
        )}
        <Swell fill="var(--sea-3)" x={-500} y={74} width={200} rise={9} count={12} base={112} />
        <Swell fill="var(--deep)" x={-380} y={100} width={320} rise={10} count={7} base={121} />
      </svg>
    </div>
  );
}
