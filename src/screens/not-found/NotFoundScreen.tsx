import { LostScene } from '../../components/art/LostScene';
import { Button } from '../../components/button/Button';
import { Container } from '../../components/container/Container';
import { PageHeading } from '../../components/page-heading/PageHeading';
import { TabIcon } from '../../components/page-meta/PageMeta';
import { SiteLink } from '../../components/site-link/SiteLink';
import { notFound } from '../../content/not-found';
import { paths } from '../../content/pages';
import css from './not-found.module.css';

export function NotFoundScreen() {
  return (
    <>
      <title>{notFound.title}</title>
      <meta name="robots" content="noindex" />
      <TabIcon />
      <Container width="text" className={`centered ${css.page}`}>
        <LostScene />
        <PageHeading>{notFound.heading}</PageHeading>
        <p>{notFound.text}</p>
        {/* boot/history.ts handles the click, before and after hydration. */}
        <Button className={css.back} data-go-back={paths.home}>
          {notFound.goBack}
        </Button>
        <p>
          <SiteLink href={paths.home} className={css.home}>
            {notFound.home}
          </SiteLink>
        </p>
      </Container>
    </>
  );
}
