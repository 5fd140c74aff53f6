import { journalMockup as journal } from '../../content/mockups';
import { Icon } from './Icon';
import css from './journal-phone.module.css';
import { MoodFace } from './MoodFace';
import { PhoneFrame, type PhoneProps } from './PhoneFrame';
import shared from './phone.module.css';

/** Three short entries, newest first, each with its date and its mood. */
export function JournalPhone(props: PhoneProps) {
  return (
    <PhoneFrame {...props} tab="journal">
      <div className={shared.header}>
        <span className={shared.title}>{journal.heading}</span>
        <Icon name="lock" />
      </div>
      <div className={css.filters}>
        {[journal.sort, journal.timeFrame].map((filter) => (
          <span key={filter} className={shared.pill}>
            {filter}
            <Icon name="down" />
          </span>
        ))}
      </div>
      <div className={css.entries}>
        {journal.entries.map((entry) => (
          <div key={entry.date} className={css.entry}>
            <MoodFace mood={entry.mood} />
            <span className={css.meta}>
              <b>{entry.moodLabel}</b>
              <span>{entry.date}</span>
            </span>
            <p className={css.text}>{entry.text}</p>
          </div>
        ))}
      </div>
    </PhoneFrame>
  );
}
