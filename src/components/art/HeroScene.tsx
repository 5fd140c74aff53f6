import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import css from './art.module.css';
import { Boat, Cloud, Gull, Lighthouse, Stars, Wave } from './shapes';

/**
 * The canvas of each of the three layers. It is scaled until all of it fits into the scene, and
 * lies at the scene's lower right. Only the sea continues to the left of it.
 */
export const sceneLayer = {
  viewBox: '0 0 1440 720',
  preserveAspectRatio: 'xMaxYMax meet',
} as const;

/** The hero's background: a boat and a lighthouse, clear of the text on the left. */
export function HeroScene(props: {
  /** What moves in the sky, and its reflection. It is in front of the horizon, and behind what stands in the sea. */
  readonly sun: ReactNode;
  /** What stands in the sea, behind the boat and the front waves. */
  readonly children: ReactNode;
}) {
  return (
    <div className={classNames(css.art, css.scene)}>
      <svg {...sceneLayer} aria-hidden="true">
        {/* Below the path of the moon, and beside the text. */}
        <Stars d="M740 236h0M812 178h0M868 276h0M716 372h0M1336 182h0M1412 226h0M1388 372h0" />
        <Cloud x={840} y={356} size={0.7} />
        <Gull x={1346} y={124} />
        <Gull x={1392} y={90} size={0.6} />
        <path d="M-2400 470H1440V720H-2400z" fill="var(--sea-1)" />
        <path d="M290 470q310-90 620 0z" fill="var(--far)" />
      </svg>
      {props.sun}
      <svg {...sceneLayer} aria-hidden="true">
        <Wave sea={2} x={-2400} y={552} width={240} rise={11} count={17} base={800} />
        <Lighthouse x={1306} y={640} />
      </svg>
      {props.children}
      <svg {...sceneLayer} aria-hidden="true">
        <Boat x={660} y={594} />
        <Wave sea={3} x={-2400} y={612} width={200} rise={13} count={20} base={800} />
        <Wave sea={4} x={-2400} y={670} width={320} rise={17} count={13} base={800} />
      </svg>
    </div>
  );
}
