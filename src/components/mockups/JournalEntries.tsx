import { journalMockup, type Mood, moods, orders, timeFrames } from '../../content/mockups';
import { MoodFace } from './icons';
import css from './journal-entries.module.css';
import shared from './mockup.module.css';
import type { MockupProps } from './PhoneFrame';

const { hint, orderLabel, timeFrameLabel, tonight, entries } = journalMockup;

/**
 * Sample entries that the visitor sorts and filters, and one to choose a mood for. No script does
 * this: journal-entries.module.css has rules for the ids in `orders` and `timeFrames`.
 */
export function JournalEntries({ label }: MockupProps) {
  return (
    <figure className={`${shared.mockup} ${css.journal}`} aria-label={label}>
      <div className={`cluster ${css.filters}`}>
        <Choice label={orderLabel} name="order" initial="newest" options={orders} />
        <Choice label={timeFrameLabel} name="time-frame" initial="week" options={timeFrames} />
      </div>
      <ol className={css.entries}>
        <TonightsEntry />
        {entries.map(({ date, mood, text, timeFrame }) => (
          <li key={date} className={`cluster ${css.entry}`} data-time-frame={timeFrame}>
            <span className={css.mood}>
              <MoodFace mood={mood} />
              <span>{labelOf(mood)}</span>
            </span>
            <b>{date}</b>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ol>
      <figcaption className={shared.hint}>{hint}</figcaption>
    </figure>
  );
}

const labelOf = (mood: Mood) => moods.find((each) => each.mood === mood)?.label;

/** The entry whose mood and text the visitor changes. */
function TonightsEntry() {
  return (
    <li className={`cluster ${css.entry}`} data-time-frame={tonight.timeFrame}>
      <fieldset className={css.moods} aria-label={tonight.question}>
        {moods.map(({ mood, label }) => (
          <label key={mood} className={css.mood}>
            <input
              type="radio"
              name="mood"
              value={mood}
              aria-label={label}
              defaultChecked={mood === tonight.mood}
            />
            <MoodFace mood={mood} />
            <span aria-hidden="true">{label}</span>
          </label>
        ))}
      </fieldset>
      <b>{tonight.date}</b>
      <div className={css.text}>
        <textarea
          className={css.textarea}
          name="entry"
          aria-label={tonight.textLabel}
          defaultValue={tonight.text}
          rows={2}
          maxLength={120}
        />
      </div>
    </li>
  );
}

/** A group of radio buttons that look like pills. */
function Choice(props: {
  readonly label: string;
  readonly name: string;
  readonly initial: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
}) {
  return (
    <fieldset className={`cluster ${css.choice}`} aria-label={props.label}>
      {props.options.map(({ id, label }) => (
        <label key={id} className={`${shared.option} ${css.pill}`}>
          <input type="radio" name={props.name} value={id} defaultChecked={id === props.initial} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
