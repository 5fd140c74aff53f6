import type { ReactNode } from 'react';
import type { Drawing } from '../../content/drawings';
import { classNames } from '../class-names';
import css from './art.module.css';
import { ComingSoon } from './blog/ComingSoon';
import { Launch } from './blog/Launch';
import { Recognition } from './blog/Recognition';
import { Reflection } from './blog/Reflection';

const pictures: Record<Drawing, () => ReactNode> = {
  launch: Launch,
  comingSoon: ComingSoon,
  recognition: Recognition,
  reflection: Reflection,
};

/** A post's illustration. Decorative without a label, as on the cards that site-build renders. */
export function BlogPicture(props: {
  readonly image: Drawing;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}) {
  const Picture = pictures[props.image];
  return (
    <svg
      className={classNames(css.art, css.picture, props.className)}
      viewBox="0 0 1200 675"
      preserveAspectRatio="xMidYMid slice"
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={!props.label}
    >
      <Picture />
    </svg>
  );
}
