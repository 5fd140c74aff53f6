import type { ReactNode } from 'react';
import type { IllustrationName } from '../../content/text-parts';
import { classNames } from '../class-names';
import css from './art.module.css';
import { ComingSoon } from './blog/ComingSoon';
import { Launch } from './blog/Launch';
import { Recognition } from './blog/Recognition';
import { Reflection } from './blog/Reflection';

const components: Record<IllustrationName, () => ReactNode> = {
  launch: Launch,
  comingSoon: ComingSoon,
  recognition: Recognition,
  reflection: Reflection,
};

/** A post's illustration. Decorative without a label, as on the cards that tools/images renders. */
export function Illustration(props: {
  readonly image: IllustrationName;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}) {
  const Component = components[props.image];
  return (
    <svg
      className={classNames(css.art, css.illustration, props.className)}
      viewBox="0 0 1200 675"
      preserveAspectRatio="xMidYMid slice"
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={!props.label}
    >
      <Component />
    </svg>
  );
}
