import { MoodFace } from '../../../components/phone/MoodFace';
import type { PhoneProps } from '../../../components/phone/PhoneFrame';
import shared from '../../../components/phone/phone.module.css';
import { journalMockup as journal } from '../../../content/mockups';
import css from './journal-entries.module.css';

/** Three short entries, newest first, each with its date and its mood. */
export function JournalEntries({ label }: PhoneProps) {
  return (
    <div className={`${shared.mockup} ${css.journal}`} role="img" aria-label={label}>
      {journal.entries.map((entry) => (
        <div key={entry.date} className={css.entry} aria-hidden="true">
          <MoodFace mood={entry.mood} />
          <span className={css.meta}>
            <b>{entry.moodLabel}</b>
            <span>{entry.date}</span>
          </span>
          <p>{entry.text}</p>
        </div>
      ))}
    </div>
  );
}
