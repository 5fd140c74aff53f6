import { classNames } from '../class-names';
import css from './art.module.css';
import { Boat, Swell, Wave } from './shapes';

/**
 * The lower edge of a section, which needs `position: relative`. The swell has the color of the next section: `--next`,
 * or else that of the page.
 *
 * @param boatClassName the class that places a boat. With it, a sea and the boat are above the swell; art.module.css
 *   hides both beside a visible scene.
 */
export function SeaEdge({ boatClassName }: { readonly boatClassName?: string | undefined }) {
  return (
    <svg
      className={classNames(css.art, css.seaEdge)}
      viewBox="0 0 1440 150"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {boatClassName && (
        <g className={css.sea}>
          <Wave sea={2} x={-480} y={20} width={240} rise={11} count={9} base={152} />
          <g className={boatClassName}>
            <Boat x={868} y={44} size={0.7} />
          </g>
          <Wave sea={3} x={-500} y={52} width={200} rise={11} count={12} base={152} />
          <Wave sea={4} x={-380} y={86} width={320} rise={12} count={7} base={152} />
        </g>
      )}
      <Swell
        fill="var(--next, var(--page))"
        x={-560}
        y={136}
        width={260}
        rise={8}
        count={10}
        base={152}
      />
    </svg>
  );
}
