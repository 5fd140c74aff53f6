/** A desk with a rosette and a camera: the app was noticed. */
export function Recognition() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <rect width="1200" height="675" fill="var(--wall)" />
      <path d="M60 0H330V400H60z" fill="var(--paper)" />
      <g strokeLinecap="butt">
        <path d="M60 60H330M60 190H330M60 320H330" stroke="var(--sea-3)" strokeWidth="44" />
        <path d="M60 112H330M60 242H330M60 372H330" stroke="var(--orange)" strokeWidth="10" />
      </g>
      <path
        d="M74 400v22m28-22v22m28-22v22m28-22v22m28-22v22m28-22v22m28-22v22m28-22v22m28-22v22"
        stroke="var(--paper-shade)"
        strokeWidth="6"
      />
      <path d="M548 160 330 530H830z" fill="var(--lamplight)" />
      <path d="M0 520H1200V675H0z" fill="var(--table)" />
      <path d="M0 520H1200V538H0z" fill="var(--table-edge)" />
      <ellipse cx="590" cy="562" rx="260" ry="36" fill="var(--lamplight-near)" />
      <path
        d="M360 556h130M420 552V330L540 150"
        fill="none"
        stroke="var(--hull)"
        strokeWidth="15"
      />
      <circle cx="420" cy="330" r="14" fill="var(--orange)" />
      <path d="M500 176c-4-50 30-86 72-86 30 0 54 22 62 50z" fill="var(--hull)" />
      <path d="M520 172l96-26c14 40-76 62-96 26z" fill="var(--lamp)" />
      <path d="M540 556h120l-22-40h-76z" fill="var(--orange)" />
      <g transform="translate(510 210)" strokeWidth="3">
        <rect width="180" height="326" rx="30" fill="var(--navy)" stroke="var(--shell)" />
        <rect x="10" y="10" width="160" height="306" rx="21" fill="var(--page)" />
        <rect x="64" y="19" width="52" height="14" rx="7" fill="var(--navy)" />
        <path d="M28 60h70M28 132H152M28 240h124" stroke="var(--line)" strokeWidth="8" />
        <rect x="28" y="82" width="124" height="36" rx="8" fill="var(--blue)" />
        <rect x="28" y="148" width="124" height="72" rx="8" fill="var(--coral)" />
        <rect x="28" y="256" width="90" height="36" rx="8" fill="var(--orange)" />
      </g>
      <g transform="translate(806 186)">
        <path
          d="M-26 40-50 170l42-22 30 34 10-142zM26 40 50 170 8 148l-30 34z"
          fill="var(--hull)"
        />
        <path d="M-26 40-50 170l42-22 22 26L4 40z" fill="var(--blue)" />
        <path
          d="M0-84 20-70 44-72 53-49 75-38 69-14 80 8 62 25 57 49 33 53 14 68-8 58-32 62-43 40-66 30-64 6-78-14-62-33-60-57-36-62z"
          fill="var(--coral)"
        />
        <circle r="48" fill="var(--paper)" />
        <path
          d="M-2-24V22M-2-24C18-16 26-2 28 14H-2M-26 26q9-7 18 0t18 0 18 0"
          fill="none"
          stroke="var(--line-art)"
          strokeWidth="6"
        />
        <circle cy="-100" r="9" fill="var(--orange)" />
      </g>
      <path
        d="M1000 500 940 690M1000 500l70 190M1000 500v190"
        stroke="var(--navy)"
        strokeWidth="14"
      />
      <rect x="900" y="370" width="210" height="136" rx="20" fill="var(--hull)" />
      <path d="M960 372l12-28h68l12 28z" fill="var(--hull)" />
      <rect x="900" y="404" width="210" height="14" fill="var(--navy)" />
      <path d="M904 400 846 380v116l58-20z" fill="var(--navy)" />
      <rect x="986" y="434" width="96" height="56" rx="6" fill="var(--page)" />
      <rect x="1022" y="440" width="24" height="44" rx="5" fill="var(--coral)" />
      <circle cx="1086" cy="390" r="8" fill="var(--coral)" />
    </g>
  );
}
