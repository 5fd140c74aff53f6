import { classNames } from '../class-names';
import css from './art.module.css';
import { Drawing, Stars, Sun, Wave } from './shapes';

/**
 * Five strings of signal flags across a section, which needs `position: relative`. Narrow windows show three
 * (`--pennants`).
 */
export function Pennants() {
  return (
    <Drawing className={css.pennants} viewBox="0 0 1000 64" preserveAspectRatio="xMidYMin slice">
      {[0, 200, 400, 600, 800].map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <path d="M14 10 42 16 31 47z" fill="var(--glass)" />
          <path d="M52 18 82 21V51H52z" fill="var(--blue)" />
          <path d="M52 32h30v8H52z" fill="var(--paper)" />
          <path d="M92 22 122 21 107 60z" fill="var(--coral)" />
          <path d="M130 20 160 16V50H130z" fill="var(--orange)" />
          <path d="M139 29h12v12h-12z" fill="var(--paper)" />
          <path d="M168 14 190 9 184 48z" fill="var(--hull)" />
          <path d="M0 6q100 32 200 0" stroke="var(--hull)" strokeWidth="3" />
        </g>
      ))}
    </Drawing>
  );
}

/** A buoy with its light: 96 by 120. */
export function Buoy() {
  return (
    <Drawing className={css.accent} viewBox="0 0 96 120">
      <g transform="rotate(7 48 90)">
        <circle cx="48" cy="21" r="18" fill="var(--glow)" />
        <path d="M34 80 44 30h8l10 50M38 60h20" stroke="var(--hull)" strokeWidth="5" />
        <path d="M41 30v-9a7 7 0 0 1 14 0v9z" fill="var(--lamp)" />
        <path d="M38 30h20" stroke="var(--hull)" strokeWidth="5" />
        <path d="M18 78h60L68.3 112H27.7z" fill="var(--coral)" />
        <path d="M56 78h22L68.3 112H56z" fill="var(--coral-shade)" />
        <path d="M20.8 88h54.4l-2.4 8H23.2z" fill="var(--paper)" />
      </g>
      <path d="M4 104q11-9 22 0t22 0 22 0 22 0q-14 15-44 15T4 104z" fill="var(--glass-shade)" />
    </Drawing>
  );
}

/** An anchor with its rope: 96 by 120. */
export function AnchorDrawing() {
  return (
    <Drawing className={css.accent} viewBox="0 0 96 120">
      <circle cx="48" cy="27" r="9" stroke="var(--hull)" strokeWidth="7" />
      <path d="M48 28C40 18 46 10 58 12S80 14 90 4" stroke="var(--orange)" strokeWidth="5" />
      <path
        d="M48 38v66M28 52h40M12 72c2 22 16 34 36 34s34-12 36-34"
        stroke="var(--hull)"
        strokeWidth="9"
      />
      <path
        d="M4 84 12 66l16 12zM92 84 84 66 68 78z"
        fill="var(--hull)"
        stroke="var(--hull)"
        strokeWidth="3"
      />
    </Drawing>
  );
}

/**
 * A round view of the sea, at the hour of the page, or by day where a page has no hour. It needs a positioned and
 * isolated parent, in which it is behind the other children.
 */
export function Porthole() {
  return (
    <svg className={classNames(css.art, css.porthole)} viewBox="0 0 400 400" aria-hidden="true">
      <Stars d="M46 128h0M86 92h0M62 206h0M330 72h0M356 104h0" />
      <g className={css.portholeSun}>
        <Sun x={0} y={192} r={33} halo={1.6} />
      </g>
      <path d="M0 248H400V400H0z" fill="var(--sea-1)" />
      <Wave sea={2} x={-30} y={292} width={108} rise={5} count={5} base={410} />
      <Wave sea={3} x={-75} y={336} width={150} rise={6} count={4} base={410} />
    </svg>
  );
}
