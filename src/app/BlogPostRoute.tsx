import { useParams } from 'react-router-dom';
import { paths } from '../content/pages';
import { BlogPostScreen } from '../screens/blog-post/BlogPostScreen';
import { NotFoundScreen } from '../screens/not-found/NotFoundScreen';
import { texts } from './texts';

export function BlogPostRoute() {
  const { slug = '' } = useParams();
  const text = texts.get(paths.post(slug))?.read();
  return text ? <BlogPostScreen slug={slug} Text={text.default} /> : <NotFoundScreen />;
}
