import { type ChangeEvent, useState } from 'react';
import {
  calendarMockup as calendar,
  dateOf,
  type MockDay,
  type MockEvent,
  spaces,
} from '../../content/mockups';
import { classNames } from '../class-names';
import { useHydrated } from '../hydration/use-hydrated';
import css from './calendar-phone.module.css';
import { Icon } from './Icon';
import { type MockupProps, PhoneFrame } from './PhoneFrame';
import shared from './phone.module.css';
import { hourLabel, hoursBetween, stretches, timeOf } from './place';

const { newEvent } = calendar;
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
            {hoursBetween(from, to).map((hour) => (
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

/** The events of one day, and a new one, which is invisible until it is added. */
function CalendarDay(props: { readonly day: MockDay; readonly newTitle: string | undefined }) {
  const { day, newTitle } = props;
  const added = { ...newEvent.event, title: newTitle?.trim() || newEvent.event.title };
  const events = [...day.events, added].toSorted((one, other) => one.start - other.start);
  return (
    <div className={css.day} data-day="">
      <b className={css.date}>{dateOf(day)}</b>
      {stretches(events, from, to).map(({ start, halves, item }) => (
        <div
          key={start}
          className={classNames(css.slot, item === added ? css.added : undefined)}
          data-halves={halves}
          data-color={item?.color}
        >
          {item && (
            <Event event={item} isOpen={item === calendar.open && day.date === calendar.today} />
          )}
        </div>
      ))}
    </div>
  );
}

function Event(props: { readonly event: MockEvent; readonly isOpen: boolean }) {
  const { title, detail, reminder, color } = props.event;
  return (
    <details className={css.event} name="event" open={props.isOpen}>
      <summary>
        <b>{title}</b> <span>{timeOf(props.event)}</span>
      </summary>
      <p>{detail}</p>
      <p className={shared.reminder}>
        <Icon name="bell" />
        {reminder}
      </p>
      <span className={css.eventSpace}>{spaces.find((space) => space.color === color)?.name}</span>
    </details>
  );
}

/** An enlarged event would cover the new one. */
function closeEvent({ currentTarget }: ChangeEvent): void {
  const events = currentTarget.closest('figure')?.querySelectorAll('details[name=event]') ?? [];
  for (const event of events) event.removeAttribute('open');
}

/** The panel for a new event on the chosen day. */
function NewEvent(props: { readonly onTitle: (date: number, title: string) => void }) {
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
