import type { Post } from '../../content/types';
import { BlogPicture } from './BlogPicture';
import css from './post-image.module.css';

type Props = {
  readonly image: Post['image'];
  readonly alt: string;
  readonly loading?: 'lazy';
  readonly className?: string | undefined;
};

/** The image of a post: a drawing of ours, or a file that the build has resized. */
export function PostImage({ image, alt, loading, className = '' }: Props) {
  return (
    <div className={`${css.frame} ${className}`.trim()}>
      {typeof image === 'string' ? (
        <BlogPicture image={image} label={alt} />
      ) : (
        <img {...image} alt={alt} loading={loading} />
      )}
    </div>
  );
}
