import { LivelyTile } from '../../logo/LivelyTile';
import { Boat, Cloud, Glint, Gull, Stars, Sun, swell, Wave } from '../shapes';

/** The boat under the harbor houses: the app is out. */
export function Launch() {
  return (
    <>
      <rect width="1200" height="675" fill="var(--view)" />
      <Sun x={330} y={392} r={84} />
      <Stars d="M80 70h0M210 150h0M520 60h0M640 180h0M760 80h0M900 40h0M1120 90h0M60 250h0" />
      <Cloud x={620} y={170} />
      <Gull x={160} y={190} />
      <Gull x={235} y={150} size={0.7} />
      <path d="M0 410H1200V675H0z" fill="var(--sea-1)" />
      <Glint x={330} y={414} />
      <Wave sea={2} d={swell(-40, 500, 220, 20, 6, 720)} />
      {/* The houses. */}
      <path d="M700 410c90-60 150-96 250-100s170 20 270 0v110z" fill="var(--far-2)" />
      <path d="M790 510V350l60-56 60 56v160z" fill="var(--paper)" />
      <path d="M850 294l60 56v160h-60z" fill="var(--paper-shade)" />
      <path d="M930 510V300l70-64 70 64v210z" fill="var(--hull)" />
      <path d="M1090 510V372l64-58 64 58v138z" fill="var(--orange)" />
      <path
        d="M780 358l70-66 70 66M920 308l80-74 80 74M1080 380l74-68 74 68"
        fill="none"
        stroke="var(--navy)"
        strokeWidth="12"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M814 372h24v32h-24zm48 0h24v32h-24zM962 326h26v34h-26zm50 0h26v34h-26zm-50 66h26v34h-26zm50 0h26v34h-26zM1120 398h24v32h-24zm46 0h24v32h-24z"
        fill="var(--window)"
      />
      <path d="M838 510v-62h26v62zM986 510v-66h28v66zM1142 510v-58h26v58z" fill="var(--navy)" />
      <path d="M760 522h470v200H740z" fill="var(--rock)" />
      <path d="M740 506h500v26H740z" fill="var(--rock-shade)" />
      <path
        d="M800 506v-26m-11 0h22M930 506v-26m-11 0h22M1060 506v-26m-11 0h22"
        stroke="var(--navy)"
        strokeWidth="14"
        strokeLinecap="round"
      />
      <path
        d="M776 560h60M880 590h80M800 630h70M1010 560h90M1060 620h80"
        stroke="var(--rock-shade)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <Boat
        x={500}
        y={560}
        size={1.7}
        sail={
          <g transform="translate(16 -100) scale(1.15)">
            <LivelyTile />
          </g>
        }
      />
      <Wave sea={3} d={swell(-140, 580, 190, 24, 8, 720)} />
      <Wave sea={4} d={swell(-300, 632, 280, 28, 7, 720)} />
    </>
  );
}
