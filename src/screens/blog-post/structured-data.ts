import { blog } from '../../content/blog';
import type { Post } from '../../content/blog/post';
import { brand } from '../../content/brand';
import { paths } from '../../content/paths';

const studio = {
  '@type': 'Organization',
  name: brand.studio,
  url: `${brand.siteUrl}${paths.company}`,
};

/** A post, for search engines. */
export function blogPosting(post: Post) {
  return {
    '@type': 'BlogPosting',
    headline: post.heading,
    description: post.description,
    datePublished: post.date,
    url: `${brand.siteUrl}${paths.post(post.slug)}`,
    image: `${brand.siteUrl}/social/${post.image.key}.png`,
    author: studio,
    publisher: studio,
  };
}

/** The way from the app's home to a post. */
export function breadcrumbs(post: Post) {
  const steps = [
    [brand.product, paths.home],
    [blog.heading, paths.blog],
    [post.heading, paths.post(post.slug)],
  ] as const;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${brand.siteUrl}${path}`,
    })),
  };
}
