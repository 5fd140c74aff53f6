import { posts } from '#posts';
import { PostImage } from '../../components/art/PostImage';
import card from '../../components/card-link/card-link.module.css';
import { Container } from '../../components/container/Container';
import { DateText } from '../../components/date-text/DateText';
import { PageHeading } from '../../components/page-heading/PageHeading';
import { PageMeta } from '../../components/page-meta/PageMeta';
import { SiteLink } from '../../components/site-link/SiteLink';
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
            <li key={slug} className={`${card.card} ${css.post}`}>
              <PostImage image={image} alt={imageAlt} loading="lazy" />
              <p className={css.date}>
                <DateText date={date} />
              </p>
              <h2>
                <SiteLink href={paths.post(slug)} className={card.link}>
                  {heading}
                </SiteLink>
              </h2>
              <p>{summary}</p>
            </li>
          ))}
        </ul>
      </Container>
    </>
  );
}
