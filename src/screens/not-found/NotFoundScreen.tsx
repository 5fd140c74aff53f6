import { useNavigate } from 'react-router-dom';
import { LostScene } from '../../components/art/LostScene';
import buttons from '../../components/button/button.module.css';
import { Container } from '../../components/container/Container';
import { PageHeading } from '../../components/page-heading/PageHeading';
import { TabIcon } from '../../components/page-meta/PageMeta';
import { notFound } from '../../content/not-found';
import { paths } from '../../content/paths';
import css from './not-found.module.css';

export default function NotFoundScreen() {
  const navigate = useNavigate();
  return (
    <>
      <title>{notFound.title}</title>
      <meta name="robots" content="noindex" />
      <TabIcon />
      <Container width="text" className={css.page}>
        <LostScene className={css.scene} />
        <PageHeading>{notFound.heading}</PageHeading>
        <p>{notFound.text}</p>
        <button
          type="button"
          className={buttons.primary}
          // boot.ts does the same until React has joined.
          data-go-back={paths.home}
          onClick={(event) => {
            event.preventDefault();
            // A tab that opened with this page has no step to go back to.
            if (window.history.length > 1) navigate(-1);
            else navigate(paths.home, { replace: true });
          }}
        >
          {notFound.goBack}
        </button>
      </Container>
    </>
  );
}
