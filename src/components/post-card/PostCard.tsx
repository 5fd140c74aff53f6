import { paths } from '../../content/pages';
import type { Post } from '../../content/types';
import { PostImage } from '../art/Illustration';
import { CardLink } from '../card-link/CardLink';
import { longDate } from '../long-date';
import css from './post-card.module.css';

/** A calendar day, with its machine-readable form. */
export function DateText({ date }: { readonly date: string }) {
  return <time dateTime={date}>{longDate(date)}</time>;
}

/** A list item that leads to a post. */
export function PostCard(props: {
  readonly post: Post;
  /** Stands before the date. */
  readonly label?: string;
  readonly showsSummary?: boolean;
}) {
  const { post, label, showsSummary = false } = props;
  return (
    <li className={css.post}>
      <PostImage image={post.image} alt={post.imageAlt} loading="lazy" />
      <p className="soft small">
        {label && `${label} · `}
        <DateText date={post.date} />
      </p>
      <h2>
        <CardLink href={paths.post(post.slug)}>{post.heading}</CardLink>
      </h2>
      {showsSummary && <p>{post.summary}</p>}
    </li>
  );
}
