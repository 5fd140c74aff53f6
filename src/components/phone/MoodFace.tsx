import type { Mood } from '../../content/mockups';
import css from './phone.module.css';

const eyes = {
  open: 'M8.500 9.300v1.200m7-1.200v1.200',
  closed: 'M7 10.500q1.500 1.200 3 0m4 0q1.500 1.200 3 0',
  glad: 'M7 10.500q1.500-2 3 0m4 0q1.500-2 3 0',
};

const faces: Record<Mood, string> = {
  happy: `${eyes.open}M7.200 14q4.800 5.500 9.600 0z`,
  calm: `${eyes.closed}M8.500 15q3.500 2.200 7 0`,
  proud: `${eyes.glad}M7.500 14q4.500 4.500 9 0`,
  tired: `${eyes.closed}M9 16h6`,
  low: `${eyes.open}M8.500 16.500q3.500-3 7 0`,
};

/** A mood, drawn: a colored disc with two eyes and a mouth. One em wide. */
export function MoodFace({ mood }: { readonly mood: Mood }) {
  return (
    <svg
      className={css.face}
      data-mood={mood}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="12" cy="12" r="11.600" />
      <path d={faces[mood]} />
    </svg>
  );
}
