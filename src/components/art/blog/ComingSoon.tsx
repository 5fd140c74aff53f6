import { LivelyTile } from '../../logo/LivelyTile';
import { swell } from '../shapes';

/** A phone that rises with the sun: the app is coming soon. */
export function ComingSoon() {
  return (
    <g strokeLinecap="round">
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
      <path d={swell(480, 462, 30, 8, 8, 545)} fill="var(--sea-2)" />
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
    </g>
  );
}
