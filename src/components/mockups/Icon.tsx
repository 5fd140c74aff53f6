import css from './phone.module.css';

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
