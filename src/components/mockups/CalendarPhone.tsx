import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import {
  calendarMockup as calendar,
  dateOf,
  type MockDay,
  type MockEvent,
  spaces,
} from '../../content/mockups';
import { classNames } from '../class-names';
import css from './calendar-phone.module.css';
import { Icon } from './icons';
import { type MockupProps, PhoneFrame } from './PhoneFrame';
import shared from './phone.module.css';
import { stretches, timeOf } from './times';

const { hours, newEvent } = calendar;

/**
 * One week to try without scripts: its days, two views, the spaces, the details of an event and a
 * new event for each day. With scripts, the new events can be renamed.
 */
export function CalendarPhone(props: MockupProps) {
  const [titles, setTitles] = useState<readonly string[]>([]);
  return (
    <div className={css.calendar}>
      <PhoneFrame {...props} tab="calendar" plus={<NewEvent onTitles={setTitles} />}>
        <div className={shared.header}>
          <ViewMenu />
          <span className={shared.title}>{calendar.month}</span>
        </div>
        <Week />
        <Spaces />
        <div className={css.timeline}>
          <div className={css.hours} aria-hidden="true">
            {calendar.hourLabels.map((label) => (
              <span key={label}>{label}</span>
            ))}
          </div>
          <div className={classNames(shared.halves, css.days)}>
            {calendar.days.map((day, index) => (
              <CalendarDay key={day.date} day={day} newTitle={titles[index]} />
            ))}
          </div>
        </div>
      </PhoneFrame>
      <p className={shared.hint}>{calendar.hint}</p>
    </div>
  );
}

/** A native menu, which closes after a choice without scripts. */
function ViewMenu() {
  return (
    <label className={css.menu}>
      <Icon name="menu" />
      <select name="view" aria-label={calendar.menuLabel}>
        {calendar.views.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The stylesheet shows the chosen day, of which the value is the position. */
function Week() {
  return (
    <fieldset className={css.week} aria-label={calendar.month}>
      {calendar.days.map(({ weekday, date }, index) => (
        <label key={date} className={classNames(shared.option, css.weekday)}>
          <input
            type="radio"
            name="day"
            value={index + 1}
            aria-label={`${weekday} ${date}`}
            defaultChecked={date === calendar.today}
          />
          <span className={css.letter} aria-hidden="true">
            {weekday.charAt(0)}
          </span>
          <b aria-hidden="true">{date}</b>
        </label>
      ))}
    </fieldset>
  );
}

function Spaces() {
  return (
    <fieldset className={css.spaces} aria-label={calendar.spacesLabel}>
      {spaces.map(({ name, color }) => (
        <label key={name} className={classNames(shared.option, css.space)} data-color={color}>
          <input type="checkbox" name="space" value={color} defaultChecked />
          {name}
        </label>
      ))}
    </fieldset>
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
      {stretches(events, hours).map(({ start, halves: length, item }) => (
        <div
          key={start}
          className={classNames(css.slot, item === added ? css.added : undefined)}
          data-halves={length}
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

/** The panel for a new event on the chosen day. `onTitles` receives the title for each day. */
function NewEvent(props: { readonly onTitles: (titles: readonly string[]) => void }) {
  const { onTitles } = props;
  const form = useRef<HTMLFormElement>(null);

  // Typed before hydration.
  useEffect(() => {
    if (form.current) onTitles(titlesIn(form.current));
  }, [onTitles]);

  return (
    <details className={css.newEvent}>
      <summary className={classNames(shared.plus, css.toggle)} aria-label={newEvent.label}>
        <Icon name="plus" />
      </summary>
      {/* Back restores neither the titles nor the events: before hydration, their titles would differ. */}
      <form
        ref={form}
        className={css.panel}
        method="dialog"
        autoComplete="off"
        onInput={({ currentTarget }) => onTitles(titlesIn(currentTarget))}
      >
        <b className={css.panelHeading}>{newEvent.label}</b>
        {calendar.days.map((day, index) => (
          <div key={day.date} className={css.newDay} data-day="">
            <span className={css.newDate}>{`${dateOf(day)}, ${timeOf(newEvent.event)}`}</span>
            <input
              className={css.newTitle}
              name="title"
              aria-label={newEvent.titleLabel}
              defaultValue={newEvent.event.title}
              maxLength={24}
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

const titlesIn = (form: HTMLFormElement) => new FormData(form).getAll('title').map(String);
