import { useLayoutEffect } from 'react';
import { AnchorDrawing } from '../../components/art/accents';
import { Sun } from '../../components/art/shapes';
import { classNames } from '../../components/class-names';
import daylight from '../../components/hero/daylight.module.css';
import { useIsPrerendered } from '../../components/hydration/use-hydrated';
import { LineIcon } from '../../components/line-icon/LineIcon';
import { TIME_OF_DAY_PLACEHOLDER } from '../../components/prerendered/placeholders';
import { timeOfDay } from '../../content/time-of-day';
import { loadable } from '../../loading/loadable';
import css from './time-of-day.module.css';

const { label, hints, backToNow, share, copied, notCopied, stops, hours } = timeOfDay;

/** For a navigation from another page. A failure counts as loaded: the radio buttons remain. */
const script = loadable(async () => {
  await import('../../boot/time-of-day').catch(() => undefined);
  return 'settled';
});
// The prerendered page has run it.
if (!import.meta.env.SSR && window.restoreTime) script.provide('settled');

/** Suspends a render until the script has run, so that the sky is there with the right hour. */
export function readTimeOfDayScript(): void {
  if (!import.meta.env.SSR) script.read();
}

/**
 * The build writes the script's code into the prerendered page (site-build/page-html.ts). In the browser,
 * hydration keeps the code that is in the page.
 */
const prerenderedCode = import.meta.env.SSR ? TIME_OF_DAY_PLACEHOLDER : '';

/**
 * The sky, in which the visitor moves the sun or the moon to any hour (src/boot/time-of-day.ts). Without
 * scripts, the visitor chooses one of five stops.
 */
export function TimeOfDay() {
  useLayoutEffect(() => {
    // After a navigation, before the first paint; after hydration, in case of input before it.
    window.restoreTime?.();
    // Other pages have no hour.
    return () => {
      document.documentElement.style.removeProperty('--hour');
      document.documentElement.removeAttribute('data-is-night');
    };
  }, []);
  const isPrerendered = useIsPrerendered();
  return (
    <fieldset className={classNames(daylight.onSky, css.control)} aria-label={label} data-static>
      {/* The script sets attributes before hydration. */}
      <input
        className={css.range}
        type="range"
        aria-label={label}
        min={hours.from}
        max={hours.to}
        defaultValue={hours.prerendered}
        suppressHydrationWarning
      />
      <div className={css.sun}>
        <svg viewBox="-50 -50 100 100" aria-hidden="true">
          <Sun x={0} y={0} r={50} halo={1.4} />
          <path d="M-57-10v20l-12-10zM57-10v20l12-10z" fill="var(--ink-soft)" />
        </svg>
        <span className={css.hour} aria-hidden="true" />
        <p className={css.hint} aria-hidden="true">
          <span>{hints.byDay}</span>
          <span className={css.atNight}>{hints.atNight}</span>
        </p>
      </div>
      <div className={`cluster ${css.stops}`}>
        {stops.map((stop, index) => (
          // The script also selects the stops without a label, one for each part of the day.
          <label key={stop.until} hidden={!stop.label}>
            <input
              type="radio"
              name="hour"
              value={stop.until}
              data-event={stop.event}
              defaultChecked={index === 0}
            />
            {stop.label}
          </label>
        ))}
      </div>
      <div className={css.actions}>
        <button type="button" aria-label={share} data-share-hour>
          <LineIcon path="M12 15V3M8 6.5 12 3l4 3.5M7 10.5H5V21h14V10.5h-2" size="1.5rem" />
        </button>
        <span role="status">
          <span className={css.copied}>{copied}</span>
          <span className={css.notCopied}>{notCopied}</span>
        </span>
        <button className={css.now} type="button" data-back-to-now>
          <AnchorDrawing />
          {backToNow}
        </button>
      </div>
      {/* Runs before the first paint. */}
      {isPrerendered && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own code
        <script dangerouslySetInnerHTML={{ __html: prerenderedCode }} suppressHydrationWarning />
      )}
    </fieldset>
  );
}
