import type { Post } from '../../content/types';
import { BlogPicture } from './BlogPicture';

/** The image of a post: a drawing of ours, or a file that the build has resized. */
export function PostImage(props: {
  readonly image: Post['image'];
  readonly alt: string;
  readonly loading?: 'lazy';
}) {
  const { image, alt, loading } = props;
  if (typeof image === 'string') return <BlogPicture image={image} label={alt} />;
  return <img {...image} alt={alt} loading={loading} />;
}
