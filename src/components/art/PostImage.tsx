import type { Post } from '../../content/types';
import { Illustration } from './Illustration';
import css from './post-image.module.css';

type Props = {
  readonly image: Post['image'];
  readonly alt: string;
  readonly loading?: 'lazy';
  readonly className?: string | undefined;
};

/** The image of a post: an illustration of ours, or a file that the build has resized. */
export function PostImage({ image, alt, loading, className = '' }: Props) {
  return (
    <div className={`${css.frame} ${className}`.trim()}>
      {typeof image === 'string' ? (
        <Illustration image={image} label={alt} />
      ) : (
        <img {...image} alt={alt} loading={loading} />
      )}
    </div>
  );
}
