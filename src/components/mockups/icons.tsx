import type { Mood } from '../../content/mockups';
import facesCss from './faces.module.css';
import css from './mockup.module.css';

const paths = {
  home: 'M4 11.5 12 4.5l8 7V19a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19zM9.5 20.5v-6h5v6',
  calendar:
    'M5.5 5.5h13A1.5 1.5 0 0 1 20 7v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19V7a1.5 1.5 0 0 1 1.5-1.5zM4 10.5h16M8.5 3v4.5m7-4.5v4.5',
  journal:
    'M12 6.5C9.5 4.5 6.5 4.3 3.5 5v13.5c3-.7 6-.5 8.5 1.5 2.5-2 5.5-2.2 8.5-1.5V5c-3-.7-6-.5-8.5 1.5zm0 0V20',
  friends:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.3-3.8 2.8-5.5 6.5-5.5s6.2 1.7 6.5 5.5M16 4.8a3.4 3.4 0 0 1 0 6.4m2 3.7c2 .8 3.3 2.5 3.5 5.1',
  menu: 'M4 7h16M4 12h16M4 17h10',
  bell: 'M6 16.5v-6a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 20.5h4',
  lock: 'M6.5 11h11a1.5 1.5 0 0 1 1.5 1.5V19a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-6.5A1.5 1.5 0 0 1 6.5 11zM8 11V8a4 4 0 0 1 8 0v3',
  plus: 'M12 4v16M4 12h16',
  check: 'm4.5 12.5 5 5 10-11',
} as const;

export type IconName = keyof typeof paths;

/** A line icon of the app mockup, one em high. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

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
    <svg className={facesCss.face} data-mood={mood} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11.6" />
      <path d={faces[mood]} />
    </svg>
  );
}
