import css from './art.module.css';
import { Drawing } from './shapes';

/** Three threads, from the pins of the papers to the phone. */
const threads = (
  <path
    d="M330 62C380 170 460 210 548 226M560 50V226M790 62C740 170 660 210 572 226"
    stroke="var(--coral)"
    strokeWidth="4"
  />
);

/** A week on paper. */
const planner = (
  <g transform="rotate(-4 330 120)">
    <rect x="250" y="54" width="160" height="130" rx="8" fill="var(--paper)" />
    <path d="M250 62a8 8 0 0 1 8-8h144a8 8 0 0 1 8 8v20H250z" fill="var(--blue)" />
    <path d="M290 82v102M330 82v102M370 82v102" stroke="var(--paper-shade)" strokeWidth="4" />
    <path
      d="M262 104h16M262 120h16M342 112h16M382 98h16M382 146h16"
      stroke="var(--hull)"
      strokeWidth="6"
    />
    <path d="M302 132h16M342 158h16" stroke="var(--coral)" strokeWidth="6" />
    <circle cx="330" cy="62" r="7" fill="var(--orange)" />
  </g>
);

/** A group chat. */
const chat = (
  <>
    <rect x="484" y="40" width="152" height="126" rx="14" fill="var(--hull)" />
    <path
      d="M500 60h76a10 10 0 0 1 10 10v14H500zM534 96h86v24h-76a10 10 0 0 1-10-10z"
      fill="var(--glass)"
    />
    <path d="M500 132h62v20h-52a10 10 0 0 1-10-10z" fill="var(--paper)" />
    <circle cx="560" cy="50" r="7" fill="var(--orange)" />
  </>
);

/** A page of a journal. */
const note = (
  <g transform="rotate(5 790 120)">
    <rect x="722" y="54" width="136" height="136" rx="6" fill="var(--lamp)" />
    <path
      d="M742 92h92M742 116h76M742 140h92M742 164h50"
      stroke="var(--ink-light)"
      strokeWidth="5"
    />
    <circle cx="790" cy="62" r="7" fill="var(--coral)" />
  </g>
);

/** The phone on its stand, in the middle of the table. */
const phone = (
  <>
    <path d="M524 350l14-22h44l14 22z" fill="var(--rock)" />
    <rect x="522" y="222" width="76" height="122" rx="14" fill="var(--navy)" />
    <rect x="528" y="228" width="64" height="110" rx="9" fill="var(--paper)" />
    <rect x="536" y="248" width="48" height="26" rx="6" fill="var(--blue)" />
    <path d="M538 288h30M538 302h42M538 316h24" stroke="var(--hull)" strokeWidth="5" />
    <circle cx="580" cy="322" r="9" fill="var(--coral)" />
  </>
);

/** The developer's place: code, and a mug. about.module.css hides it in narrow windows. */
const laptop = (
  <g data-wide-only>
    <rect x="150" y="206" width="220" height="136" rx="10" fill="var(--navy)" />
    <rect x="160" y="216" width="200" height="116" rx="4" fill="var(--desk)" />
    <path d="M178 238h40M178 290h64M178 308h30" stroke="var(--glass)" strokeWidth="6" />
    <path d="M194 256h72M228 238h22" stroke="var(--orange)" strokeWidth="6" />
    <path d="M194 273h48M254 273h56" stroke="var(--coral)" strokeWidth="6" />
    <path d="M128 342h264l12 16H116z" fill="var(--rock)" />
    <path d="M428 310h44v32a10 10 0 0 1-10 10h-24a10 10 0 0 1-10-10z" fill="var(--coral)" />
    <path d="M472 318h8a8 8 0 0 1 0 18h-8" stroke="var(--coral)" strokeWidth="6" />
    <path d="M442 298q-6-8 0-16M458 298q-6-8 0-16" stroke="var(--line-art)" strokeWidth="4" />
  </g>
);

/** The designer's place: a mood face in progress, pencils, and colors. */
const drawingBoard = (
  <>
    <g transform="rotate(-5 780 300)">
      <rect x="690" y="226" width="190" height="128" rx="10" fill="var(--hull)" />
      <rect x="700" y="236" width="170" height="108" rx="4" fill="var(--paper)" />
      <circle cx="768" cy="290" r="38" fill="var(--orange)" />
      <path d="M754 282v4M782 282v4M750 300q18 18 36 0" stroke="var(--ink-light)" strokeWidth="5" />
      <path d="M828 262h24M828 282h24" stroke="var(--glass)" strokeWidth="8" />
      <path d="M828 302h24" stroke="var(--coral)" strokeWidth="8" />
    </g>
    <path d="M806 300 870 232" stroke="var(--gold-dark)" strokeWidth="9" />
    <path
      d="M806 300l4-12 8 8z"
      fill="var(--ink-light)"
      stroke="var(--ink-light)"
      strokeWidth="3"
    />
    <path d="M944 300V252M960 300V236M976 300V258" stroke="var(--coral)" strokeWidth="8" />
    <path d="M952 300V244M968 300V262" stroke="var(--blue)" strokeWidth="8" />
    <path d="M932 296h56l-6 56h-44z" fill="var(--rock)" />
  </>
);

/**
 * The table of two people. On the wall hang a planner, a chat and a note, and threads lead from
 * each to the phone between them. Decorative.
 */
export function TeamScene() {
  return (
    <Drawing
      className={`${css.illustration} ${css.framed}`}
      viewBox="0 20 1120 376"
      preserveAspectRatio="xMidYMid slice"
    >
      <path d="M0 0h1120v420H0z" fill="var(--wall)" />
      {threads}
      {planner}
      {chat}
      {note}
      <path d="M0 336h1120v84H0z" fill="var(--table)" />
      <path d="M0 336h1120v14H0z" fill="var(--table-edge)" />
      {phone}
      {laptop}
      {drawingBoard}
    </Drawing>
  );
}
