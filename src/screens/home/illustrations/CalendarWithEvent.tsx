import { CalendarPhone } from '../../../components/phone/CalendarPhone';
import { Icon } from '../../../components/phone/Icon';
import type { PhoneProps } from '../../../components/phone/PhoneFrame';
import shared from '../../../components/phone/phone.module.css';
import { calendarMockup, spaces } from '../../../content/mockups';
import css from './calendar-with-event.module.css';

const event = calendarMockup.enlarged;
const space = spaces.find(({ color }) => color === event.color);

/** The calendar on a phone, and one of its events enlarged in front of it. */
export function CalendarWithEvent(props: PhoneProps) {
  return (
    <>
      <CalendarPhone {...props} />
      <div className={`${shared.mockup} ${css.front}`} aria-hidden="true">
        <div className={css.event} data-color={event.color}>
          <b>{event.title}</b>
          <span>{event.time}</span>
          <span className={css.row}>
            <Icon name="bell" />
            {event.detail}
          </span>
          <span className={css.space}>{space?.name}</span>
        </div>
      </div>
    </>
  );
}
