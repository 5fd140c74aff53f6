import type { ChangeEvent } from 'react';
import { calendarMockup as calendar, dateOf } from '../../content/mockups';
import { classNames } from '../class-names';
import { useHydrated } from '../hydration/use-hydrated';
import { Icon } from './Icon';
import css from './new-event.module.css';
import shared from './phone.module.css';
import { timeOf } from './place';

const { newEvent } = calendar;

/** An enlarged event would cover the new one. */
function closeEvent({ currentTarget }: ChangeEvent): void {
  const events = currentTarget.closest('figure')?.querySelectorAll('details[name=event]') ?? [];
  for (const event of events) event.removeAttribute('open');
}

/** The panel for a new event on the chosen day. */
export function NewEvent(props: { readonly onTitle: (date: number, title: string) => void }) {
  const isHydrated = useHydrated();
  return (
    <details className={css.newEvent}>
      <summary className={classNames(shared.plus, css.toggle)} aria-label={newEvent.label}>
        <Icon name="plus" />
      </summary>
      {/* Back restores neither the title nor the event, which React would not know of. */}
      <form className={css.panel} method="dialog" autoComplete="off">
        <b className={css.panelHeading}>{newEvent.label}</b>
        {calendar.days.map((day, index) => (
          <div key={day.date} className={css.newDay} data-day="">
            <span className={css.newDate}>{`${dateOf(day)}, ${timeOf(newEvent.event)}`}</span>
            <input
              className={css.newTitle}
              aria-label={newEvent.titleLabel}
              defaultValue={newEvent.event.title}
              maxLength={24}
              readOnly={!isHydrated}
              onInput={({ currentTarget }) => props.onTitle(day.date, currentTarget.value)}
            />
            <label className={css.add}>
              <input
                className={shared.check}
                type="checkbox"
                name="new"
                value={index + 1}
                onChange={closeEvent}
              />
              {newEvent.add}
            </label>
          </div>
        ))}
      </form>
    </details>
  );
}
