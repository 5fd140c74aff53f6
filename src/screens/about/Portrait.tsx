import { Drawing } from '../../components/art/shapes';
import css from './about.module.css';

/** Curls, round glasses and a hooded sweater. */
const mobileDeveloper = (
  <>
    <path d="M0 0h96v96H0z" fill="var(--tint)" />
    <path d="M12 100c0-20 14-30 36-30s36 10 36 30z" fill="var(--blue-light)" />
    <path d="M36 72q12 12 24 0" stroke="var(--blue-deep)" strokeWidth="4" />
    <path d="M40 58h16v16q-8 6-16 0z" fill="#7a4a30" />
    <path
      d="M26 40c-8-14 6-28 14-24 6-8 20-6 22 2 12 0 16 14 8 24z"
      fill="#2a1c17"
      stroke="#2a1c17"
      strokeWidth="5"
    />
    <path d="M30 38q18-12 36 0v10c0 12-8 20-18 20s-18-8-18-20z" fill="#8d5a3b" />
    <g stroke="#20150f" strokeWidth="2.5">
      <circle cx="40" cy="46" r="7" />
      <circle cx="56" cy="46" r="7" />
      <path d="M47 45h2M42 59q6 4 12 0" />
    </g>
    <path d="M40 46h0M56 46h0" stroke="#20150f" strokeWidth="4" />
  </>
);

/** A bob, freckles, and a pencil behind the ear. */
const designer = (
  <>
    <path d="M0 0h96v96H0z" fill="var(--orange-soft)" />
    <path d="M24 74c-6-26-4-58 24-58s30 32 24 58z" fill="#6b2f22" />
    <path d="M12 100c0-18 14-27 36-27s36 9 36 27z" fill="var(--coral-light)" />
    <path d="M40 60h16v15q-8 7-16 0z" fill="#dba98a" />
    <path d="M31 42c8 0 20-4 26-12 2 6 5 9 8 11v7c0 12-7 21-17 21s-17-9-17-21z" fill="#f0c4a4" />
    <path d="M62 26 82 44" stroke="var(--gold-dark)" strokeWidth="5" />
    <path d="M62 26l-4-3" stroke="#3a2318" strokeWidth="4" />
    <path d="M40 47v2M56 47v2" stroke="#3a2318" strokeWidth="4.5" />
    <path d="M41 59q7 6 14 0" stroke="#3a2318" strokeWidth="2.5" />
    <path d="M36 54h0M60 54h0" stroke="var(--coral-light)" strokeWidth="6" />
  </>
);

const faces = { mobile: mobileDeveloper, design: designer };

/** The drawn face of a team member. Decorative. */
export function Portrait({ id }: { readonly id: keyof typeof faces }) {
  return (
    <Drawing className={css.portrait} viewBox="0 0 96 96">
      {faces[id]}
    </Drawing>
  );
}
