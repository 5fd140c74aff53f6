import { organization } from '../../components/page-meta/JsonLd';
import { blog } from '../../content/blog';
import { brand } from '../../content/brand';
import { fullAddress, paths, socialImageUrl } from '../../content/pages';
import type { Post } from '../../content/types';

export function blogPosting(post: Post) {
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
      item: fullAddress(path),
    })),
  };
}
