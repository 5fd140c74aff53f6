import { type ChangeEvent, useState } from 'react';
import { calendarMockup as calendar, spaces } from '../../content/mockups';
import { CalendarDay } from './CalendarDay';
import css from './calendar-phone.module.css';
import { Icon } from './Icon';
import { NewEvent } from './NewEvent';
import { type MockupProps, PhoneFrame } from './PhoneFrame';
import shared from './phone.module.css';
import { hourLabel, hoursBetween } from './place';

const { from, to } = calendar.hours;

function closeMenu({ currentTarget }: ChangeEvent): void {
  const menu = currentTarget.closest('details');
  menu?.removeAttribute('open');
  menu?.querySelector('summary')?.focus();
}

/**
 * One week to try without scripts: its days, two views, the spaces, the details of an event and a
 * new event for each day. With scripts, the new events can be renamed.
 */
export function CalendarPhone(props: MockupProps) {
  const [titles, setTitles] = useState<ReadonlyMap<number, string>>(new Map());
  return (
    <div className={css.calendar}>
      <PhoneFrame
        {...props}
        tab="calendar"
        isGrowing
        plus={
          <NewEvent onTitle={(date, title) => setTitles((all) => new Map(all).set(date, title))} />
        }
      >
        <div className={shared.header}>
          <details className={css.menu}>
            <summary aria-label={calendar.menuLabel}>
              <Icon name="menu" />
            </summary>
            <fieldset className={css.views} aria-label={calendar.menuLabel} onChange={closeMenu}>
              {calendar.views.map((view, index) => (
                <label key={view.id}>
                  <input type="radio" name="view" value={view.id} defaultChecked={index === 0} />
                  {view.label}
                </label>
              ))}
            </fieldset>
          </details>
          <span className={shared.title}>{calendar.month}</span>
        </div>
        <fieldset className={css.week} aria-label={calendar.month}>
          {calendar.days.map((day, index) => (
            <label key={day.date} className={css.weekday}>
              <input
                type="radio"
                name="day"
                value={index + 1}
                aria-label={`${day.weekday} ${day.date}`}
                defaultChecked={day.date === calendar.today}
              />
              <span className={css.letter} aria-hidden="true">
                {day.weekday.charAt(0)}
              </span>
              <b aria-hidden="true">{day.date}</b>
            </label>
          ))}
        </fieldset>
        <fieldset className={css.spaces} aria-label={calendar.spacesLabel}>
          {spaces.map(({ name, color }) => (
            <label key={name} className={css.space} data-color={color}>
              <input type="checkbox" name="space" value={color} defaultChecked />
              {name}
            </label>
          ))}
        </fieldset>
        <div className={css.timeline}>
          <div className={css.hours} aria-hidden="true">
            {hoursBetween(from, to, 2).map((hour) => (
              <span key={hour}>{hourLabel(hour)}</span>
            ))}
          </div>
          <div className={css.days}>
            {calendar.days.map((day) => (
              <CalendarDay key={day.date} day={day} newTitle={titles.get(day.date)} />
            ))}
          </div>
        </div>
      </PhoneFrame>
      <p className={shared.hint}>{calendar.hint}</p>
    </div>
  );
}
