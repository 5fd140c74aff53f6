/** Eight notes on the wall; the first four are done. */
const notes = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => ({
  n,
  x: 760 + (n % 2) * 178,
  y: 66 + Math.floor(n / 2) * 92,
  done: [0, 1, 3, 4].includes(n),
}));

/** A cabin at night with notes: lessons from before the launch. */
export function Reflection() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <rect width="1200" height="675" fill="var(--room)" />
      <path d="M0 0H1200V40L0 250z" fill="var(--room-shade)" />
      <circle cx="210" cy="226" r="146" fill="var(--orange)" />
      <circle cx="210" cy="226" r="124" fill="#0d1d36" />
      <circle cx="248" cy="186" r="40" fill="#f5ead0" />
      <path
        d="M140 150h0M180 210h0M160 250h0M300 250h0M200 130h0"
        stroke="#dce8f5"
        strokeWidth="5"
      />
      <path d="M91 262H329A124 124 0 0 1 91 262z" fill="#1f4674" />
      <path d="M222 278h54M232 298h36M240 318h18" stroke="#f5ead0" strokeWidth="6" />
      <path d="M101 286q20-14 40 0t40 0v0q-6 60-20 54-40-14-60-54z" fill="#16335a" />
      {notes.map(({ n, x, y, done }) => (
        <g key={n} transform={`translate(${x} ${y}) rotate(${n % 3 === 1 ? 2 : -1.5})`}>
          <rect
            width="158"
            height="76"
            rx="4"
            fill={done ? 'var(--paper-shade)' : 'var(--paper)'}
          />
          <path d="M18 28H132M18 50H98" stroke="var(--line-art)" strokeWidth="6" />
          {done && <path d="M10 58 146 18" stroke="var(--coral)" strokeWidth="8" />}
          <circle cx="79" cy="6" r="6" fill="var(--orange)" />
        </g>
      ))}
      <path d="M560 250 190 540H770z" fill="var(--glow)" />
      <path d="M0 510H1200V675H0z" fill="var(--desk)" />
      <path d="M0 510H1200V526H0z" fill="var(--desk-edge)" />
      <ellipse cx="480" cy="596" rx="380" ry="80" fill="var(--glow)" />
      <path
        d="M690 530h120M750 526 700 330 556 240"
        fill="none"
        stroke="var(--orange)"
        strokeWidth="14"
      />
      <path d="M596 202 506 262c-14-30 2-66 34-76 24-6 44 0 56 16z" fill="var(--orange)" />
      <path d="M268 544l212 16 212-16 62 106-274 18-274-18z" fill="var(--paper)" />
      <path d="M480 560l212-16 62 106-274 18z" fill="var(--paper-shade)" />
      <g stroke="var(--line-art)" strokeWidth="5">
        <path d="M298 564l56 4-22 74-68-5zM388 571l56 4-6 76-68-5z" fill="none" />
        <path d="M316 584l24 2M308 606l32 2M402 590l28 2M398 612l20 1M514 584l150-12M518 606l160-13M522 628l108-8" />
      </g>
      <path d="M712 622l104-62" stroke="var(--coral)" strokeWidth="12" />
      <path d="M912 470h92v76c0 14-10 22-24 22h-44c-14 0-24-8-24-22z" fill="var(--paper)" />
      <path
        d="M1004 488h16c26 0 26 44 0 44h-16"
        fill="none"
        stroke="var(--paper)"
        strokeWidth="12"
        strokeLinecap="butt"
      />
      <path
        d="M958 494v50m-14-36h28m-36 16c0 26 44 26 44 0"
        fill="none"
        stroke="var(--line-art)"
        strokeWidth="6"
      />
    </g>
  );
}
