import type { brand } from '../../content/brand';

type Name = (typeof brand.social)[number]['name'];

/** Our own drawings of what each place is for: a camera, a note, a film, a card. */
const DRAWINGS: Readonly<Record<Name, string>> = {
  Instagram: 'M4 8h3.500l1.500-2.500h6L16.500 8H20v11H4zM12 10.500a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  TikTok: 'M10 17.500a2.500 2.500 0 1 1-2.500-2.500h2.500V5c1 3 3.500 4.500 6.500 4.500',
  YouTube: 'M3.500 6.500h17v11h-17zM10 9.500v5l4.500-2.500z',
  LinkedIn: 'M4 5h16v14H4zM8 11v5M8 8v.100M12 16v-5M12 13c0-2.500 4-2.500 4 0v3',
};

export function SocialIcon({ name }: { readonly name: Name }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path
        d={DRAWINGS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.800"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
