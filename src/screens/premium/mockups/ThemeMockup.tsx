import type { MockupProps } from '../../../components/mockups/PhoneFrame';
import { timeOf } from '../../../components/mockups/times';
import { homeMockup } from '../../../content/mockups';
import { laterEvents, nextEvent } from './morning';
import { Panel } from './Panel';

/** The vertical distance from one event of the calendar to the next. */
const EVENT_DISTANCE = 38;

/** The colors of the app by day. They are the same in both color schemes of the site. */
const DAY = {
  sky: '#dcecfb',
  page: '#f4f8fc',
  card: '#fff',
  ink: 'var(--ink-light)',
  softInk: '#48617c',
  /** The sun, or at night the moon, and its two halos. */
  sun: '#f7ab4f',
  innerHalo: '#fddcab',
  outerHalo: '#fbecd4',
};
type Theme = typeof DAY;
const NIGHT: Theme = {
  sky: '#07142a',
  page: '#0d1a2c',
  card: '#17283f',
  ink: 'var(--ink-dark)',
  softInk: '#a9bfd6',
  sun: '#f5ead0',
  innerHalo: '#1d3757',
  outerHalo: '#0f2138',
};

/** Lines of no length: the round line caps of `Panel` turn them into dots. */
const STARS = 'M226 12h0M292 66h0M330 30h0M345 120h0M380 70h0M200 8h0';

/** The calendar by day, and to the right of a wave, the same calendar by night. */
export function ThemeMockup({ label }: MockupProps) {
  return (
    <Panel label={label}>
      <clipPath id="night">
        <path d="M168-300V-10q18 26 0 52t0 52 0 52 0 52V300H900V-300z" />
      </clipPath>
      <Calendar theme={DAY} sunX={34} />
      <g clipPath="url(#night)">
        <Calendar theme={NIGHT} sunX={270} />
        <path d={STARS} stroke="#dce8f5" strokeWidth="3" />
      </g>
    </Panel>
  );
}

/** The sky and the day's events in a theme. `sunX` is the position of the sun or the moon. */
function Calendar({ theme, sunX }: { readonly theme: Theme; readonly sunX: number }) {
  return (
    <g fill={theme.ink}>
      <path d="M-300-300H600V300H-300z" fill={theme.sky} />
      <circle cx={sunX} cy="28" r="44" fill={theme.outerHalo} />
      <circle cx={sunX} cy="28" r="30" fill={theme.innerHalo} />
      <circle cx={sunX} cy="28" r="19" fill={theme.sun} />
      <rect x="24" y="22" width="252" height="220" rx="24" fill={theme.page} />
      <text x="42" y="52" fontSize="17">
        {homeMockup.date}
      </text>
      {[nextEvent, ...laterEvents].map((event, row) => (
        <g key={event.title} transform={`translate(38 ${66 + row * EVENT_DISTANCE})`}>
          <rect width="224" height="32" rx="9" fill={theme.card} />
          <rect
            x="7"
            y="7"
            width="4"
            height="18"
            rx="2"
            data-color={event.color}
            fill="var(--fill)"
          />
          <text x="19" y="20.5" fontSize="13">
            {event.title}
          </text>
          <text x="214" y="20.5" textAnchor="end" fill={theme.softInk} fontWeight="500">
            {timeOf(event)}
          </text>
        </g>
      ))}
    </g>
  );
}
