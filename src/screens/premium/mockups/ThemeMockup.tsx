import type { MockupProps } from '../../../components/mockups/PhoneFrame';
import { timeOf } from '../../../components/mockups/times';
import { homeMockup } from '../../../content/mockups';
import { laterEvents, nextEvent } from './morning';
import { FILLS, Panel } from './Panel';

/** The distance from one event of the calendar to the next. */
const EVENT_DISTANCE = 38;

/** The colors of the app by day. They are the same in both color schemes of the site. */
const DAY = {
  sky: '#dcecfb',
  page: '#f4f8fc',
  card: '#fff',
  ink: 'var(--ink-light)',
  softInk: '#48617c',
  /** The halos around the sun or the moon. */
  outerHalo: '#fbecd4',
  innerHalo: '#fddcab',
  sun: '#f7ab4f',
};
type Theme = typeof DAY;
const NIGHT: Theme = {
  sky: '#07142a',
  page: '#0d1a2c',
  card: '#17283f',
  ink: '#eaf2fa',
  softInk: '#a9bfd6',
  outerHalo: '#0f2138',
  innerHalo: '#1d3757',
  sun: '#f5ead0',
};

/** Lines of no length: the round line caps of `Panel` make them visible. */
const STARS = 'M226 12h0M292 66h0M330 30h0M345 120h0M380 70h0M200 8h0';

/** The calendar by day and by night, and a wave between them. */
export function ThemeMockup({ label }: MockupProps) {
  return (
    <Panel label={label}>
      <clipPath id="night">
        <path d="M168-300V-10q18 26 0 52t0 52 0 52 0 52V300H900V-300z" />
      </clipPath>
      <Calendar theme={DAY} skyX={34} />
      <g clipPath="url(#night)">
        <Calendar theme={NIGHT} skyX={270} />
        <path d={STARS} stroke="#dce8f5" strokeWidth="3" />
      </g>
    </Panel>
  );
}

/** The day in a theme. `skyX` is the position of the sun or the moon. */
function Calendar({ theme, skyX }: { readonly theme: Theme; readonly skyX: number }) {
  const { sky, page, card, ink, softInk, outerHalo, innerHalo, sun } = theme;
  return (
    <g fill={ink}>
      <path d="M-300-300H600V300H-300z" fill={sky} />
      <circle cx={skyX} cy="28" r="44" fill={outerHalo} />
      <circle cx={skyX} cy="28" r="30" fill={innerHalo} />
      <circle cx={skyX} cy="28" r="19" fill={sun} />
      <rect x="24" y="22" width="252" height="220" rx="24" fill={page} />
      <text x="42" y="52" fontSize="17">
        {homeMockup.date}
      </text>
      {[nextEvent, ...laterEvents].map((event, row) => (
        <g key={event.title} transform={`translate(38 ${66 + row * EVENT_DISTANCE})`}>
          <rect width="224" height="32" rx="9" fill={card} />
          <rect x="7" y="7" width="4" height="18" rx="2" fill={FILLS[event.color]} />
          <text x="19" y="20.5" fontSize="13">
            {event.title}
          </text>
          <text x="214" y="20.5" textAnchor="end" fill={softInk} fontWeight="500">
            {timeOf(event)}
          </text>
        </g>
      ))}
    </g>
  );
}
