import { LivelyShapes } from '../logo/LivelyMark';
import { StudioMark } from '../logo/StudioMark';
import css from './art.module.css';
import { Boat, Cloud, Glint, Gull, Lighthouse, Stars, Sun, Wave } from './shapes';

/** The workshop with a lamp above its workbench, and flags from its roof. */
const building = (
  <>
    <path d="M1090 206h290v218h-290z" fill="var(--paper)" />
    <path d="M1090 250h290v4h-290zm0 54h290v4h-290zm0 54h290v4h-290z" fill="var(--paper-shade)" />
    <path d="M1060 216 1235 92l175 124z" fill="var(--coral)" />
    <path d="M1235 92l175 124h-62L1212 108z" fill="var(--coral-shade)" />
    <path d="M1140 424V312a54 54 0 0 1 108 0v112z" fill="var(--room)" />
    <path d="M1194 308 1158 392h72z" fill="var(--glow)" />
    <path d="M1194 258v40" stroke="var(--line-art)" strokeWidth="4" />
    <path d="M1176 312a18 16 0 0 1 36 0z" fill="var(--lamp)" />
    <path d="M1150 392h88v10h-10v22h-8v-22h-52v22h-8v-22h-10z" fill="var(--orange)" />
    <path d="M1170 378h48l-8 14h-32zM1192 376v-26l16 26z" fill="var(--coral)" />
    <path d="M1290 300h56v60h-56z" fill="var(--window)" stroke="var(--hull)" strokeWidth="6" />
    <path d="M1318 300v60M1290 330h56" stroke="var(--hull)" strokeWidth="5" />
    <circle cx="1235" cy="176" r="18" fill="var(--window)" stroke="var(--hull)" strokeWidth="6" />
    <path d="M970 88q120 62 264 8" fill="none" stroke="var(--line-art)" strokeWidth="4" />
    <path d="M1006 103l26 8-16 22zM1132 121l28-4-10 26z" fill="var(--blue)" />
    <path d="M1068 118l28 3-16 24z" fill="var(--orange)" />
  </>
);

/**
 * The studio's workshop in the harbor: a phone on the stocks, its sail on the crane, and the
 * studio's sign beside the door. The quay and sea continue to the edges of the window. Decorative.
 */
export function WorkshopScene() {
  return (
    <svg
      className={`${css.art} ${css.illustration} ${css.workshop}`}
      viewBox="620 0 820 560"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
    >
      <Stars d="M680 40h0M830 24h0M1010 60h0M1400 50h0M1330 16h0M560 90h0" />
      <Sun x={880} y={262} r={58} halo={1.8} />
      <Cloud x={1060} y={150} size={0.6} />
      <Gull x={760} y={150} size={0.7} />
      <path d="M-2400 400H2600V560H-2400z" fill="var(--sea-1)" />
      <Boat x={716} y={452} size={0.4} />
      <Wave sea={2} x={-2400} y={458} width={200} rise={8} count={25} base={600} />
      {/* The crane with the sail. */}
      <path d="M812 440V96M812 112 972 84M812 170l78-72" stroke="var(--hull)" strokeWidth="10" />
      <path d="M952 88v56" stroke="var(--line-art)" strokeWidth="4" />
      <path d="M952 144c34 22 52 50 56 82h-56z" fill="var(--coral)" />
      {/* The phone on the stocks. */}
      <path d="M880 420l22-60h112l22 60" fill="none" stroke="var(--rock)" strokeWidth="12" />
      <g transform="rotate(-5 952 330)">
        <rect x="900" y="236" width="104" height="186" rx="20" fill="var(--navy)" />
        <rect x="908" y="244" width="88" height="170" rx="13" fill="var(--paper)" />
        <rect x="938" y="251" width="28" height="8" rx="4" fill="var(--navy)" />
        <g transform="translate(921 290) scale(1.9)">
          <LivelyShapes mast="var(--blue)" sail="var(--paper-shade)" />
        </g>
      </g>
      {building}
      {/* The sign. */}
      <path d="M1096 240h-60M1052 240v16" stroke="var(--hull)" strokeWidth="7" />
      <g transform="translate(1024 254)">
        <StudioMark size={56} />
      </g>
      <path d="M790 420H2600V600H790z" fill="var(--rock)" />
      <path d="M778 414H2600v20H778z" fill="var(--rock-shade)" />
      <path d="M808 434v70M900 434v70" stroke="var(--rock-shade)" strokeWidth="14" />
      <Wave sea={3} x={-2400} y={512} width={240} rise={10} count={21} base={600} />
      <Wave sea={4} x={-2300} y={532} width={180} rise={6} count={28} base={600} />
    </svg>
  );
}

/** Two boats on the same course, and the light they steer by. Decorative. */
export function VoyageScene() {
  return (
    <svg
      className={`${css.art} ${css.illustration}`}
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
      <Wave sea={1} x={-60} y={240} width={220} rise={5} count={6} base={460} />
      <Glint x={480} y={246} size={0.55} />
      {/* Mirrored, so that its beam points at the boats. */}
      <g transform="translate(220 274) scale(-1 1)">
        <Lighthouse x={0} y={0} size={0.46} />
      </g>
      <Boat x={750} y={262} size={0.56} />
      <Wave sea={2} x={-160} y={288} width={170} rise={7} count={8} base={460} />
      <Boat x={590} y={322} size={0.9} />
      <Wave sea={3} x={-40} y={352} width={210} rise={8} count={6} base={460} />
    </svg>
  );
}
