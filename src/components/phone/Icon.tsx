import css from './phone.module.css';

const paths = {
  home: 'M4 11.500 12 4.500l8 7V19a1.500 1.500 0 0 1-1.500 1.500h-13A1.500 1.500 0 0 1 4 19zM9.500 20.500v-6h5v6',
  calendar:
    'M5.500 5.500h13A1.500 1.500 0 0 1 20 7v12a1.500 1.500 0 0 1-1.500 1.500h-13A1.500 1.500 0 0 1 4 19V7a1.500 1.500 0 0 1 1.500-1.500zM4 10.500h16M8.500 3v4.500m7-4.500v4.500',
  journal:
    'M12 6.500C9.500 4.500 6.500 4.300 3.500 5v13.500c3-.7 6-.5 8.500 1.500 2.500-2 5.500-2.200 8.500-1.500V5c-3-.7-6-.5-8.500 1.500zm0 0V20',
  friends:
    'M9 11.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 20c.3-3.800 2.800-5.500 6.500-5.500s6.200 1.700 6.500 5.500M16 4.800a3.400 3.400 0 0 1 0 6.400m2 3.700c2 .8 3.300 2.500 3.500 5.100',
  menu: 'M4 7h16M4 12h16M4 17h10',
  bell: 'M6 16.500v-6a6 6 0 0 1 12 0v6l1.500 1.500h-15zM10 20.500h4',
  down: 'm6 9.500 6 6 6-6',
  lock: 'M6.500 11h11a1.500 1.500 0 0 1 1.500 1.500V19a1.500 1.500 0 0 1-1.500 1.500h-11A1.500 1.500 0 0 1 5 19v-6.500A1.500 1.500 0 0 1 6.500 11zM8 11V8a4 4 0 0 1 8 0v3',
  plus: 'M12 4v16M4 12h16',
  check: 'm4.500 12.500 5 5 10-11',
} as const;

export type IconName = keyof typeof paths;

/** A line icon of the drawn app, one em high. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
