import { type DayPart, homeMockup as home, moods } from '../../content/mockups';
import css from './home-phone.module.css';
import { Icon } from './Icon';
import { MoodFace } from './MoodFace';
import { PhoneFrame, type PhoneProps } from './PhoneFrame';

const { entry, heading } = home.journal;

interface Props extends PhoneProps {
  /** Renders the whole day, of which the page's styles show the part of one `data-hour`. */
  readonly isWholeDay?: boolean;
}

/** The home tab: the next event, the rest of the day, the mood and the latest entry. */
export function HomePhone({ isWholeDay = false, ...props }: Props) {
  return (
    <PhoneFrame {...props} tab="home" followsTime={isWholeDay}>
      {home.parts.slice(0, isWholeDay ? undefined : 1).map((part) => (
        <Part key={part.hour} {...part} />
      ))}
      <b className={css.label}>{heading}</b>
      <div className={css.entry}>
        <MoodFace mood={entry.mood} />
        <span className={css.meta}>
          {entry.date}
          <Icon name="lock" />
        </span>
        <p>{entry.text}</p>
      </div>
    </PhoneFrame>
  );
}

function Part({ hour, greeting, status, next, list }: DayPart) {
  return (
    <div className={css.part} data-hour={hour}>
      <div className={css.top}>
        <span className={css.date}>{home.date}</span>
        <span className={css.greeting}>{greeting}</span>
        <span className={css.status}>
          <i>{status.emoji}</i>
          {status.text}
        </span>
      </div>
      <div className={css.next}>
        {next ? (
          <>
            <span className={css.nextHeading}>{home.nextHeading}</span>
            <b>{next.title}</b>
            <span>{next.time}</span>
            <span>{next.detail}</span>
          </>
        ) : (
          <>
            <b>{home.moodQuestion}</b>
            <Moods />
          </>
        )}
        <svg className={css.swell} viewBox="0 0 120 20" aria-hidden="true">
          <path d="M0 8q15-8 30 0t30 0 30 0 30 0v12H0z" />
          <path d="M0 14q10-5 20 0t20 0 20 0 20 0 20 0 20 0v6H0z" />
        </svg>
      </div>
      <b className={css.label}>{list.heading}</b>
      <div className={css.list}>
        {list.events.map((event) => (
          <div key={event.title} className={css.event} data-color={event.color}>
            <b>{event.title}</b>
            <span>{event.time}</span>
          </div>
        ))}
      </div>
      {next && (
        <>
          <b className={css.label}>{home.moodQuestion}</b>
          <Moods />
        </>
      )}
    </div>
  );
}

function Moods() {
  return (
    <div className={css.moods}>
      {moods.map(({ mood }) => (
        <MoodFace key={mood} mood={mood} />
      ))}
    </div>
  );
}
