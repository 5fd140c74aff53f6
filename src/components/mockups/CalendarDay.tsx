import {
  calendarMockup as calendar,
  dateOf,
  type MockDay,
  type MockEvent,
  spaces,
} from '../../content/mockups';
import { classNames } from '../class-names';
import css from './calendar-day.module.css';
import { Icon } from './Icon';
import shared from './phone.module.css';
import { stretches, timeOf } from './place';

const { hours, newEvent, open, today } = calendar;

/** The events of one day, and a new one, which is invisible until it is added. */
export function CalendarDay(props: {
  readonly day: MockDay;
  readonly newTitle: string | undefined;
}) {
  const { day, newTitle } = props;
  const added = { ...newEvent.event, title: newTitle?.trim() || newEvent.event.title };
  const events = [...day.events, added].toSorted((one, other) => one.start - other.start);
  return (
    <div className={css.day} data-day="">
      <b className={css.date}>{dateOf(day)}</b>
      {stretches(events, hours.from, hours.to).map(({ start, halves, item }) => (
        <div
          key={start}
          className={classNames(css.slot, item === added ? css.added : undefined)}
          data-halves={halves}
          data-color={item?.color}
        >
          {item && <Event event={item} isOpen={item === open && day.date === today} />}
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
