import { homeMockup as home, moods } from '../../content/mockups';
import css from './home-phone.module.css';
import { Icon, MoodFace } from './icons';
import shared from './mockup.module.css';
import { type MockupProps, PhoneFrame } from './PhoneFrame';
import { timeOf } from './times';

interface Props extends MockupProps {
  /** Renders all parts of the day. The page's styles show the one whose `data-until` is chosen. */
  readonly isWholeDay?: boolean;
  /** The mood that is chosen at first. */
  readonly mood?: (typeof moods)[number]['mood'];
}

type PartsProps = { readonly parts: readonly (typeof home.parts)[number][] };

/** The home tab, to choose a mood and to open the next event, without scripts. */
export function HomePhone({ isWholeDay = false, mood, ...props }: Props) {
  const parts = isWholeDay ? home.parts : home.parts.slice(0, 1);
  return (
    <PhoneFrame {...props} tab="home" followsTime={isWholeDay}>
      <div className={css.home}>
        <Greetings parts={parts} />
        <Moods chosen={mood} />
        <NextEvents parts={parts} />
        <OtherEvents parts={parts} />
        <LatestEntry />
      </div>
    </PhoneFrame>
  );
}

/** The date, and a greeting and a status for each part of the day and for each mood. */
function Greetings({ parts }: PartsProps) {
  return (
    <>
      {parts.map(({ until, date }) => (
        <span key={until} className={css.date} data-until={until}>
          {date}
        </span>
      ))}
      {parts.map(({ until, greeting, emoji, status }) => (
        <div key={until} className={css.greetingOfPart} data-until={until}>
          <span className={css.greeting}>{greeting}</span>
          <span className={css.status}>
            <span aria-hidden="true">{emoji}</span>
            {status}
          </span>
        </div>
      ))}
      {moods.map(({ mood, label, greeting }) => (
        <div key={mood} className={css.greetingOfMood} data-of={mood}>
          <span className={css.greeting}>{greeting}</span>
          <span className={css.status}>
            <MoodFace mood={mood} />
            {label}
          </span>
        </div>
      ))}
    </>
  );
}

function Moods({ chosen }: { readonly chosen: Props['mood'] }) {
  // The home page has two phones, one of them with a chosen mood.
  const name = chosen ? 'chosen-mood' : 'home-mood';
  return (
    <fieldset className={css.moods} aria-label={home.moodQuestion}>
      {moods.map(({ mood, label }) => (
        <label key={mood} className={css.mood}>
          <input
            type="radio"
            name={name}
            value={mood}
            aria-label={label}
            defaultChecked={mood === chosen}
          />
          <MoodFace mood={mood} />
        </label>
      ))}
    </fieldset>
  );
}

/** The event that is next, or on, in each part of the day. */
function NextEvents({ parts }: PartsProps) {
  return (
    <div className={css.next}>
      {parts.map(({ until, when, next }) => (
        <details key={until} data-until={until}>
          <summary>
            <span className={css.nextHeading}>{home.nextHeadings[when]}</span>
            <b>{next.title}</b>
            <span>{timeOf(next)}</span>
          </summary>
          <p>{next.detail}</p>
          <p className={shared.reminder}>
            <Icon name="bell" />
            {next.reminder}
          </p>
        </details>
      ))}
      <svg className={css.swell} viewBox="0 0 120 20" aria-hidden="true">
        <path d="M0 8q15-8 30 0t30 0 30 0 30 0v12H0z" />
        <path d="M0 14q10-5 20 0t20 0 20 0 20 0 20 0 20 0v6H0z" />
      </svg>
    </div>
  );
}

function OtherEvents({ parts }: PartsProps) {
  return parts.map(({ until, list }) => (
    <div key={until} data-until={until} aria-hidden="true">
      <b className={css.label}>{list.heading}</b>
      {list.events.map((event) => (
        <div key={event.title} className={css.event} data-color={event.color}>
          <b>{event.title}</b>
          <span>{timeOf(event)}</span>
        </div>
      ))}
    </div>
  ));
}

function LatestEntry() {
  const { heading, entry } = home.journal;
  return (
    <div aria-hidden="true">
      <b className={css.label}>{heading}</b>
      <div className={css.entry}>
        <MoodFace mood={entry.mood} />
        <span className={css.meta}>
          {entry.date}
          <Icon name="lock" />
        </span>
        <p>{entry.text}</p>
      </div>
    </div>
  );
}
