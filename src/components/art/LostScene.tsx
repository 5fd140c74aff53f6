import css from './art.module.css';
import { Boat, Drawing, Swell, Wave } from './shapes';

/** A boat that sails in circles in the fog, with a compass behind the sea. Decorative. */
export function LostScene() {
  return (
    <Drawing className={`${css.illustration} ${css.framed}`} viewBox="0 0 960 480">
      <rect width="960" height="480" fill="var(--fog)" />
      <Compass />
      <path d="M0 280H960V480H0z" fill="var(--sea-1)" />
      <Wave sea={2} x={-60} y={330} width={170} rise={8} count={7} base={520} />
      <Boat x={490} y={380} size={0.74} />
      {/* The water in front of the hull. */}
      <Swell fill="var(--sea-2)" x={370} y={394} width={30} rise={3.5} count={7} base={420} />
      {/* The course. */}
      <path
        d="M990 380C900 372 830 396 756 394S664 392 664 360 712 318 742 336 772 372 752 404 660 440 592 408"
        stroke="var(--paper)"
        strokeWidth="5"
        strokeDasharray="14 13"
      />
      <Wave sea={3} x={-100} y={448} width={210} rise={8} count={6} base={520} />
      {/* The fog. */}
      <g stroke="var(--fog-bank)">
        <path d="M20 246H110M-20 270H160M350 270H440" strokeWidth="22" />
        <path d="M690 262H900M810 244H1000" strokeWidth="12" />
      </g>
    </Drawing>
  );
}

/** A compass that rises behind the sea like a sun. Its needle does not point north. */
function Compass() {
  return (
    <g transform="translate(232 210)">
      <circle r="170" fill="var(--halo-2)" />
      <circle r="150" fill="var(--paper)" stroke="var(--hull)" strokeWidth="10" />
      {/* An N, and marks for other directions. */}
      <path
        d="M-10-110v-26L10-110v-26M-132 0h20M132 0h-20M93-93 83-83M-93-93l10 10"
        stroke="var(--hull)"
        strokeWidth="7"
      />
      <g transform="rotate(128)">
        <path d="M0-104 22 0h-44z" fill="var(--coral)" />
        <path d="M0 104 22 0h-44z" fill="var(--glass)" />
        <circle r="9" fill="var(--hull)" />
      </g>
    </g>
  );
}
