import { LivelyTile } from '../logo/LivelyTile';
import { Boat, Cloud, Glint, Gull, Stars, Sun, Swell, Wave } from './shapes';

/*
 * The illustrations of posts, 1200 by 675. Their root (Illustration.tsx) has no fill, and round
 * line caps and joins.
 */

const appIconOnSail = (
  <g transform="translate(16 -100) scale(1.15)">
    <LivelyTile />
  </g>
);

/** The boat under the harbor houses: the app is out. */
export const launch = (
  <>
    <rect width="1200" height="675" fill="var(--view)" />
    <Sun x={330} y={392} r={84} />
    <Stars d="M80 70h0M210 150h0M520 60h0M640 180h0M760 80h0M900 40h0M1120 90h0M60 250h0" />
    <Cloud x={620} y={170} />
    <Gull x={160} y={190} />
    <Gull x={235} y={150} size={0.7} />
    <path d="M0 410H1200V675H0z" fill="var(--sea-1)" />
    <Glint x={330} y={414} />
    <Wave sea={2} x={-40} y={500} width={220} rise={10} count={6} base={720} />
    {/* The houses. */}
    <path d="M700 410c90-60 150-96 250-100s170 20 270 0v110z" fill="var(--far-2)" />
    <path d="M790 510V350l60-56 60 56v160z" fill="var(--paper)" />
    <path d="M850 294l60 56v160h-60z" fill="var(--paper-shade)" />
    <path d="M930 510V300l70-64 70 64v210z" fill="var(--hull)" />
    <path d="M1090 510V372l64-58 64 58v138z" fill="var(--orange)" />
    <path
      d="M780 358l70-66 70 66M920 308l80-74 80 74M1080 380l74-68 74 68"
      stroke="var(--navy)"
      strokeWidth="12"
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
    />
    <path
      d="M776 560h60M880 590h80M800 630h70M1010 560h90M1060 620h80"
      stroke="var(--rock-shade)"
      strokeWidth="6"
    />
    <Boat x={500} y={560} size={1.7} sail={appIconOnSail} />
    <Wave sea={3} x={-140} y={580} width={190} rise={12} count={8} base={720} />
    <Wave sea={4} x={-300} y={632} width={280} rise={14} count={7} base={720} />
  </>
);

/** A phone that rises with the sun: the app is coming soon. */
export const comingSoon = (
  <>
    <rect width="1200" height="675" fill="var(--dawn)" />
    <circle cx="600" cy="450" r="500" fill="var(--dawn-1)" />
    <circle cx="600" cy="450" r="370" fill="var(--dawn-2)" />
    <circle cx="600" cy="450" r="240" fill="var(--dawn-3)" />
    <path
      d="M90 80h0M200 190h0M330 60h0M880 70h0M1010 170h0M1110 60h0M1140 260h0M70 300h0"
      stroke="var(--chalk)"
      strokeWidth="5"
    />
    <path
      d="M-20 452c90-40 150-50 220-44s110 34 190 44zM860 452c60-26 120-40 190-40s120 20 190 40z"
      fill="var(--far-2)"
    />
    <path d="M0 450H1200V675H0z" fill="var(--sea-2)" />
    <path d="M0 500H1200V675H0z" fill="var(--sea-3)" />
    <path d="M0 580H1200V675H0z" fill="var(--sea-4)" />
    {/* The phone. */}
    <rect
      x="492"
      y="92"
      width="216"
      height="440"
      rx="38"
      fill="var(--navy)"
      stroke="var(--shell)"
      strokeWidth="3"
    />
    <rect x="503" y="103" width="194" height="420" rx="28" fill="var(--page)" />
    <circle cx="600" cy="290" r="94" fill="var(--halo-1)" />
    <rect x="568" y="114" width="64" height="17" rx="8.5" fill="var(--navy)" />
    <g transform="translate(545 235) scale(2.5)">
      <LivelyTile />
    </g>
    <Swell fill="var(--sea-2)" x={480} y={462} width={30} rise={4} count={8} base={545} />
    <path d="M470 500H730V545H470z" fill="var(--sea-3)" />
    <path
      d="M430 482H770M490 520H750M450 556H640M540 600H700M500 640H600"
      stroke="var(--dawn-3)"
      strokeWidth="8"
    />
    <path
      d="M80 530h120M960 520h150M240 612h90M890 600h120M1040 640h70M100 644h60"
      stroke="var(--crest-2)"
      strokeWidth="5"
    />
  </>
);

/** A desk with a rosette and a camera: the app was noticed. */
export const recognition = (
  <>
    <rect width="1200" height="675" fill="var(--wall)" />
    {/* A striped cloth on the wall. */}
    <path d="M60 0H330V400H60z" fill="var(--paper)" />
    <g strokeLinecap="butt">
      <path d="M60 60H330M60 190H330M60 320H330" stroke="var(--sea-3)" strokeWidth="44" />
      <path d="M60 112H330M60 242H330M60 372H330" stroke="var(--orange)" strokeWidth="10" />
    </g>
    <path
      d="M74 400v22m28-22v22m28-22v22m28-22v22m28-22v22m28-22v22m28-22v22m28-22v22m28-22v22"
      stroke="var(--paper-shade)"
      strokeWidth="6"
    />
    {/* The lamp and its light on the desk. */}
    <path d="M548 160 330 530H830z" fill="var(--lamplight)" />
    <path d="M0 520H1200V675H0z" fill="var(--table)" />
    <path d="M0 520H1200V538H0z" fill="var(--table-edge)" />
    <ellipse cx="590" cy="562" rx="260" ry="36" fill="var(--lamplight-near)" />
    <path d="M360 556h130M420 552V330L540 150" stroke="var(--hull)" strokeWidth="15" />
    <circle cx="420" cy="330" r="14" fill="var(--orange)" />
    <path d="M500 176c-4-50 30-86 72-86 30 0 54 22 62 50z" fill="var(--hull)" />
    <path d="M520 172l96-26c14 40-76 62-96 26z" fill="var(--lamp)" />
    <path d="M540 556h120l-22-40h-76z" fill="var(--orange)" />
    {/* The phone. */}
    <g transform="translate(510 210)" strokeWidth="3">
      <rect width="180" height="326" rx="30" fill="var(--navy)" stroke="var(--shell)" />
      <rect x="10" y="10" width="160" height="306" rx="21" fill="var(--page)" />
      <rect x="64" y="19" width="52" height="14" rx="7" fill="var(--navy)" />
      <path d="M28 60h70M28 132H152M28 240h124" stroke="var(--line)" strokeWidth="8" />
      <rect x="28" y="82" width="124" height="36" rx="8" fill="var(--blue)" />
      <rect x="28" y="148" width="124" height="72" rx="8" fill="var(--coral)" />
      <rect x="28" y="256" width="90" height="36" rx="8" fill="var(--orange)" />
    </g>
    {/* The rosette. */}
    <g transform="translate(806 186)">
      <path d="M-26 40-50 170l42-22 30 34 10-142zM26 40 50 170 8 148l-30 34z" fill="var(--hull)" />
      <path d="M-26 40-50 170l42-22 22 26L4 40z" fill="var(--blue)" />
      <path
        d="M0-84 20-70 44-72 53-49 75-38 69-14 80 8 62 25 57 49 33 53 14 68-8 58-32 62-43 40-66 30-64 6-78-14-62-33-60-57-36-62z"
        fill="var(--coral)"
      />
      <circle r="48" fill="var(--paper)" />
      <path
        d="M-2-24V22M-2-24C18-16 26-2 28 14H-2M-26 26q9-7 18 0t18 0 18 0"
        stroke="var(--line-art)"
        strokeWidth="6"
      />
      <circle cy="-100" r="9" fill="var(--orange)" />
    </g>
    {/* The camera on its tripod. */}
    <path
      d="M1000 500 940 690M1000 500l70 190M1000 500v190"
      stroke="var(--navy)"
      strokeWidth="14"
    />
    <rect x="900" y="370" width="210" height="136" rx="20" fill="var(--hull)" />
    <path d="M960 372l12-28h68l12 28z" fill="var(--hull)" />
    <rect x="900" y="404" width="210" height="14" fill="var(--navy)" />
    <path d="M904 400 846 380v116l58-20z" fill="var(--navy)" />
    <rect x="986" y="434" width="96" height="56" rx="6" fill="var(--page)" />
    <rect x="1022" y="440" width="24" height="44" rx="5" fill="var(--coral)" />
    <circle cx="1086" cy="390" r="8" fill="var(--coral)" />
  </>
);

/** The view from the cabin, which is at night in both color schemes. */
const NIGHT = {
  sky: '#0d1d36',
  light: '#f5ead0',
  star: '#dce8f5',
  sea: '#1f4674',
  wave: '#16335a',
};

/** The notes on the wall, in two columns. A note that is done is crossed out. */
const notes = [
  { place: 'translate(760 66) rotate(-1.5)', isDone: true },
  { place: 'translate(938 66) rotate(2)', isDone: true },
  { place: 'translate(760 158) rotate(-1.5)', isDone: false },
  { place: 'translate(938 158) rotate(-1.5)', isDone: true },
  { place: 'translate(760 250) rotate(2)', isDone: true },
  { place: 'translate(938 250) rotate(-1.5)', isDone: false },
  { place: 'translate(760 342) rotate(-1.5)', isDone: false },
  { place: 'translate(938 342) rotate(2)', isDone: false },
];

/** A cabin at night with notes: lessons from before the launch. */
export const reflection = (
  <>
    <rect width="1200" height="675" fill="var(--room)" />
    <path d="M0 0H1200V40L0 250z" fill="var(--room-shade)" />
    {/* The porthole. */}
    <circle cx="210" cy="226" r="146" fill="var(--orange)" />
    <circle cx="210" cy="226" r="124" fill={NIGHT.sky} />
    <circle cx="248" cy="186" r="40" fill={NIGHT.light} />
    <path
      d="M140 150h0M180 210h0M160 250h0M300 250h0M200 130h0"
      stroke={NIGHT.star}
      strokeWidth="5"
    />
    <path d="M91 262H329A124 124 0 0 1 91 262z" fill={NIGHT.sea} />
    <path d="M222 278h54M232 298h36M240 318h18" stroke={NIGHT.light} strokeWidth="6" />
    <path d="M101 286q20-14 40 0t40 0q-6 60-20 54-40-14-60-54z" fill={NIGHT.wave} />
    {notes.map(({ place, isDone }) => (
      <g key={place} transform={place}>
        <rect
          width="158"
          height="76"
          rx="4"
          fill={isDone ? 'var(--paper-shade)' : 'var(--paper)'}
        />
        <path d="M18 28H132M18 50H98" stroke="var(--line-art)" strokeWidth="6" />
        {isDone && <path d="M10 58 146 18" stroke="var(--coral)" strokeWidth="8" />}
        <circle cx="79" cy="6" r="6" fill="var(--orange)" />
      </g>
    ))}
    {/* The lamp and its light on the desk. */}
    <path d="M560 250 190 540H770z" fill="var(--glow)" />
    <path d="M0 510H1200V675H0z" fill="var(--desk)" />
    <path d="M0 510H1200V526H0z" fill="var(--desk-edge)" />
    <ellipse cx="480" cy="596" rx="380" ry="80" fill="var(--glow)" />
    <path d="M690 530h120M750 526 700 330 556 240" stroke="var(--orange)" strokeWidth="14" />
    <path d="M596 202 506 262c-14-30 2-66 34-76 24-6 44 0 56 16z" fill="var(--orange)" />
    {/* The book and the pencil. */}
    <path d="M268 544l212 16 212-16 62 106-274 18-274-18z" fill="var(--paper)" />
    <path d="M480 560l212-16 62 106-274 18z" fill="var(--paper-shade)" />
    <g stroke="var(--line-art)" strokeWidth="5">
      <path d="M298 564l56 4-22 74-68-5zM388 571l56 4-6 76-68-5z" />
      <path d="M316 584l24 2M308 606l32 2M402 590l28 2M398 612l20 1M514 584l150-12M518 606l160-13M522 628l108-8" />
    </g>
    <path d="M712 622l104-62" stroke="var(--coral)" strokeWidth="12" />
    {/* The mug. */}
    <path d="M912 470h92v76c0 14-10 22-24 22h-44c-14 0-24-8-24-22z" fill="var(--paper)" />
    <path
      d="M1004 488h16c26 0 26 44 0 44h-16"
      stroke="var(--paper)"
      strokeWidth="12"
      strokeLinecap="butt"
    />
    <path
      d="M958 494v50m-14-36h28m-36 16c0 26 44 26 44 0"
      stroke="var(--line-art)"
      strokeWidth="6"
    />
  </>
);
