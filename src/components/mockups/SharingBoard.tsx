import type { ReactNode } from 'react';
import { sharingMockup as sharing } from '../../content/mockups';
import { classNames } from '../class-names';
import { Icon } from './icons';
import type { MockupProps } from './PhoneFrame';
import shared from './phone.module.css';
import css from './sharing-board.module.css';
import { hourLabel, type Span, stretches, timeOf } from './times';

const { hours, you, friends, free, invitation } = sharing;
type Friend = (typeof friends)[number];

/** The number by which the stylesheet and the statuses name a friend, from 1. */
const numberOf = (friend: Friend) => friends.indexOf(friend) + 1;

/**
 * Planning a Saturday: when friends are busy, without details. Everyone is free where no busy time
 * covers the board's color, and a friend who is left out covers nothing. It works without scripts:
 * `data-with` and `data-without` name the friends with whom, or without whom, a text is true.
 */
export function SharingBoard({ label }: MockupProps) {
  return (
    <figure className={classNames(shared.mockup, shared.halves, css.sharing)} aria-label={label}>
      <div className={css.inner}>
        <div className={css.head}>
          <b className={css.heading}>{sharing.heading}</b>
          <p className={css.status} role="status">
            {sharing.statuses.map(({ invited, leftOut, text }) => (
              <span key={invited} data-with={invited} data-without={leftOut}>
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
          <ul className={css.people}>
            <OwnRow />
            {friends.map((friend) => (
              <FriendRow key={friend.name} friend={friend} />
            ))}
          </ul>
          {/* The time of the shared event, which the card has in words. */}
          <div className={css.person} aria-hidden="true">
            <span className={css.name}>{invitation.name}</span>
            <Track className={css.track} times={[invitation]} timeClass={css.proposed} />
          </div>
          <div aria-hidden="true">
            <Track className={css.freeRow} times={[free]}>
              {() => <span className={css.freeLabel}>{free.label}</span>}
            </Track>
          </div>
        </div>
        <Invitation />
      </div>
      <figcaption className={shared.hint}>{sharing.hint}</figcaption>
    </figure>
  );
}

function OwnRow() {
  return (
    <li className={css.person}>
      <span className={css.name}>
        <Person person={you} />
      </span>
      <Track className={css.track} times={you.busy} timeClass={css.slot}>
        {({ title }) => (
          <>
            <div className={css.own} />
            <span className={css.ownLabel}>{title}</span>
          </>
        )}
      </Track>
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
          value={numberOf(friend)}
          defaultChecked
        />
        <Person person={friend} />
      </label>
      <Track<Span> className={css.track} times={friend.busy} timeClass={css.slot}>
        {({ start, end }) => (
          <div
            className={css.busy}
            role="img"
            aria-label={`${sharing.busyLabel}, ${hourLabel(start)} – ${hourLabel(end)}`}
          />
        )}
      </Track>
    </li>
  );
}

/** A day in a row: a box for each time, and an empty one for the hours between two times. */
function Track<Time extends Span>(props: {
  readonly className: string | undefined;
  readonly times: readonly Time[];
  readonly timeClass?: string | undefined;
  readonly children?: (time: Time) => ReactNode;
}) {
  return (
    <div className={props.className}>
      {stretches(props.times, hours).map(({ start, halves, item: time }) => (
        <div key={start} className={time && props.timeClass} data-halves={halves}>
          {time && props.children?.(time)}
        </div>
      ))}
    </div>
  );
}

/** The card of the shared event, with the answers of the friends who are invited. */
function Invitation() {
  return (
    <div className={css.invitation}>
      <b className={css.invitationTitle}>{invitation.title}</b>
      <span className={css.invitationTime}>{timeOf(invitation)}</span>
      <ul className={css.guests}>
        {friends.map((friend) => (
          <li key={friend.name} className={css.guest}>
            <Person person={friend} />
            <span className={css.answer} data-with={numberOf(friend)}>
              {friend.answer === 'Going' && <Icon name="check" />}
              {friend.answer}
            </span>
            <span className={css.answer} data-without={numberOf(friend)}>
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
