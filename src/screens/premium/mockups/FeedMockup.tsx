import { Sun, Wave } from '../../../components/art/shapes';
import type { MockupProps } from '../../../components/mockups/PhoneFrame';
import { homeMockup } from '../../../content/mockups';
import { laterHeading, nextHeading } from './morning';
import { Panel, SHADOW } from './Panel';

const PARTS = [
  { title: nextHeading, place: 'translate(34 10)' },
  { title: homeMockup.journal.heading, place: 'translate(34 100)' },
  { title: laterHeading, place: 'translate(34 145)', isOff: true },
  // The last one is in front: it is on its way to another place.
  { title: homeMockup.moodQuestion, place: 'translate(46 52) rotate(-3 116 18)', isLifted: true },
];

/** The parts of the home tab: a list to switch them on and off, and to sort them. */
export function FeedMockup({ label }: MockupProps) {
  return (
    <Panel label={label}>
      <Sun x={26} y={28} r={30} halo={2.4} />
      <Wave sea={1} x={-260} y={140} width={80} rise={5} count={11} base={200} />
      <Wave sea={2} x={-300} y={164} width={64} rise={4.5} count={14} base={200} />
      {PARTS.map(({ title, place, isOff, isLifted }) => (
        <g key={title} fill={isOff ? 'var(--ink-soft)' : undefined} transform={place}>
          {isLifted && <rect y="5" width="232" height="36" rx="12" {...SHADOW} />}
          <rect
            width="232"
            height="36"
            rx="12"
            fill="var(--surface)"
            stroke={isLifted ? 'var(--accent)' : undefined}
            strokeWidth="2"
          />
          <path
            d="M16 12h0M16 18h0M16 24h0M22 12h0M22 18h0M22 24h0"
            stroke="var(--ink-soft)"
            strokeWidth="3"
          />
          <text x="36" y="22.5" fontSize="13.5">
            {title}
          </text>
          <g fill={isOff ? 'var(--line-strong)' : 'var(--accent)'}>
            <rect x="190" y="9" width="31" height="18" rx="9" />
            <circle cx={isOff ? 199 : 212} cy="18" r="7" fill="var(--on-accent)" />
          </g>
        </g>
      ))}
    </Panel>
  );
}
