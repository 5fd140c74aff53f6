import type { TeamMember } from '../../content/about';
import css from './about.module.css';

/** Signal flags instead of portraits, one for each team member. */
export function Portrait({ id }: { readonly id: TeamMember['id'] }) {
  return (
    <svg viewBox="0 0 64 64" className={css.portrait} aria-hidden="true">
      <rect width="64" height="64" rx="32" fill="var(--tint)" />
      <path d="M20 12v44" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" />
      {id === 'mobile' ? (
        <>
          <path d="M21 15h28v12H21z" fill="var(--blue)" />
          <path d="M21 27h28v12H21z" fill="var(--orange)" />
        </>
      ) : (
        <>
          <path d="M21 15h28v24H21z" fill="var(--coral)" />
          <path d="M28 21h14v12H28z" fill="var(--surface)" />
        </>
      )}
    </svg>
  );
}
