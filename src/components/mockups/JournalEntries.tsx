import { journalMockup as journal, moods, orders, timeFrames } from '../../content/mockups';
import css from './journal-entries.module.css';
import { MoodFace } from './MoodFace';
import type { MockupProps } from './PhoneFrame';
import shared from './phone.module.css';

const { tonight } = journal;

/** Sample entries to sort, to filter by time frame, and one to choose a mood for; without scripts. */
export function JournalEntries({ label }: MockupProps) {
  return (
    <figure className={`${shared.mockup} ${css.journal}`} aria-label={label}>
      <div className={css.filters}>
        <Choice label={journal.orderLabel} name="order" first="newest" options={orders} />
        <Choice
          label={journal.timeFrameLabel}
          name="time-frame"
          first="week"
          options={timeFrames}
        />
      </div>
      <ol className={css.entries}>
        {[tonight, ...journal.entries].map((entry) => (
          <li key={entry.date} className={css.entry} data-time-frame={entry.timeFrame}>
            {entry === tonight ? (
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
            ) : (
              <span className={css.mood}>
                <MoodFace mood={entry.mood} />
                <span>{moods.find(({ mood }) => mood === entry.mood)?.label}</span>
              </span>
            )}
            <span className={css.date}>{entry.date}</span>
            <div className={css.words}>
              {entry === tonight ? (
                <textarea
                  className={css.text}
                  name="entry"
                  aria-label={tonight.textLabel}
                  defaultValue={tonight.text}
                  rows={2}
                  maxLength={120}
                />
              ) : (
                entry.text
              )}
            </div>
          </li>
        ))}
      </ol>
      <figcaption className={shared.hint}>{journal.hint}</figcaption>
    </figure>
  );
}

/** A group of radio buttons that look like pills. */
function Choice(props: {
  readonly label: string;
  readonly name: string;
  readonly first: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
}) {
  return (
    <fieldset className={css.choice} aria-label={props.label}>
      {props.options.map(({ id, label }) => (
        <label key={id} className={css.pill}>
          <input type="radio" name={props.name} value={id} defaultChecked={id === props.first} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
