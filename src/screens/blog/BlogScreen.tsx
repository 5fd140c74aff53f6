import { BlogPicture } from '../../components/art/BlogPicture';
import { CardLink, LinkCard } from '../../components/card-link/CardLink';
import { Container } from '../../components/container/Container';
import { DateText } from '../../components/date-text/DateText';
import { PageHeading } from '../../components/page-heading/PageHeading';
import { PageMeta } from '../../components/page-meta/PageMeta';
import { blog, posts } from '../../content/blog';
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
          {posts.map(({ slug, date, heading, summary, image }) => (
            <LinkCard key={slug} className={css.post}>
              <div className={css.picture}>
                <BlogPicture image={image.key} label={image.alt} />
              </div>
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
