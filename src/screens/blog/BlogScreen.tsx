import { posts } from '#posts';
import { Container } from '../../components/container/Container';
import { PageHeading } from '../../components/page-heading/PageHeading';
import { PageMeta } from '../../components/page-meta/PageMeta';
import { PostCard } from '../../components/post-card/PostCard';
import { blog } from '../../content/blog';
import { paths } from '../../content/pages';
import css from './blog.module.css';

export function BlogScreen() {
  return (
    <>
      <PageMeta page={blog} path={paths.blog} />
      <Container isPage>
        <PageHeading>{blog.heading}</PageHeading>
        <p className={`lead ${css.lead}`}>{blog.text}</p>
        <ul className={css.list}>
          {posts.map((post) => (
            <PostCard key={post.slug} post={post} showsSummary />
          ))}
        </ul>
      </Container>
    </>
  );
}
