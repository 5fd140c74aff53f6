import { BlogPicture } from '../../components/art/BlogPicture';
import { Container } from '../../components/container/Container';
import { DateText } from '../../components/date-text/DateText';
import { PageHeading } from '../../components/page-heading/PageHeading';
import { JsonLd } from '../../components/page-meta/JsonLd';
import { PageMeta } from '../../components/page-meta/PageMeta';
import { RichText } from '../../components/rich-text/RichText';
import { SiteLink } from '../../components/site-link/SiteLink';
import { blog, posts } from '../../content/blog';
import type { Post } from '../../content/blog/post';
import { paths } from '../../content/paths';
import css from './blog-post.module.css';
import { blogPosting, breadcrumbs } from './structured-data';

export function BlogPostScreen({ post }: { readonly post: Post }) {
  const index = posts.indexOf(post);
  const newer = posts[index - 1];
  const older = posts[index + 1];
  const path = paths.post(post.slug);
  return (
    <>
      <PageMeta
        page={post}
        path={path}
        image={post.image.key}
        imageAlt={post.image.alt}
        published={post.date}
      />
      <JsonLd data={blogPosting(post)} />
      <JsonLd data={breadcrumbs(post)} />
      <Container width="text" className={css.page}>
        <article className={css.article}>
          <p className={css.date}>
            <SiteLink href={paths.blog}>{blog.heading}</SiteLink> · <DateText date={post.date} />
          </p>
          <PageHeading className={css.heading}>{post.heading}</PageHeading>
          <div className={css.picture}>
            <BlogPicture image={post.image.key} label={post.image.alt} />
          </div>
          <div className={css.body}>
            <RichText blocks={post.body} />
          </div>
        </article>
        <nav className={css.more} aria-label={blog.heading}>
          {newer && (
            <p>
              {blog.newer}: <SiteLink href={paths.post(newer.slug)}>{newer.heading}</SiteLink>
            </p>
          )}
          {older && (
            <p>
              {blog.older}: <SiteLink href={paths.post(older.slug)}>{older.heading}</SiteLink>
            </p>
          )}
          <p>
            <SiteLink href={paths.blog}>{blog.backToList}</SiteLink>
          </p>
        </nav>
      </Container>
    </>
  );
}
