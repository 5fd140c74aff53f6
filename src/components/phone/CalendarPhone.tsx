import { calendarMockup as calendar, spaces } from '../../content/mockups';
import css from './calendar-phone.module.css';
import { Icon } from './Icon';
import { PhoneFrame, type PhoneProps } from './PhoneFrame';
import shared from './phone.module.css';
import { hourLabel, hoursBetween, stretches } from './place';

const { from, to } = calendar.hours;

/** One Thursday as a timeline: every event at its hours, in the color of its space. */
export function CalendarPhone(props: PhoneProps) {
  return (
    <PhoneFrame {...props} tab="calendar">
      <div className={shared.header}>
        <Icon name="menu" />
        <span className={shared.title}>{calendar.month}</span>
        <span className={shared.pill}>{calendar.view}</span>
      </div>
      <div className={css.week}>
        {calendar.week.map((day) => (
          <span key={day.date} className={day.date === calendar.day.date ? css.today : css.day}>
            <span>{day.weekday}</span>
            <b>{day.date}</b>
          </span>
        ))}
      </div>
      <div className={css.spaces}>
        {spaces.map((space) => (
          <span
            key={space.name}
            className={space.shown ? css.space : css.spaceHidden}
            data-color={space.color}
          >
            {space.name}
          </span>
        ))}
      </div>
      <div className={css.timeline}>
        <div className={css.hours}>
          {hoursBetween(from, to).map((hour) => (
            <span key={hour}>{hourLabel(hour)}</span>
          ))}
        </div>
        <div className={css.day24}>
          {stretches(calendar.events, from, to).map(({ start, halves, item }) => (
            <div key={start} className={css.slot} data-halves={halves}>
              {item && (
                <div className={css.event} data-color={item.color}>
                  <b>{item.title}</b>
                  <span>{item.time}</span>
                  {halves > 2 && <span className={css.detail}>{item.detail}</span>}
                  {item.color === 'coral' && <Icon name="friends" />}
                </div>
              )}
            </div>
          ))}
        </div>
      </div>
    </PhoneFrame>
  );
}
