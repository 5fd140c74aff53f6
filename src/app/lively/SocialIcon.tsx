import type { brand } from '../../content/brand';

type Name = (typeof brand.social)[number]['name'];

/** Our own icons instead of the networks' logos: a camera, a note, a film, a card. */
const DRAWINGS: Readonly<Record<Name, string>> = {
  Instagram: 'M4 8h3.5l1.5-2.5h6L16.5 8H20v11H4zM12 10.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  TikTok: 'M10 17.5a2.5 2.5 0 1 1-2.5-2.5h2.5V5c1 3 3.5 4.5 6.5 4.5',
  YouTube: 'M3.5 6.5h17v11h-17zM10 9.5v5l4.5-2.5z',
  LinkedIn: 'M4 5h16v14H4zM8 11v5M8 8v.1M12 16v-5M12 13c0-2.5 4-2.5 4 0v3',
};

export function SocialIcon({ name }: { readonly name: Name }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path
        d={DRAWINGS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
