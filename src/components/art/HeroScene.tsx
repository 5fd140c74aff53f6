import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import css from './art.module.css';
import { Boat, Cloud, Gull, Lighthouse, Stars, Sun, swell, Wave } from './shapes';

/*
 * The scenes deliberately overflow their boxes: the illustration is always complete at the lower
 * right, and the sea continues to the left edge of the window.
 */
const box = {
  viewBox: '0 0 1440 720',
  preserveAspectRatio: 'xMaxYMax meet',
} as const;

/**
 * The hero's background: sun and moon, a boat, a lighthouse; no detail on the left. `--time` moves
 * the sun and the moon. In narrow windows, only its children.
 *
 * @param children what stands in the sea, behind the boat and the front waves
 */
export function HeroScene({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={classNames(css.art, css.scene)}>
      <svg {...box} aria-hidden="true">
        <Stars d="M740 236h0M860 30h0M1400 40h0M780 100h0M1210 60h0M1380 230h0M620 60h0" />
        <g className={css.sun}>
          <Sun x={0} y={0} r={88} halo={1.8} />
        </g>
        <g className={css.moon}>
          <Sun x={0} y={0} r={70} halo={1.8} />
        </g>
        <Cloud x={840} y={356} size={0.7} />
        <Gull x={844} y={78} />
        <Gull x={888} y={44} size={0.6} />
        <path d="M-2400 470H1440V720H-2400z" fill="var(--sea-1)" />
        <path d="M-300 470q400-100 760 0z" fill="var(--far)" />
        <Wave sea={2} d={swell(-2400, 552, 240, 22, 17, 800)} />
        <Lighthouse x={1296} y={640} />
      </svg>
      {children}
      <svg {...box} aria-hidden="true" className={css.bob}>
        <Boat x={790} y={594} size={1.1} />
      </svg>
      <svg {...box} aria-hidden="true" className={css.drift}>
        <Wave sea={3} d={swell(-2400, 612, 200, 26, 20, 800)} />
      </svg>
      <svg {...box} aria-hidden="true" className={css.counter}>
        <Wave sea={4} d={swell(-2400, 670, 320, 34, 13, 800)} />
      </svg>
    </div>
  );
}
