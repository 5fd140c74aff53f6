import { Outlet } from 'react-router-dom';
import { StudioMark } from '../../components/logo/StudioMark';
import { SiteLink } from '../../components/site-link/SiteLink';
import { brand } from '../../content/brand';
import { paths } from '../../content/paths';
import { footer, navigation } from '../../content/site';
import { LegalLinks } from '../lively/LegalLinks';
import layout from '../lively/lively-layout.module.css';
import css from './studio-layout.module.css';

/** The layout of the studio's pages: its name above, the legal links below. */
export default function StudioLayout() {
  return (
    <div className={layout.page}>
      <a href="#content" className={layout.skip}>
        {navigation.skip}
      </a>
      <header className={css.header}>
        <SiteLink href={paths.company} className={css.logo}>
          <StudioMark />
          <span>{brand.studio}</span>
        </SiteLink>
      </header>
      <main id="content" className={layout.main}>
        <Outlet />
      </main>
      <footer className={css.footer}>
        <LegalLinks />
        <p>{footer.copyright}</p>
      </footer>
    </div>
  );
}
