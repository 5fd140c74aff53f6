import { classNames } from '../class-names';
import css from './art.module.css';
import { Boat, Glint, Gull, Lighthouse, Stars, Sun, swell, Wave } from './shapes';

/** A boat that sails in circles in the fog, with a light ahead. Decorative. */
export function LostScene({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={classNames(css.art, css.illustration, css.framed, className)}
      viewBox="0 0 960 480"
      aria-hidden="true"
    >
      <rect width="960" height="480" fill="var(--fog)" />
      <Sun x={640} y={262} r={58} />
      <Stars d="M60 60h0M130 170h0M330 50h0M440 130h0M860 60h0M920 150h0M760 90h0" />
      <Gull x={210} y={120} size={0.8} />
      <path d="M0 280H960V480H0z" fill="var(--sea-1)" />
      <Glint x={640} y={280} size={0.6} />
      <g transform="translate(190 292) scale(-1 1)">
        <Lighthouse x={0} y={0} size={0.32} />
      </g>
      <Wave sea={2} d={swell(-60, 330, 170, 16, 7, 520)} />
      <Boat x={490} y={380} size={0.74} />
      <path d={swell(370, 394, 30, 7, 7, 420)} fill="var(--sea-2)" />
      <path
        d="M990 392C920 340 820 350 780 384S690 428 660 392 712 330 772 362 736 456 556 392"
        fill="none"
        stroke="var(--paper)"
        strokeWidth="5"
        strokeDasharray="14 13"
        strokeLinecap="round"
      />
      <Wave sea={3} d={swell(-100, 448, 210, 16, 6, 520)} />
      <path
        d="M40 236H300M-20 268H150M220 268H430M700 222H1000M600 246H900M760 296H1000"
        stroke="var(--cloud)"
        strokeWidth="22"
        strokeLinecap="round"
        opacity=".85"
      />
    </svg>
  );
}
