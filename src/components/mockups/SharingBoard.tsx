import type { ComponentProps } from 'react';
import { sharingMockup as sharing } from '../../content/mockups';
import { classNames } from '../class-names';
import { Icon } from './icons';
import shared from './mockup.module.css';
import type { MockupProps } from './PhoneFrame';
import css from './sharing-board.module.css';
import { hourLabel, type Span, timeOf } from './times';
import times from './times.module.css';

const { you, friends, free, invitation } = sharing;
type Friend = (typeof friends)[number];

/**
 * Planning a Saturday: when friends are busy, without details. Your event and the busy times of the
 * invited friends cover the board's color. It needs no script: the stylesheet, which names each
 * friend, hides a text unless all in its `data-with` are invited, and none in its `data-without`.
 */
export function SharingBoard({ label }: MockupProps) {
  return (
    <figure className={classNames(shared.mockup, times.times, css.sharing)} aria-label={label}>
      <div className={css.inner}>
        <div className={css.head}>
          <b className={css.heading}>{sharing.heading}</b>
          <p className={css.status} role="status">
            {sharing.statuses.map(({ invited, text }) => (
              <span key={text} data-with={invited.join(' ')} data-without={uninvitedNames(invited)}>
                {text}
              </span>
            ))}
          </p>
        </div>
        <div className={css.board}>
          <div className={css.hours} aria-hidden="true">
            {sharing.hourLabels.map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </div>
          <ul>
            <OwnRow />
            {friends.map((friend) => (
              <FriendRow key={friend.name} friend={friend} />
            ))}
          </ul>
          {/* The time of the shared event. Screen readers read it in the card. */}
          <div className={css.person} aria-hidden="true">
            <span className={css.name}>{invitation.shortTitle}</span>
            <div className={css.track}>
              <Time time={invitation} className={css.proposed} />
            </div>
          </div>
          <div className={css.freeRow} aria-hidden="true">
            <Time time={free} className={css.freeLabel}>
              {free.label}
            </Time>
          </div>
        </div>
        <Invitation />
      </div>
      <figcaption className={shared.hint}>{sharing.hint}</figcaption>
    </figure>
  );
}

function uninvitedNames(invited: readonly string[]): string {
  const names = friends.map(({ name }) => name);
  return names.filter((name) => !invited.includes(name)).join(' ');
}

function OwnRow() {
  return (
    <li className={css.person}>
      <span className={css.name}>
        <Person person={you} />
      </span>
      <div className={css.track}>
        <Time time={you.event} className={css.slot}>
          <div className={css.own} />
          <span className={css.ownLabel}>{you.event.title}</span>
        </Time>
      </div>
    </li>
  );
}

function FriendRow({ friend }: { readonly friend: Friend }) {
  return (
    <li className={css.person}>
      <label className={css.name}>
        <input
          className={shared.check}
          type="checkbox"
          name="friend"
          value={friend.name}
          defaultChecked
        />
        <Person person={friend} />
      </label>
      <div className={css.track}>
        {friend.busy.map((time) => (
          <Time key={time.start} time={time} className={css.slot}>
            <div
              className={css.busy}
              role="img"
              aria-label={`${sharing.busyLabel}, ${hourLabel(time.start)} – ${hourLabel(time.end)}`}
            />
          </Time>
        ))}
      </div>
    </li>
  );
}

/** A part of a track. The stylesheet `times` has a rule for each start and for each length. */
function Time({ time, ...div }: ComponentProps<'div'> & { readonly time: Span }) {
  return <div {...div} data-start={time.start} data-hours={time.end - time.start} />;
}

/** The card of the shared event, with the answers of the friends who are invited. */
function Invitation() {
  return (
    <div className={css.invitation}>
      <b className={css.invitationTitle}>{invitation.title}</b>
      <span className={css.invitationTime}>{timeOf(invitation)}</span>
      <ul>
        {friends.map((friend) => (
          <li key={friend.name} className={css.guest}>
            <Person person={friend} />
            <span className={css.answer} data-with={friend.name}>
              {friend.answer === 'Going' && <Icon name="check" />}
              {friend.answer}
            </span>
            <span className={css.answer} data-without={friend.name}>
              {sharing.notInvited}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Person({ person }: { readonly person: typeof you | Friend }) {
  const { name, color } = person;
  return (
    <>
      <span className={css.avatar} data-color={color} aria-hidden="true">
        {name.charAt(0)}
      </span>
      {name}
    </>
  );
}
