import { useState } from 'react';
import {
  calendarMockup,
  dateOf,
  type MockDay,
  type MockEvent,
  spaces,
} from '../../content/mockups';
import { classNames } from '../class-names';
import css from './calendar-phone.module.css';
import { Icon } from './icons';
import shared from './mockup.module.css';
import { NewEvent } from './NewEvent';
import { type MockupProps, PhoneFrame } from './PhoneFrame';
import phone from './phone.module.css';
import { timeOf } from './times';
import times from './times.module.css';

const { month, days, today, openEvent, newEvent } = calendarMockup;

interface Props extends MockupProps {
  /** Whether the clock and the line of now show the hour of the page. */
  readonly followsTime?: boolean;
}

/**
 * One week to try without scripts: its days, two views, the spaces, the details of an event and a
 * new event for each day. With scripts, the new events can be renamed.
 */
export function CalendarPhone({ followsTime = false, ...props }: Props) {
  const [titles, setTitles] = useState<readonly string[]>([]);
  return (
    <div className={css.calendar}>
      <PhoneFrame
        {...props}
        tab="calendar"
        followsTime={followsTime}
        plus={<NewEvent onTitles={setTitles} />}
      >
        <div className={phone.header}>
          <ViewMenu />
          <span className={phone.title}>{month}</span>
        </div>
        <Week />
        <Spaces />
        <div className={css.view}>
          <div className={css.hours} aria-hidden="true">
            {calendarMockup.hourLabels.map((label) => (
              <span key={label}>{label}</span>
            ))}
          </div>
          <div className={classNames(times.times, css.days)}>
            {days.map((day, index) => (
              <CalendarDay
                key={day.date}
                position={index + 1}
                day={day}
                newTitle={titles[index]}
                hasLineOfNow={followsTime && day.date === today}
              />
            ))}
          </div>
        </div>
      </PhoneFrame>
      <p className={shared.hint}>{calendarMockup.hint}</p>
    </div>
  );
}

/** The views to choose from: a native menu, because it closes without scripts. */
function ViewMenu() {
  return (
    <label className={css.menu}>
      <Icon name="menu" />
      <select name="view" aria-label={calendarMockup.menuLabel}>
        {calendarMockup.views.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The days to choose from. The stylesheet shows the day whose position is the chosen value. */
function Week() {
  return (
    <fieldset className={css.week} aria-label={month}>
      {days.map(({ weekday, date }, index) => (
        <label key={date} className={classNames(shared.option, css.weekday)}>
          <input
            type="radio"
            name="day"
            value={index + 1}
            aria-label={`${weekday} ${date}`}
            defaultChecked={date === today}
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
    <fieldset className={`cluster ${css.spaces}`} aria-label={calendarMockup.spacesLabel}>
      {spaces.map(({ name, color }, index) => (
        <label key={name} className={classNames(shared.option, css.space)} data-color={color}>
          <input type="checkbox" name="space" value={index + 1} defaultChecked />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

/** The events of one day, and a new one, which is invisible until it is added. */
function CalendarDay(props: {
  /** In the week, from 1. */
  readonly position: number;
  readonly day: MockDay;
  readonly newTitle: string | undefined;
  readonly hasLineOfNow: boolean;
}) {
  const { position, day, newTitle, hasLineOfNow } = props;
  const added = { ...newEvent.event, title: newTitle?.trim() || newEvent.event.title };
  const events = [...day.events, added].toSorted((first, second) => first.start - second.start);
  return (
    <div className={classNames(css.day, hasLineOfNow && css.withLineOfNow)} data-day={position}>
      <b className={css.date}>{dateOf(day)}</b>
      {events.map((event) => (
        <div
          key={event.start}
          className={classNames(css.slot, event === added && css.added)}
          data-start={event.start}
          data-hours={event.end - event.start}
          data-color={event.color}
          data-space={spaces.findIndex(({ color }) => color === event.color) + 1}
        >
          {/* Other days can have the same event. */}
          <DayEvent event={event} isOpen={day.date === today && event === openEvent} />
        </div>
      ))}
    </div>
  );
}

function DayEvent(props: { readonly event: MockEvent; readonly isOpen: boolean }) {
  const { title, detail, reminder, color } = props.event;
  return (
    <details className={css.event} name="event" open={props.isOpen}>
      <summary>
        <b>{title}</b> <span>{timeOf(props.event)}</span>
      </summary>
      <div className={css.detail}>
        <p>{detail}</p>
        <span className={css.eventSpace}>
          {spaces.find((space) => space.color === color)?.name}
        </span>
      </div>
      <p className={shared.reminder}>
        <Icon name="bell" />
        {reminder}
      </p>
    </details>
  );
}
