import { useEffect, useRef } from 'react';
import { calendarMockup, dateOf } from '../../content/mockups';
import { classNames } from '../class-names';
import { Icon } from './icons';
import shared from './mockup.module.css';
import css from './new-event.module.css';
import phone from './phone.module.css';
import { timeOf } from './times';

const { days, newEvent } = calendarMockup;

/**
 * The plus with its panel: a new event for each day. By `data-day` and the checkboxes named `new`, the styles
 * of the calendar show the chosen day's fields, and the added events.
 *
 * @param onTitles receives the titles of the new events, in the order of the days
 */
export function NewEvent({ onTitles }: { readonly onTitles: (titles: readonly string[]) => void }) {
  const form = useRef<HTMLFormElement>(null);

  // The visitor may have typed titles before hydration.
  useEffect(() => {
    if (form.current) onTitles(titlesIn(form.current));
  }, [onTitles]);

  return (
    // With the same name as the events, so that it closes an open one, which would lie behind the panel.
    <details className={css.newEvent} name="event">
      <summary className={classNames(phone.plus, css.toggle)} aria-label={newEvent.label}>
        <Icon name="plus" />
      </summary>
      {/*
       * `autoComplete` is off, because Back would restore typed titles here, while the days show
       * the initial ones until hydration. With `method="dialog"`, Enter sends nothing.
       */}
      <form
        ref={form}
        className={css.panel}
        method="dialog"
        autoComplete="off"
        onInput={({ currentTarget }) => onTitles(titlesIn(currentTarget))}
      >
        <b className={css.heading}>{newEvent.label}</b>
        {days.map((day, index) => (
          <div key={day.date} className={css.day} data-day={index + 1}>
            <span className={css.date}>{`${dateOf(day)}, ${timeOf(newEvent.event)}`}</span>
            <input
              className={css.title}
              name="title"
              aria-label={newEvent.titleLabel}
              defaultValue={newEvent.event.title}
              maxLength={24}
            />
            <label className={classNames(shared.option, css.add)}>
              <input type="checkbox" name="new" value={index + 1} />
              <span className={css.notAdded}>{newEvent.add}</span>
              <span className={css.isAdded}>
                <Icon name="check" />
                {newEvent.added}
              </span>
            </label>
          </div>
        ))}
      </form>
    </details>
  );
}

const titlesIn = (form: HTMLFormElement) => new FormData(form).getAll('title').map(String);
