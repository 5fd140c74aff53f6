import { matchPath, useParams } from 'react-router-dom';
import { postTexts } from '#post-texts';
import { paths } from '../content/pages';
import { BlogPostScreen } from '../screens/blog-post/BlogPostScreen';
import NotFoundScreen from '../screens/not-found/NotFoundScreen';
import { preloadable } from './preloadable';

/** The text of each post, by its slug. */
const texts = new Map(postTexts.map(({ slug, load }) => [slug, preloadable(load)]));

export default function BlogPostRoute() {
  const { slug = '' } = useParams();
  const text = texts.get(slug);
  return text ? <BlogPostScreen slug={slug} Text={text.Component} /> : <NotFoundScreen />;
}

/** Loads the text of the post at an address, and of no other post. preloadable.tsx calls it. */
export async function prepare(pathname: string): Promise<void> {
  const slug = matchPath(paths.post(':slug'), pathname)?.params.slug;
  if (slug) await texts.get(slug)?.load(pathname);
}
