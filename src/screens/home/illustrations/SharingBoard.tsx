import { Icon } from '../../../components/phone/Icon';
import type { PhoneProps } from '../../../components/phone/PhoneFrame';
import shared from '../../../components/phone/phone.module.css';
import { hourLabel, hoursBetween, stretches } from '../../../components/phone/place';
import { sharingMockup as sharing } from '../../../content/mockups';
import css from './sharing-board.module.css';

const { from, to } = sharing.hours;
const { free, invitation } = sharing;

/** Planning a Saturday: when friends are busy, without details, and when everyone is free. */
export function SharingBoard({ label }: PhoneProps) {
  return (
    <div className={`${shared.mockup} ${css.sharing}`} role="img" aria-label={label}>
      <div className={css.inner} aria-hidden="true">
        <b className={css.heading}>{sharing.heading}</b>
        <div className={css.board}>
          <div className={css.hours}>
            {hoursBetween(from, to - 1, 2).map((hour) => (
              <span key={hour}>{hourLabel(hour)}</span>
            ))}
          </div>
          <div className={css.backdrop}>
            {stretches([free], from, to).map(({ start, halves, item }) => (
              <div key={start} className={item && css.free} data-halves={halves} />
            ))}
          </div>
          {sharing.people.map((person, row) => (
            <div key={person.name} className={css.person}>
              <span className={css.name}>
                <i className={shared.avatar} data-person={row}>
                  {person.name.charAt(0)}
                </i>
                {person.name}
              </span>
              <div className={css.track}>
                {stretches<{ start: number; end: number; label: string }>(
                  person.busy,
                  from,
                  to,
                ).map(({ start, halves, item }) => (
                  <div key={start} className={css.slot} data-halves={halves}>
                    {item && row === 0 && (
                      <>
                        <div className={css.own} />
                        <span className={css.ownLabel}>{item.label}</span>
                      </>
                    )}
                    {item && row > 0 && <div className={css.busy} />}
                  </div>
                ))}
              </div>
            </div>
          ))}
          <div className={css.person}>
            <span className={css.name}>{invitation.name}</span>
            <div className={css.track}>
              {stretches([invitation], from, to).map(({ start, halves, item }) => (
                <div key={start} className={item && css.proposed} data-halves={halves} />
              ))}
            </div>
          </div>
          <div className={css.freeRow}>
            {stretches([free], from, to).map(({ start, halves, item }) => (
              <div key={start} data-halves={halves}>
                {item && <span className={css.freeLabel}>{item.label}</span>}
              </div>
            ))}
          </div>
        </div>
        <div className={css.invitation}>
          <b className={css.invitationTitle}>{invitation.title}</b>
          <span className={css.invitationTime}>{invitation.time}</span>
          <div className={css.guests}>
            {invitation.guests.map((guest, index) => (
              <div key={guest.name} className={css.guest}>
                <i className={shared.avatar} data-person={index + 1}>
                  {guest.name.charAt(0)}
                </i>
                {guest.name}
                <span className={guest.answer === 'Going' ? css.going : css.invited}>
                  {guest.answer === 'Going' && <Icon name="check" />}
                  {guest.answer}
                </span>
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
