import { paths } from '../../content/pages';
import type { Post } from '../../content/types';
import { PostImage } from '../art/PostImage';
import { CardLink, LinkCard } from '../card-link/CardLink';
import { classNames } from '../class-names';
import { DateText } from '../date-text/DateText';
import css from './post-card.module.css';

/** A list item that leads to a post. */
export function PostCard(props: {
  readonly post: Post;
  /** Stands before the date. */
  readonly label?: string;
  readonly showsSummary?: boolean;
  readonly className?: string | undefined;
}) {
  const { post, label, showsSummary = false, className } = props;
  return (
    <LinkCard className={classNames(css.post, className)}>
      <PostImage image={post.image} alt={post.imageAlt} loading="lazy" />
      <p className={css.date}>
        {label && `${label} · `}
        <DateText date={post.date} />
      </p>
      <h2>
        <CardLink href={paths.post(post.slug)}>{post.heading}</CardLink>
      </h2>
      {showsSummary && <p>{post.summary}</p>}
    </LinkCard>
  );
}
