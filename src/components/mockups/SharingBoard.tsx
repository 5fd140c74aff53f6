import { sharingMockup as sharing } from '../../content/mockups';
import { classNames } from '../class-names';
import halves from './halves.module.css';
import { Icon } from './Icon';
import type { MockupProps } from './PhoneFrame';
import shared from './phone.module.css';
import css from './sharing-board.module.css';
import {
  freeTimes,
  hourLabel,
  hoursBetween,
  type Span,
  stretches,
  subsetsOf,
  timeOf,
  timesInWords,
} from './times';

const { hours, you, friends, invitation } = sharing;
type Friend = (typeof friends)[number];

/** For the stylesheet, which names a friend by a number, from 1. */
const numberOf = (friend: Friend) => friends.indexOf(friend) + 1;
const numbersOf = (some: readonly Friend[]) => some.map(numberOf).join(' ');

/**
 * Planning a Saturday: when friends are busy, without details. Everyone is free where no busy time
 * covers the board's color, and a friend who is left out covers nothing. It works without scripts:
 * `data-with` and `data-without` name the friends with whom, or without whom, a text is true.
 */
export function SharingBoard({ label }: MockupProps) {
  return (
    <figure className={classNames(shared.mockup, halves.halves, css.sharing)} aria-label={label}>
      <div className={css.inner}>
        <div className={css.head}>
          <b className={css.heading}>{sharing.heading}</b>
          <Status />
        </div>
        <div className={css.board}>
          <div className={css.hours} aria-hidden="true">
            {hoursBetween(hours.from, hours.to - 1).map((hour) => (
              <span key={hour}>{hourLabel(hour)}</span>
            ))}
          </div>
          <ul className={css.people}>
            <OwnRow />
            {friends.map((friend) => (
              <FriendRow key={friend.name} friend={friend} />
            ))}
          </ul>
          <InvitationRow />
          <FreeRow />
        </div>
        <Invitation />
      </div>
      <figcaption className={shared.hint}>{sharing.hint}</figcaption>
    </figure>
  );
}

/** The free hours, for every choice of friends. The stylesheet shows those of the visitor's choice. */
function Status() {
  return (
    <p className={css.status} role="status">
      {subsetsOf(friends).map((invited) => {
        const leftOut = friends.filter((friend) => !invited.includes(friend));
        const free = freeTimes([you, ...invited].flatMap(busyTimes), hours);
        return (
          <span
            key={numbersOf(invited)}
            data-with={numbersOf(invited)}
            data-without={numbersOf(leftOut)}
          >
            {sharing.status(timesInWords(free, hours))}
          </span>
        );
      })}
    </p>
  );
}

const busyTimes = ({ busy }: { readonly busy: readonly Span[] }) => busy;

function OwnRow() {
  return (
    <li className={css.person}>
      <span className={css.name}>
        <Person person={you} />
      </span>
      <div className={css.track}>
        {stretches(you.busy, hours).map(({ start, halves: length, item }) => (
          <div key={start} className={item && css.slot} data-halves={length}>
            {item && (
              <>
                <div className={css.own} />
                <span className={css.ownLabel}>{item.title}</span>
              </>
            )}
          </div>
        ))}
      </div>
    </li>
  );
}

function FriendRow({ friend }: { readonly friend: Friend }) {
  const { busy } = friend;
  const number = numberOf(friend);
  return (
    <li className={css.person}>
      <label className={css.name}>
        <input
          className={shared.check}
          type="checkbox"
          name="friend"
          value={number}
          defaultChecked
        />
        <Person person={friend} />
      </label>
      <div className={css.track}>
        {stretches<Span>(busy, hours).map(({ start, halves: length, item }) => (
          <div key={start} className={item && css.slot} data-halves={length}>
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
    </li>
  );
}

/** When the shared event would be. The card says the same in words. */
function InvitationRow() {
  return (
    <div className={css.person} aria-hidden="true">
      <span className={css.name}>{invitation.name}</span>
      <div className={css.track}>
        {stretches([invitation], hours).map(({ start, halves: length, item }) => (
          <div key={start} className={item && css.proposed} data-halves={length} />
        ))}
      </div>
    </div>
  );
}

/** Names the longest of the times that are free with all friends. */
function FreeRow() {
  const free = freeTimes([you, ...friends].flatMap(busyTimes), hours);
  const [longest] = free.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  return (
    <div className={css.freeRow} aria-hidden="true">
      {stretches(longest ? [longest] : [], hours).map(({ start, halves: length, item }) => (
        <div key={start} data-halves={length}>
          {item && <span className={css.freeLabel}>{sharing.freeLabel}</span>}
        </div>
      ))}
    </div>
  );
}

const lengthOf = ({ start, end }: Span) => end - start;

/** The card of the shared event, with the answers of the friends who are invited. */
function Invitation() {
  return (
    <div className={css.invitation}>
      <b className={css.invitationTitle}>{invitation.title}</b>
      <span className={css.invitationTime}>{timeOf(invitation)}</span>
      <ul className={css.guests}>
        {friends.map((friend) => (
          <Guest key={friend.name} friend={friend} />
        ))}
      </ul>
    </div>
  );
}

function Guest({ friend }: { readonly friend: Friend }) {
  const { answer } = friend;
  const number = numberOf(friend);
  return (
    <li className={css.guest}>
      <Person person={friend} />
      <span className={css.answer} data-with={number}>
        {answer === 'Going' && <Icon name="check" />}
        {answer}
      </span>
      <span className={css.answer} data-without={number}>
        {sharing.notInvited}
      </span>
    </li>
  );
}

function Person({ person }: { readonly person: typeof you | Friend }) {
  const { name, color } = person;
  return (
    <>
      <i className={css.avatar} data-color={color} aria-hidden="true">
        {name.charAt(0)}
      </i>
      {name}
    </>
  );
}
