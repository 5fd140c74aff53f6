import type { ReactNode } from 'react';
import type { IllustrationName } from '../../content/text-parts';
import type { Post } from '../../content/types';
import { classNames } from '../class-names';
import css from './art.module.css';
import { comingSoon, launch, recognition, reflection } from './post-drawings';

const images: Record<IllustrationName, ReactNode> = { launch, comingSoon, recognition, reflection };

export function Illustration(props: { readonly image: IllustrationName; readonly label: string }) {
  return (
    <svg
      className={`${css.art} ${css.illustration}`}
      viewBox="0 0 1200 675"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label={props.label}
    >
      {images[props.image]}
    </svg>
  );
}

/** The image of a post: one of the illustrations, or a file that the build has resized. */
export function PostImage(props: {
  readonly image: Post['image'];
  readonly alt: string;
  readonly loading?: 'lazy';
  readonly className?: string | undefined;
}) {
  const { image, alt, loading, className } = props;
  return (
    <div className={classNames(css.postImage, className)}>
      {typeof image === 'string' ? (
        <Illustration image={image} label={alt} />
      ) : (
        <img {...image} alt={alt} loading={loading} />
      )}
    </div>
  );
}
