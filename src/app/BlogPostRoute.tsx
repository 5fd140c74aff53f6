import { useParams } from 'react-router-dom';
import { posts } from '../content/blog';
import { BlogPostScreen } from '../screens/blog-post/BlogPostScreen';
import NotFoundScreen from '../screens/not-found/NotFoundScreen';

/** The post with the slug in the URL, or the not-found page. */
export default function BlogPostRoute() {
  const { slug } = useParams();
  const post = posts.find((candidate) => candidate.slug === slug);
  return post ? <BlogPostScreen post={post} /> : <NotFoundScreen />;
}
