import type { MockupProps } from '../../../components/mockups/PhoneFrame';
import { drawnMoodFaceName } from '../../../content/premium';
import { Panel, SHADOW } from './Panel';

/** The colors to draw with. The first one is chosen. */
const COLORS = ['var(--ink-light)', 'var(--orange)', 'var(--coral)', 'var(--blue)', 'var(--glass)'];
const TOP_COLOR_Y = 27;
const COLOR_DISTANCE = 34;

/** A page with a drawn face, the colors to draw with, and the pencil. */
export function MoodFaceMockup({ label }: MockupProps) {
  return (
    <Panel label={label}>
      <path d="M-300-300H600V300H-300z" fill="var(--dawn-2)" />
      <g transform="rotate(-3 150 100)" fill="var(--ink-light)">
        <rect x="74" y="18" width="152" height="200" rx="14" {...SHADOW} />
        <rect x="76" y="14" width="148" height="200" rx="14" fill="var(--paper)" />
        <path
          d="M153 47c30-1 52 20 51 48 0 28-22 49-51 49s-51-19-51-48c-1-27 20-49 51-49z"
          fill="var(--orange)"
        />
        <g fill="none" stroke="var(--ink-light)" strokeWidth="4.5">
          <path d="M152 43c-32-1-53 20-53 49 1 30 22 49 52 48 29-1 50-22 49-49-1-24-18-44-42-48" />
          <path d="M122 50c12-12 30-18 48-13 14 4 24 1 32-6M138 44c14-6 28-4 38 3 9 6 18 6 27 1" />
          <path d="M128 80c0 3 0 5 1 8M166 85c5-6 11-6 16-1" strokeWidth="5" />
          <path d="M122 104c14 4 34 4 52-2-2 16-12 25-26 25s-24-8-26-23z" fill="#fff" />
        </g>
        <path d="M113 98h0M188 97h0" stroke="var(--coral)" strokeWidth="13" />
        <text x="150" y="168" textAnchor="middle" fontSize="15">
          {drawnMoodFaceName}
        </text>
      </g>
      <g stroke="var(--paper)" strokeWidth="2.5">
        {COLORS.map((color, row) => (
          <circle key={color} cx="42" cy={TOP_COLOR_Y + row * COLOR_DISTANCE} r="11" fill={color} />
        ))}
      </g>
      <circle cx="42" cy={TOP_COLOR_Y} r="15.5" fill="none" stroke="var(--ink)" strokeWidth="2" />
      <g transform="translate(203 36) rotate(-24)">
        <path d="M0 0 16-7v14z" fill="#f3d3a5" />
        <path d="M0 0 6-2.6v5.2z" fill="var(--ink-light)" />
        <path d="M16-7h50V7H16z" fill="var(--coral)" />
        <path d="M16 0h50v7H16z" fill="var(--coral-shade)" />
        <path d="M66-7h6a5 5 0 0 1 5 5v4a5 5 0 0 1-5 5h-6z" fill="var(--hull)" />
      </g>
    </Panel>
  );
}
