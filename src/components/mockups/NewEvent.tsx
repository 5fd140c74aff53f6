import { calendarMockup as calendar, dateOf } from '../../content/mockups';
import { classNames } from '../class-names';
import { useHydrated } from '../hydration/use-hydrated';
import { Icon } from './Icon';
import css from './new-event.module.css';
import shared from './phone.module.css';

const { newEvent } = calendar;

/** The panel for a new event on the chosen day. */
export function NewEvent(props: { readonly onTitle: (date: number, title: string) => void }) {
  const isHydrated = useHydrated();
  return (
    <details className={css.newEvent}>
      <summary className={classNames(shared.plus, css.toggle)} aria-label={newEvent.label}>
        <Icon name="plus" />
      </summary>
      <div className={css.panel}>
        <b className={css.panelHeading}>{newEvent.label}</b>
        {calendar.days.map((day, index) => (
          <div key={day.date} className={css.newDay}>
            <span className={css.newDate}>{`${dateOf(day)}, ${newEvent.event.time}`}</span>
            <input
              className={css.newTitle}
              aria-label={newEvent.titleLabel}
              defaultValue={newEvent.event.title}
              maxLength={24}
              autoComplete="off"
              readOnly={!isHydrated}
              onInput={({ currentTarget }) => props.onTitle(day.date, currentTarget.value)}
            />
            <label className={css.add}>
              <input className={shared.check} type="checkbox" name="new" value={index + 1} />
              {newEvent.add}
            </label>
          </div>
        ))}
      </div>
    </details>
  );
}
