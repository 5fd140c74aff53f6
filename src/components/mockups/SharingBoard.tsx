import { sharingMockup as sharing } from '../../content/mockups';
import { Icon } from './Icon';
import type { MockupProps } from './PhoneFrame';
import shared from './phone.module.css';
import { hourLabel, hoursBetween, type Span, stretches, timeOf } from './place';
import css from './sharing-board.module.css';

const { from, to } = sharing.hours;
const { you, friends, free, invitation } = sharing;

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
            {hoursBetween(from, to - 1).map((hour) => (
              <span key={hour}>{hourLabel(hour)}</span>
            ))}
          </div>
          <div className={css.person}>
            <span className={css.name}>
              <Person name={you.name} index={0} />
            </span>
            <div className={css.track}>
              {stretches(you.busy, from, to).map(({ start, halves, item }) => (
                <div key={start} className={item && css.slot} data-halves={halves}>
                  {item && (
                    <>
                      <div className={css.own} />
                      <span className={css.ownLabel}>{item.title}</span>
                    </>
                  )}
                </div>
              ))}
            </div>
          </div>
          {friends.map(({ name, busy }, index) => (
            <div key={name} className={css.person}>
              <label className={css.name}>
                <input className={shared.check} type="checkbox" defaultChecked />
                <Person name={name} index={index + 1} />
              </label>
              <div className={css.track}>
                {stretches<Span>(busy, from, to).map(({ start, halves, item }) => (
                  <div key={start} className={item && css.slot} data-halves={halves}>
                    {item && (
                      <div
                        className={css.busy}
                        role="img"
                        aria-label={`${sharing.busyLabel}, ${hourLabel(start)} – ${hourLabel(item.end)}`}
                      />
                    )}
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
          {friends.map(({ name, answer }, index) => (
            <div key={name} className={css.guest}>
              <Person name={name} index={index + 1} />
              <span className={css.answer}>
                {answer === 'Going' && <Icon name="check" />}
                {answer}
              </span>
            </div>
          ))}
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
