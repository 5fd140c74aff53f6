import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import css from './art.module.css';

/* The root and the shapes that drawings share. Colors come from art.module.css, and the brand's from tokens.css. */

/** The root of a drawing whose lines have round ends. Decorative. */
export function Drawing({ className, ...svg }: ComponentProps<'svg'>) {
  return (
    <svg
      className={classNames(css.art, className)}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...svg}
    />
  );
}

type Point = { readonly x: number; readonly y: number };

type Placed = Point & { readonly size?: number };

/**
 * A row of `count` crests and troughs, which begins at `x` and `y`. Each is `width` wide, and rises or
 * falls by `rise`. The `y` of the lower edge is `base`.
 */
type SwellProps = Point & {
  readonly width: number;
  readonly rise: number;
  readonly count: number;
  readonly base: number;
};

function swellPath({ x, y, width, rise, count, base }: SwellProps): string {
  // The control point of a curve is twice as high as the curve.
  const firstCrest = `q${width / 2} ${-2 * rise} ${width} 0`;
  const others = `t${width} 0`.repeat(count - 1);
  return `M${x} ${y}${firstCrest}${others}V${base}H${x}z`;
}

export function Swell({ fill, ...swell }: SwellProps & { readonly fill: string }) {
  return <path d={swellPath(swell)} fill={fill} />;
}

/**
 * A swell with a light line around it: its sides and its base must be outside of the view box. Its color is that of the
 * sea, from far (1) to near (4).
 */
export function Wave({ sea, ...swell }: SwellProps & { readonly sea: 1 | 2 | 3 | 4 }) {
  const fill = `var(--sea-${sea})`;
  return <path d={swellPath(swell)} fill={fill} stroke={`var(--crest-${sea})`} strokeWidth="3" />;
}

type SunProps = Point & { readonly r: number; readonly halo?: number };

/** The low sun by day, the rising full moon by night. The widest halo has `halo` times its radius. */
export function Sun({ x, y, r, halo = 3.6 }: SunProps) {
  const haloWidth = r * (halo - 1);
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r * halo} fill="var(--halo-1)" />
      <circle r={r + haloWidth * 0.6} fill="var(--halo-2)" />
      <circle r={r + haloWidth * 0.25} fill="var(--halo-3)" />
      <circle r={r} fill="var(--sun)" />
      <g transform={`scale(${r / 100})`} fill="var(--crater)">
        <circle cx="-34" cy="-38" r="17" />
        <circle cx="28" cy="-16" r="24" />
        <circle cx="8" cy="-66" r="9" />
        <circle cx="-54" cy="6" r="9" />
      </g>
    </g>
  );
}

/** The reflection of the sun or the moon: bars that get shorter toward the viewer. */
export function Glint({ x, y, size = 1 }: Placed) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${size})`}
      d="M-92 14H92M-60 34H74M-78 54H34M-28 74H56M-40 94H10"
      stroke="var(--glint)"
      strokeWidth="7"
      strokeLinecap="round"
    />
  );
}

/** @param d a path with a line of no length for each star */
export function Stars({ d }: { readonly d: string }) {
  return <path d={d} stroke="var(--star)" strokeWidth="3.5" strokeLinecap="round" />;
}

export function Gull({ x, y, size = 1 }: Placed) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${size})`}
      d="M-30-6C-20-16-6-14 0 2 6-14 20-16 30-6"
      fill="none"
      stroke="var(--gull)"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** Two flat banks of cloud. */
export function Cloud({ x, y, size = 1 }: Placed) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${size})`}
      d="M-70 0H60M-20-22H96"
      stroke="var(--cloud)"
      strokeWidth="22"
      strokeLinecap="round"
    />
  );
}

/**
 * A sailboat that heads left, 230 high: its mast ends at -200, its waterline is at 22, its keel at 30.
 *
 * @param sail the drawing on the mainsail
 */
export function Boat({ x, y, size = 1, sail }: Placed & { readonly sail?: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      {/* With round caps, the stripe of the hull would reach beyond the hull. */}
      <g transform="rotate(4)" strokeLinecap="butt">
        <path d="M0-198V-24" stroke="var(--hull)" strokeWidth="5" strokeLinecap="round" />
        <path d="M2-202l34 9-34 9z" fill="var(--orange)" />
        <path d="M8-180C62-146 92-96 98-38H8z" fill="var(--coral)" />
        <path d="M8-180C62-146 92-96 98-38H72C66-96 42-146 8-180z" fill="var(--coral-shade)" />
        {sail ?? <path d="M8-130H56M8-84H82" stroke="var(--coral-shade)" strokeWidth="3" />}
        <path d="M-8-172C-26-120-62-74-104-42H-8z" fill="var(--paper)" />
        <path d="M-8-172C-18-120-32-76-52-42H-8z" fill="var(--paper-shade)" />
        <path
          d="M-122-34C-66-22 30-20 96-29L86 8C82 22 70 30 52 30H-36C-70 30-102 4-122-34z"
          fill="var(--hull)"
        />
        <path d="M-111-19C-60-10 30-8 91-15" fill="none" stroke="var(--paper)" strokeWidth="5" />
      </g>
      <path
        d="M-150 22q14-16 30-2 14-16 30-2 14-14 28 2M74 24q12-14 26-2 12-10 24 2"
        fill="none"
        stroke="var(--crest)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

/** A lighthouse on its rock, 430 high; the rock's foot is at 0. At night, its beam points left and right. */
export function Lighthouse({ x, y, size = 1 }: Placed) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      {/* A page has one lighthouse at most: html.test.ts would find an ID twice. */}
      <radialGradient id="beam" gradientUnits="userSpaceOnUse" cx="0" cy="-348" r="340">
        <stop stopColor="var(--beam)" />
        <stop offset="0.3" stopColor="var(--beam)" stopOpacity="0.3" />
        <stop offset="1" stopColor="var(--beam)" stopOpacity="0" />
      </radialGradient>
      <path d="M-340-396 340-300v-96L-340-300z" fill="url(#beam)" />
      <path
        d="M-190 0c14-30 44-36 66-38l26-40 34-6 16-20H44l26 26 44 8 26 34c44 2 70 18 84 36z"
        fill="var(--rock)"
      />
      <path
        d="M10-104h34l26 26 44 8 26 34c44 2 70 18 84 36H64l-22-40-24-14z"
        fill="var(--rock-shade)"
      />
      <path d="M-40-98-26-316H26L40-98z" fill="var(--paper)" />
      <path d="M6-98V-316H26L40-98z" fill="var(--paper-shade)" />
      <path d="M-30.5-246h61l3.5 54h-68zM-37-144h74l3 46h-80z" fill="var(--hull)" />
      <path d="M-18-378h36v62h-36z" fill="var(--lamp)" />
      <path d="M-18-378v62M0-378v62M18-378v62" stroke="var(--hull)" strokeWidth="4" />
      <path d="M-38-316h76" stroke="var(--hull)" strokeWidth="12" strokeLinecap="round" />
      <path d="M-40-334h80" stroke="var(--hull)" strokeWidth="4" strokeLinecap="round" />
      <path d="M-30-376C-26-402-12-412 0-412s26 10 30 36z" fill="var(--hull)" />
      <path d="M0-430v20" stroke="var(--hull)" strokeWidth="5" strokeLinecap="round" />
      <path d="M-9-98v-24a9 9 0 0 1 18 0v24z" fill="var(--lamp)" />
      <path d="M-6-282h12v18H-6zM-6-178h12v18H-6z" fill="var(--navy)" />
    </g>
  );
}
