import { posts } from '#posts';
import { PostImage } from '../../components/art/Illustration';
import { ButtonLink } from '../../components/button/Button';
import { Container } from '../../components/container/Container';
import { MockupInText } from '../../components/mockups/MockupInText';
import { PageHeading } from '../../components/page-heading/PageHeading';
import { JsonLd, organization } from '../../components/page-meta/JsonLd';
import { PageMeta } from '../../components/page-meta/PageMeta';
import { DateText, PostCard } from '../../components/post-card/PostCard';
import { SiteLink } from '../../components/site-link/SiteLink';
import { blog } from '../../content/blog';
import { brand } from '../../content/brand';
import { downloadButton } from '../../content/download';
import { fullAddress, paths, socialImageUrl } from '../../content/pages';
import type { Post, ProseModule } from '../../content/types';
import css from './blog-post.module.css';

type Props = { readonly slug: string; readonly Text: ProseModule['default'] };

export function BlogPostScreen({ slug, Text }: Props) {
  const index = posts.findIndex((post) => post.slug === slug);
  const post = posts[index];
  if (!post) throw new Error(`There is no post ${slug}`);
  const newer = posts[index - 1];
  const older = posts[index + 1];
  // The posts begin with the newest. The card shows the older one; below the oldest, the newer one.
  const cardPost = older ?? newer;
  return (
    <>
      <PageMeta page={post} path={paths.post(slug)} post={post} />
      <JsonLd data={blogPosting(post)} />
      <JsonLd data={breadcrumbs(post)} />
      <Container width="text" isPage>
        <article className="spaced">
          <p className="soft">
            <SiteLink href={paths.blog}>{blog.heading}</SiteLink> · <DateText date={post.date} />
          </p>
          <PageHeading>{post.heading}</PageHeading>
          <PostImage image={post.image} alt={post.imageAlt} className={css.image} />
          <div className={`spaced ${css.body}`}>
            <Text components={{ a: SiteLink, Illustration: PostImage, Phone: MockupInText }} />
          </div>
        </article>
        <nav className={css.more} aria-label={blog.heading}>
          {cardPost && (
            <ul className={css.next}>
              <PostCard post={cardPost} label={older ? blog.older : blog.newer} />
            </ul>
          )}
          <div className={`cluster ${css.others}`}>
            <ButtonLink href={paths.blog} variant="tonal">
              {blog.backToList}
            </ButtonLink>
            {older && newer && (
              <p>
                {blog.newer}: <SiteLink href={paths.post(newer.slug)}>{newer.heading}</SiteLink>
              </p>
            )}
            <p className={css.download}>
              <ButtonLink href={downloadButton.href}>{downloadButton.text}</ButtonLink>
            </p>
          </div>
        </nav>
      </Container>
    </>
  );
}

/** The post for search engines (schema.org). */
function blogPosting(post: Post) {
  return {
    '@type': 'BlogPosting',
    headline: post.heading,
    description: post.description,
    datePublished: post.date,
    url: fullAddress(paths.post(post.slug)),
    image: socialImageUrl(post.socialImage),
    author: organization,
    publisher: organization,
  };
}

/** The post's place in the site, for search engines. */
function breadcrumbs(post: Post) {
  const steps = [
    { name: brand.product, path: paths.home },
    { name: blog.heading, path: paths.blog },
    { name: post.heading, path: paths.post(post.slug) },
  ];
  const itemListElement = steps.map(({ name, path }, index) => {
    return { '@type': 'ListItem', position: index + 1, name, item: fullAddress(path) };
  });
  return { '@type': 'BreadcrumbList', itemListElement };
}
