import logo from '../../components/logo/logo.module.css';
import { StudioMark } from '../../components/logo/StudioMark';
import { SiteLink } from '../../components/site-link/SiteLink';
import { brand } from '../../content/brand';
import { paths } from '../../content/pages';
import { footer } from '../../content/site';
import { ScreenOutlet } from '../ErrorBoundary';
import { LinkList } from '../LinkList';
import { PageFrame } from '../PageFrame';
import css from './studio-layout.module.css';

export function StudioLayout() {
  return (
    <PageFrame>
      <header className={css.header}>
        <SiteLink href={paths.company} className={logo.logo}>
          <StudioMark />
          <span>{brand.studio}</span>
        </SiteLink>
      </header>
      <main id="content">
        <ScreenOutlet />
      </main>
      <footer className={`cluster soft small ${css.footer}`}>
        <LinkList links={footer.legal} className={`cluster ${css.legal}`} />
        <p>{footer.copyright}</p>
        <address className={`cluster ${css.imprint}`}>
          <span>{footer.imprint}</span>
          <a href={`mailto:${brand.companyEmail}`}>{brand.companyEmail}</a>
        </address>
      </footer>
    </PageFrame>
  );
}
