import { posts } from '#posts';
import { PostImage } from '../../components/art/PostImage';
import { CardLink, LinkCard } from '../../components/card-link/CardLink';
import { Container } from '../../components/container/Container';
import { DateText } from '../../components/date-text/DateText';
import { PageHeading } from '../../components/page-heading/PageHeading';
import { PageMeta } from '../../components/page-meta/PageMeta';
import { blog } from '../../content/blog';
import { paths } from '../../content/paths';
import css from './blog.module.css';

export default function BlogScreen() {
  return (
    <>
      <PageMeta page={blog} path={paths.blog} />
      <Container className={css.page}>
        <PageHeading className={css.heading}>{blog.heading}</PageHeading>
        <p className={css.lead}>{blog.text}</p>
        <ul className={css.list}>
          {posts.map(({ slug, date, heading, summary, image, imageAlt }) => (
            <LinkCard key={slug} className={css.post}>
              <PostImage image={image} alt={imageAlt} loading="lazy" />
              <p className={css.date}>
                <DateText date={date} />
              </p>
              <h2>
                <CardLink href={paths.post(slug)}>{heading}</CardLink>
              </h2>
              <p>{summary}</p>
            </LinkCard>
          ))}
        </ul>
      </Container>
    </>
  );
}
