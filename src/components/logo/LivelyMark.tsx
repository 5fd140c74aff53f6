/** The shapes of the mark on a 32 by 32 grid: an L that is a mast and a wave, and its sail. */
export function LivelyShapes({ mast, sail }: { readonly mast: string; readonly sail: string }) {
  return (
    <>
      <path
        d="M8 4.5V18c0 5.5 3 8.5 7 8.5 5 0 5-4 9-4 2 0 3.2.8 4.5 2"
        fill="none"
        stroke={mast}
        strokeWidth="4.4"
        strokeLinecap="round"
      />
      <path
        d="M14 5C20.5 8 25 12.5 26.5 18H14z"
        fill={sail}
        stroke={sail}
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </>
  );
}

/** The app's mark, decorative. Its box is shifted on the grid, so that it centers the shapes. */
export function LivelyMark({ size = 32 }: { readonly size?: number }) {
  return (
    <svg viewBox="2 -0.5 32 32" width={size} height={size} aria-hidden="true">
      <LivelyShapes mast="var(--accent)" sail="var(--coral)" />
    </svg>
  );
}
