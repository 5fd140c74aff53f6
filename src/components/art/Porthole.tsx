import type { ReactNode } from 'react';
import css from './art.module.css';
import { Stars, Sun, swell, Wave } from './shapes';

/**
 * A round view of the sea behind other content. `hour` is the position of the sun, from 0 (dawn) to
 * 1 (dusk).
 *
 * @param accent a drawing that floats on the sea, beside the content
 */
export function Porthole({ hour, accent }: { readonly hour: number; readonly accent?: ReactNode }) {
  const height = Math.sin(Math.PI * hour) * 190;
  return (
    <div className={`${css.art} ${css.porthole}`}>
      <svg viewBox="0 0 560 560" aria-hidden="true">
        <path d="M0 0h560v560H0z" fill="var(--view)" />
        <Sun x={90 + 380 * hour} y={330 - height} r={46} halo={2.4} />
        <Stars d="M120 120h0M220 60h0M330 100h0M450 150h0M70 240h0M500 260h0" />
        <Wave sea={1} d={swell(-40, 350, 180, 18, 4, 600)} />
        <Wave sea={2} d={swell(-120, 408, 150, 20, 5, 600)} />
        <Wave sea={3} d={swell(-20, 470, 210, 22, 3, 600)} />
      </svg>
      {accent}
    </div>
  );
}
