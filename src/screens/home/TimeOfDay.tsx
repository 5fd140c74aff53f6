import { useEffect } from 'react';
import { Anchor } from '../../components/art/accents';
import { TimeOfDayScript } from '../../components/prerendered/TimeOfDayScript';
import { timeOfDay } from '../../content/time-of-day';
import css from './time-of-day.module.css';

const { label, backToNow, stops, hours } = timeOfDay;

/**
 * Chooses the hour that the hero shows: one of five stops without scripts, otherwise any hour, with
 * src/boot/time-of-day.ts.
 */
export function TimeOfDay() {
  useEffect(() => {
    if (window.showHour) window.showHour();
    // Not on the first page of this tab. Without the script, the radio buttons remain.
    else import('../../boot/time-of-day').catch(() => undefined);
  }, []);
  return (
    <fieldset className={css.control} aria-labelledby="time-of-day">
      <div className={css.choice}>
        <div className={css.label}>
          <span id="time-of-day">{label}</span>
          {/* The script sets an attribute on it and on the range. */}
          <span className={css.clock} data-clock="" aria-hidden="true" suppressHydrationWarning />
        </div>
        <div className={css.stops}>
          {stops.map((stop, index) => (
            <label key={stop.hour} className={css.stop}>
              <input
                type="radio"
                name="hour"
                value={stop.hour}
                data-next={stop.next}
                defaultChecked={index === 0}
              />
              {stop.label}
            </label>
          ))}
        </div>
        <input
          className={css.range}
          type="range"
          aria-labelledby="time-of-day"
          min={hours.from}
          max={hours.to}
          defaultValue={stops[0].hour}
          autoComplete="off"
          suppressHydrationWarning
        />
      </div>
      <button className={css.now} type="button" data-back-to-now>
        <Anchor className={css.anchor} />
        {backToNow}
      </button>
      <TimeOfDayScript />
    </fieldset>
  );
}
