import css from './art.module.css';
import { Boat, Cloud, Glint, Gull, Lighthouse, Stars, Sun, swell, Wave } from './shapes';

/** Two boats on the same course, and the light they steer by. Decorative. */
export function VoyageScene() {
  return (
    <svg
      className={`${css.art} ${css.illustration} ${css.framed}`}
      viewBox="0 0 960 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d="M0 0h960v400H0z" fill="var(--view)" />
      <Sun x={480} y={236} r={56} />
      <Stars d="M60 50h0M300 70h0M420 30h0M640 60h0M880 80h0M760 30h0" />
      <Cloud x={770} y={120} size={0.7} />
      <Gull x={330} y={96} size={0.7} />
      <Gull x={384} y={70} size={0.5} />
      <Wave sea={1} d={swell(-60, 240, 220, 10, 6, 460)} />
      <Glint x={480} y={246} size={0.55} />
      <g transform="translate(150 274) scale(-1 1)">
        <Lighthouse x={0} y={0} size={0.46} />
      </g>
      <Boat x={800} y={262} size={0.56} />
      <Wave sea={2} d={swell(-160, 288, 170, 14, 8, 460)} />
      <Boat x={590} y={322} size={0.9} />
      <Wave sea={3} d={swell(-40, 352, 210, 16, 6, 460)} />
    </svg>
  );
}
