import css from './art.module.css';
import { Boat, Sun, Wave } from './shapes';

/**
 * The sea at the bottom of the account area (account-layout.module.css), which is positioned and isolated, and sets
 * `--sea-height`.
 */
export function AccountScene() {
  return (
    <div className={`${css.art} ${css.accountSea}`}>
      <svg viewBox="0 0 1440 180" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
        <Sun x={1130} y={60} r={52} halo={1.6} />
        <Wave sea={1} x={-480} y={62} width={240} rise={9} count={9} base={260} />
        <Boat x={1330} y={94} size={0.46} />
        <Wave sea={2} x={-300} y={106} width={200} rise={10} count={10} base={260} />
        <Wave sea={3} x={-580} y={148} width={320} rise={12} count={7} base={260} />
      </svg>
    </div>
  );
}
