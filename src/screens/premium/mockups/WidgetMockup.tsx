import { Sun, Swell, Wave } from '../../../components/art/shapes';
import { LivelyTile } from '../../../components/logo/LivelyTile';
import type { MockupProps } from '../../../components/mockups/PhoneFrame';
import { homeMockup } from '../../../content/mockups';
import { laterEvents, nextEvent, nextHeading } from './morning';
import { Panel } from './Panel';

/** The distance from one event of the widget to the next. */
const EVENT_DISTANCE = 24;
/** The distance from one app to the next: four fill the width of the widget. */
const APP_DISTANCE = 58.67;

/** The icons of other apps: weather, photos and messages. */
const OTHER_APPS = [
  { fill: 'var(--glass)', icon: 'M14 27h13a5 5 0 0 0 0-10 7 7 0 0 0-13-1 5.5 5.5 0 0 0 0 11z' },
  { fill: 'var(--orange)', icon: 'm9 28 8-11 5 6 3-4 6 9z' },
  { fill: 'var(--coral)', icon: 'M11 12h18v13H20l-5 5v-5h-4z' },
];

/** The home screen with a widget: the next event, and those after it. */
export function WidgetMockup({ label }: MockupProps) {
  return (
    <Panel label={label}>
      <Sun x={272} y={58} r={26} halo={2.4} />
      <Wave sea={1} x={-300} y={128} width={60} rise={4} count={15} base={200} />
      <Wave sea={2} x={-280} y={152} width={70} rise={4.5} count={13} base={200} />
      <rect x="24" y="12" width="252" height="220" rx="38" fill="var(--navy)" />
      <rect x="30" y="18" width="240" height="220" rx="32" fill="var(--tint)" />
      <rect x="127" y="25" width="46" height="12" rx="6" fill="var(--navy)" />
      <clipPath id="widget">
        <rect x="42" y="46" width="216" height="88" rx="18" />
      </clipPath>
      <g clipPath="url(#widget)">
        <path d="M42 46h216v88H42z" fill="var(--surface)" />
        <path d="M42 46h94v88H42z" fill="var(--desk)" />
        <Swell fill="var(--glass-shade)" x={28} y={119} width={18} rise={3} count={6} base={138} />
      </g>
      <text x="52" y="67" fill="var(--on-deep-soft)">
        {nextHeading}
      </text>
      <text x="52" y="86" fill="var(--on-deep)" fontSize="15">
        {nextEvent.title}
      </text>
      <text x="52" y="104" fill="var(--orange)">
        {homeMockup.countdown}
      </text>
      {laterEvents.map(({ title, color }, row) => (
        <g key={title} transform={`translate(146 ${58 + row * EVENT_DISTANCE})`}>
          <rect width="4" height="17" rx="2" data-color={color} fill="var(--fill)" />
          <text x="10" y="13">
            {title}
          </text>
        </g>
      ))}
      <g transform="translate(42 146)">
        {/* From 44 units to the 40 of the other apps. */}
        <g transform="scale(.909)">
          <LivelyTile />
        </g>
        {OTHER_APPS.map(({ fill, icon }, index) => (
          <g key={fill} transform={`translate(${(index + 1) * APP_DISTANCE})`}>
            <rect width="40" height="40" rx="9" fill={fill} />
            <path d={icon} fill="#fff" stroke="#fff" strokeWidth="2" />
          </g>
        ))}
      </g>
    </Panel>
  );
}
