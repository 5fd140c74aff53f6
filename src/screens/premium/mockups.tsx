import type { ComponentType, ReactNode } from 'react';
import { Sun, swell, Wave } from '../../components/art/shapes';
import { LivelyTile } from '../../components/logo/LivelyTile';
import { timeOf } from '../../components/mockups/times';
import { homeMockup as home } from '../../content/mockups';
import css from './premium.module.css';

type MockupProps = { readonly label: string };

/** The mockups of features, by the features' ids. */
export const mockups: Readonly<Record<string, ComponentType<MockupProps>>> = {
  widgets: WidgetMockup,
  feed: FeedMockup,
  moodFaces: MoodFaceMockup,
  themes: ThemeMockup,
};

const [{ nextHeading, next, list }] = home.parts;
const { events } = list;
/** The fill of each event of `events`. */
const FILLS = ['var(--blue)', 'var(--orange)', 'var(--coral)'];

/**
 * A drawing of 300 by 190 whose sky and sea reach the edges of its panel. The smallest text is 12
 * units, which is 10 px on the narrowest phone.
 */
function Panel(props: MockupProps & { readonly children: ReactNode }) {
  return (
    <svg
      className={css.mockup}
      viewBox="0 0 300 190"
      fill="var(--ink)"
      fontSize="12"
      fontWeight="650"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label={props.label}
    >
      {props.children}
    </svg>
  );
}

/** The home screen with a widget: the next event, and those after it. */
function WidgetMockup({ label }: MockupProps) {
  return (
    <Panel label={label}>
      <Sun x={272} y={58} r={26} halo={2.4} />
      <Wave sea={1} d={swell(-300, 128, 60, 8, 15, 200)} />
      <Wave sea={2} d={swell(-280, 152, 70, 9, 13, 200)} />
      <rect x="24" y="12" width="252" height="220" rx="38" fill="var(--navy)" />
      <rect x="30" y="18" width="240" height="220" rx="32" fill="var(--tint)" />
      <rect x="127" y="25" width="46" height="12" rx="6" fill="var(--navy)" />
      <clipPath id="widget">
        <rect x="42" y="46" width="216" height="88" rx="18" />
      </clipPath>
      <g clipPath="url(#widget)">
        <path d="M42 46h216v88H42z" fill="var(--surface)" />
        <path d="M42 46h94v88H42z" fill="var(--desk)" />
        <path d={swell(28, 119, 18, 6, 6, 138)} fill="var(--glass-shade)" />
      </g>
      <text x="52" y="67" fill="var(--on-deep-soft)">
        {nextHeading}
      </text>
      <text x="52" y="86" fill="var(--on-deep)" fontSize="15">
        {next.title}
      </text>
      <text x="52" y="104" fill="var(--orange)">
        {home.countdown}
      </text>
      {events.map(({ title }, row) => (
        <g key={title} transform={`translate(146 ${58 + row * 24})`}>
          <rect width="4" height="17" rx="2" fill={FILLS[row]} />
          <text x="10" y="13">
            {title}
          </text>
        </g>
      ))}
      <g transform="translate(42 146) scale(.909)">
        <LivelyTile />
      </g>
      {APPS.map(({ fill, icon }, index) => (
        <g key={fill} transform={`translate(${42 + (index + 1) * 58.67} 146)`}>
          <rect width="40" height="40" rx="9" fill={fill} />
          <path d={icon} fill="#fff" stroke="#fff" strokeWidth="2" />
        </g>
      ))}
    </Panel>
  );
}

/** Other apps on the home screen: weather, photos, messages. */
const APPS = [
  { fill: 'var(--glass)', icon: 'M14 27h13a5 5 0 0 0 0-10 7 7 0 0 0-13-1 5.5 5.5 0 0 0 0 11z' },
  { fill: 'var(--orange)', icon: 'm9 28 8-11 5 6 3-4 6 9z' },
  { fill: 'var(--coral)', icon: 'M11 12h18v13H20l-5 5v-5h-4z' },
];

const FEED = [
  { title: nextHeading, place: 'translate(34 10)' },
  { title: home.journal.heading, place: 'translate(34 100)' },
  { title: list.heading, place: 'translate(34 145)', isOff: true },
  // The last one is in front: it is on its way to another place.
  { title: home.moodQuestion, place: 'translate(46 52) rotate(-3 116 18)', isLifted: true },
];

/** The parts of the home tab: a list to switch them on and off, and to sort them. */
function FeedMockup({ label }: MockupProps) {
  return (
    <Panel label={label}>
      <Sun x={26} y={28} r={30} halo={2.4} />
      <Wave sea={1} d={swell(-260, 140, 80, 10, 11, 200)} />
      <Wave sea={2} d={swell(-300, 164, 64, 9, 14, 200)} />
      {FEED.map(({ title, place, isOff, isLifted }) => (
        <g key={title} fill={isOff ? 'var(--ink-soft)' : undefined} transform={place}>
          {isLifted && (
            <rect y="5" width="232" height="36" rx="12" fill="#06182c" fillOpacity=".16" />
          )}
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

const COLORS = ['var(--ink-light)', 'var(--orange)', 'var(--coral)', 'var(--blue)', 'var(--glass)'];

/** A page with a drawn face, the colors to draw with, and the pencil. */
function MoodFaceMockup({ label }: MockupProps) {
  return (
    <Panel label={label}>
      <path d="M-300-300H600V300H-300z" fill="var(--dawn-2)" />
      <g transform="rotate(-3 150 100)" fill="var(--ink-light)">
        <rect x="74" y="18" width="152" height="200" rx="14" fill="#06182c" fillOpacity=".16" />
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
          Windswept
        </text>
      </g>
      <g stroke="var(--paper)" strokeWidth="2.5">
        {COLORS.map((color, row) => (
          <circle key={color} cx="42" cy={27 + row * 34} r="11" fill={color} />
        ))}
      </g>
      <circle cx="42" cy="27" r="15.5" fill="none" stroke="var(--ink)" strokeWidth="2" />
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

/** Two themes of the app, the same in both color schemes of the site. */
const DAY = {
  sky: '#dcecfb',
  page: '#f4f8fc',
  card: '#fff',
  ink: 'var(--ink-light)',
  soft: '#48617c',
  halo: ['#fbecd4', '#fddcab'],
  sun: '#f7ab4f',
};
const NIGHT: typeof DAY = {
  sky: '#07142a',
  page: '#0d1a2c',
  card: '#17283f',
  ink: '#eaf2fa',
  soft: '#a9bfd6',
  halo: ['#0f2138', '#1d3757'],
  sun: '#f5ead0',
};

/** The calendar by day and by night, and a wave between them. */
function ThemeMockup({ label }: MockupProps) {
  return (
    <Panel label={label}>
      <clipPath id="night">
        <path d="M168-300V-10q18 26 0 52t0 52 0 52 0 52V300H900V-300z" />
      </clipPath>
      <Calendar theme={DAY} x={34} />
      <g clipPath="url(#night)">
        <Calendar theme={NIGHT} x={270} />
        <path
          d="M226 12h0M292 66h0M330 30h0M345 120h0M380 70h0M200 8h0"
          stroke="#dce8f5"
          strokeWidth="3"
        />
      </g>
    </Panel>
  );
}

/** @param x the position of the sun or the moon */
function Calendar({ theme, x }: { readonly theme: typeof DAY; readonly x: number }) {
  const { sky, page, card, ink, soft, halo, sun } = theme;
  return (
    <g fill={ink}>
      <path d="M-300-300H600V300H-300z" fill={sky} />
      <circle cx={x} cy="28" r="44" fill={halo[0]} />
      <circle cx={x} cy="28" r="30" fill={halo[1]} />
      <circle cx={x} cy="28" r="19" fill={sun} />
      <rect x="24" y="22" width="252" height="220" rx="24" fill={page} />
      <text x="42" y="52" fontSize="17">
        {home.date}
      </text>
      {[next, ...events].map((event, row) => (
        <g key={event.title} transform={`translate(38 ${66 + row * 38})`}>
          <rect width="224" height="32" rx="9" fill={card} />
          <rect x="7" y="7" width="4" height="18" rx="2" fill={['var(--hull)', ...FILLS][row]} />
          <text x="19" y="20.5" fontSize="13">
            {event.title}
          </text>
          <text x="214" y="20.5" textAnchor="end" fill={soft} fontWeight="500">
            {timeOf(event)}
          </text>
        </g>
      ))}
    </g>
  );
}
