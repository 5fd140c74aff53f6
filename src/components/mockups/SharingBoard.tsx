import type { ComponentProps } from 'react';
import { type MockFriend, sharingMockup as sharing } from '../../content/mockups';
import { classNames } from '../class-names';
import { freeText, freeTimes, longestOf } from './free-times';
import { Icon } from './icons';
import shared from './mockup.module.css';
import type { MockupProps } from './PhoneFrame';
import css from './sharing-board.module.css';
import { hourLabel, type Span, timeOf } from './times';
import times from './times.module.css';

const { you, friends, day, invitation } = sharing;

/** The number of a friend in the page and in the stylesheet. */
const numberOf = (friend: MockFriend) => friends.indexOf(friend) + 1;

/** All choices of friends. */
let choices: readonly (readonly MockFriend[])[] = [[]];
for (const friend of friends) {
  choices = choices.flatMap((choice) => [choice, [...choice, friend]]);
}

/** When you and these friends are free. */
const freeWith = (invited: readonly MockFriend[]) =>
  freeTimes(day, [you.event, ...invited.flatMap(({ busy }) => busy)]);

const timeForAll = longestOf(freeWith(friends));

/**
 * Planning a Saturday: when friends are busy, without details. Your event and the busy times of the
 * invited friends cover the board's color. It needs no script: the stylesheet hides a text unless
 * all friends in its `data-with` are invited, and none in its `data-without`.
 */
export function SharingBoard({ label }: MockupProps) {
  return (
    <figure
      className={classNames(shared.mockup, shared.fills, times.times, css.sharing)}
      aria-label={label}
    >
      <div className={css.inner}>
        <div className={css.head}>
          <b className={css.heading}>{sharing.heading}</b>
          <p className={css.status} role="status">
            {choices.map((invited) => (
              <Status key={numbersOf(invited)} invited={invited} />
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
            <span className={classNames(css.name, css.proposedName)}>{invitation.shortTitle}</span>
            <div className={css.track}>
              <Time time={invitation} className={css.proposed}>
                <span>{invitation.shortTitle}</span>
              </Time>
            </div>
          </div>
          <div className={css.freeRow} aria-hidden="true">
            {timeForAll && (
              <Time time={timeForAll} className={css.freeLabel}>
                <span className={css.together}>{sharing.freeLabel}</span>
                <span data-without={numbersOf(friends)}>{sharing.freeAloneLabel}</span>
              </Time>
            )}
          </div>
        </div>
        <Invitation />
      </div>
      <figcaption className={shared.hint}>{sharing.hint}</figcaption>
    </figure>
  );
}

const numbersOf = (some: readonly MockFriend[]) => some.map(numberOf).join(' ');

/** When you and the invited friends are free, for one choice of friends. */
function Status({ invited }: { readonly invited: readonly MockFriend[] }) {
  const others = friends.filter((friend) => !invited.includes(friend));
  return (
    <span data-with={numbersOf(invited)} data-without={numbersOf(others)}>
      {freeText(day, freeWith(invited))}
    </span>
  );
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

function FriendRow({ friend }: { readonly friend: MockFriend }) {
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

function Person({ person }: { readonly person: typeof you | MockFriend }) {
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
