import { Suspense } from 'react';
import { useMatch } from 'react-router-dom';
import { Shore } from '../../components/art/Shore';
import { LineIcon } from '../../components/line-icon/LineIcon';
import { LivelyMark } from '../../components/logo/LivelyMark';
import { SiteLink } from '../../components/site-link/SiteLink';
import { brand } from '../../content/brand';
import { paths } from '../../content/pages';
import { footer } from '../../content/site';
import { ScreenOutlet } from '../ErrorBoundary';
import { LinkList } from '../LinkList';
import { PageFrame } from '../PageFrame';
import css from './footer.module.css';
import { Header, Menu } from './Navigation';

export function LivelyLayout() {
  return (
    <>
      <PageFrame>
        <Header />
        <main id="content">
          <ScreenOutlet />
        </main>
        {/* React hydrates each boundary on its own, so that a tap does not wait for the others. */}
        <Suspense>
          <Footer />
        </Suspense>
      </PageFrame>
      <Suspense>
        <Menu />
      </Suspense>
    </>
  );
}

function Footer() {
  const isHome = useMatch(paths.home) !== null;
  return (
    <footer data-dark-at-night>
      <Shore isHarbor={isHome} />
      <div className={css.ground}>
        <div className={css.brand}>
          <LivelyMark size={40} />
          <p>{brand.tagline}</p>
        </div>
        <nav className={css.columns} aria-label={footer.label}>
          {footer.columns.map(({ heading, links }) => (
            <div key={heading}>
              <h2 className={css.heading}>{heading}</h2>
              <LinkList links={links} />
            </div>
          ))}
        </nav>
        <ul className={`cluster ${css.social}`} aria-label={footer.socialLabel}>
          {brand.social.map(({ name, url }) => (
            <li key={name}>
              <SiteLink href={url} aria-label={name}>
                <LineIcon path={DRAWINGS[name]} strokeWidth="1.8" />
              </SiteLink>
            </li>
          ))}
        </ul>
        <div className={css.legal}>
          <LinkList links={footer.legal} className={`cluster ${css.legalLinks}`} />
          <p>{footer.copyright}</p>
        </div>
      </div>
    </footer>
  );
}

/** Our own drawings, which resemble the networks' logos. One stays here when `brand.social` leaves out its network. */
const DRAWINGS = {
  Instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M17 7v.1',
  TikTok: 'M13 3.5v12.2a4.3 4.3 0 1 1-4.3-4.3M13 3.5c.3 3 2.4 5.1 5.6 5.3',
  YouTube:
    'M6 5h12a3.5 3.5 0 0 1 3.5 3.5v7A3.5 3.5 0 0 1 18 19H6a3.5 3.5 0 0 1-3.5-3.5v-7A3.5 3.5 0 0 1 6 5zM10 9v6l5-3z',
  LinkedIn:
    'M6 3.5h12A2.5 2.5 0 0 1 20.5 6v12a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V6A2.5 2.5 0 0 1 6 3.5zM8 11v6M8 7.5v.1M12 17v-6M12 14c0-4 4.5-4 4.5-.5V17',
};
