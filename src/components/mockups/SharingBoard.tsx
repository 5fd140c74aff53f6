import { sharingMockup as sharing } from '../../content/mockups';
import { Icon } from './Icon';
import type { MockupProps } from './PhoneFrame';
import shared from './phone.module.css';
import { hourLabel, hoursBetween, stretches, timeOf } from './place';
import css from './sharing-board.module.css';

const { from, to } = sharing.hours;
const { free, invitation } = sharing;
/** The user's own row; the friends' follow. */
const OWN_ROW = 0;

type Busy = { readonly start: number; readonly end: number; readonly label: string };

/**
 * Planning a Saturday: when friends are busy, without details. Everyone is free where no busy time
 * covers the board's color, and a friend who is left out covers nothing.
 */
export function SharingBoard({ label }: MockupProps) {
  return (
    <figure className={`${shared.mockup} ${css.sharing}`} aria-label={label}>
      <div className={css.inner}>
        <b className={css.heading}>{sharing.heading}</b>
        <div className={css.board}>
          <div className={css.hours} aria-hidden="true">
            {hoursBetween(from, to - 1, 2).map((hour) => (
              <span key={hour}>{hourLabel(hour)}</span>
            ))}
          </div>
          {sharing.people.map((person, row) => (
            <div key={person.name} className={css.person}>
              {row === OWN_ROW ? (
                <span className={css.name}>
                  <Person name={person.name} index={row} />
                </span>
              ) : (
                <label className={css.name}>
                  <input className={shared.check} type="checkbox" defaultChecked />
                  <Person name={person.name} index={row} />
                </label>
              )}
              <div className={css.track}>
                {stretches<Busy>(person.busy, from, to).map(({ start, halves, item }) => (
                  <div key={start} className={item && css.slot} data-halves={halves}>
                    {item && <BusyTime isOwn={row === OWN_ROW} {...item} />}
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
          <span className={css.invitationTime}>{timeOf(invitation)}</span>
          <div className={css.guests}>
            {invitation.guests.map((guest, index) => (
              <div key={guest.name} className={css.guest}>
                <Person name={guest.name} index={index + 1} />
                <span className={guest.answer === 'Going' ? css.going : css.invited}>
                  {guest.answer === 'Going' && <Icon name="check" />}
                  {guest.answer}
                </span>
              </div>
            ))}
          </div>
        </div>
      </div>
      <figcaption className={shared.hint}>{sharing.hint}</figcaption>
    </figure>
  );
}

function Person({ name, index }: { readonly name: string; readonly index: number }) {
  return (
    <>
      <i className={css.avatar} data-person={index} aria-hidden="true">
        {name.charAt(0)}
      </i>
      {name}
    </>
  );
}

/** The title of one's own event, only the hours of a friend's. */
function BusyTime({ isOwn, start, end, label }: Busy & { readonly isOwn: boolean }) {
  if (!isOwn)
    return (
      <div
        className={css.busy}
        role="img"
        aria-label={`${label}, ${hourLabel(start)} – ${hourLabel(end)}`}
      />
    );
  return (
    <>
      <div className={css.own} />
      <span className={css.ownLabel}>{label}</span>
    </>
  );
}
