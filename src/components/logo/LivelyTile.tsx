import { LivelyShapes } from './LivelyMark';

/** The app's icon on a 44 by 44 grid, for illustrations that show it; the same in both color schemes. */
export function LivelyTile() {
  return (
    <>
      <rect width="44" height="44" rx="10" fill="var(--blue-light)" />
      <path
        d="M0 31q11-5 22 0t22 0v3a10 10 0 0 1-10 10H10A10 10 0 0 1 0 34z"
        fill="var(--blue-deep)"
      />
      <g transform="translate(.2 3.2) scale(1.2)">
        <LivelyShapes mast="#fff" sail="var(--coral-dark)" />
      </g>
    </>
  );
}
