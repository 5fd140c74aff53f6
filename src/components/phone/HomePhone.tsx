import { homeMockup as home } from '../../content/mockups';
import css from './home-phone.module.css';
import { Icon } from './Icon';
import { MoodFace } from './MoodFace';
import { PhoneFrame, type PhoneProps } from './PhoneFrame';

const { entry } = home.journal;

/** The home tab: the next event, the rest of the day, the mood and the latest entry. */
export function HomePhone(props: PhoneProps) {
  return (
    <PhoneFrame {...props} tab="home">
      <div className={css.top}>
        <span className={css.date}>{home.date}</span>
        <span className={css.greeting}>{home.greeting}</span>
        <span className={css.status}>
          <i>{home.status.emoji}</i>
          {home.status.text}
        </span>
      </div>
      <div className={css.next}>
        <span className={css.nextHeading}>
          {home.next.heading}
          <em>{home.next.countdown}</em>
        </span>
        <b>{home.next.event.title}</b>
        <span>{home.next.event.time}</span>
        <span>{home.next.event.detail}</span>
        <svg className={css.swell} viewBox="0 0 120 20" aria-hidden="true">
          <path d="M0 8q15-8 30 0t30 0 30 0 30 0v12H0z" />
          <path d="M0 14q10-5 20 0t20 0 20 0 20 0 20 0 20 0v6H0z" />
        </svg>
      </div>
      <b className={css.label}>{home.later.heading}</b>
      <div className={css.later}>
        {home.later.events.map((event) => (
          <div key={event.title} className={css.event} data-color={event.color}>
            <b>{event.title}</b>
            <span>{event.time}</span>
          </div>
        ))}
      </div>
      <b className={css.label}>{home.mood.question}</b>
      <div className={css.moods}>
        {home.mood.faces.map((mood) => (
          <MoodFace key={mood} mood={mood} />
        ))}
      </div>
      <b className={css.label}>{home.journal.heading}</b>
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
