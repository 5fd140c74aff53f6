import type { Mood } from '../../content/mockups';
import css from './phone.module.css';

const eyes = {
  open: 'M8.5 9.3v1.2m7-1.2v1.2',
  closed: 'M7 10.5q1.5 1.2 3 0m4 0q1.5 1.2 3 0',
  glad: 'M7 10.5q1.5-2 3 0m4 0q1.5-2 3 0',
};

const faces: Record<Mood, string> = {
  happy: `${eyes.open}M7.2 14q4.8 5.5 9.6 0z`,
  calm: `${eyes.closed}M8.5 15q3.5 2.2 7 0`,
  proud: `${eyes.glad}M7.5 14q4.5 4.5 9 0`,
  tired: `${eyes.closed}M9 16h6`,
  low: `${eyes.open}M8.5 16.5q3.5-3 7 0`,
};

/** A mood, drawn: a colored disc with two eyes and a mouth. One em wide. */
export function MoodFace({ mood }: { readonly mood: Mood }) {
  return (
    <svg className={css.face} data-mood={mood} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11.6" />
      <path d={faces[mood]} />
    </svg>
  );
}
