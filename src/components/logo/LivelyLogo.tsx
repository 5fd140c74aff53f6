import { brand } from '../../content/brand';
import { paths } from '../../content/pages';
import { navigation } from '../../content/site';
import { SiteLink } from '../site-link/SiteLink';
import { LivelyMark } from './LivelyMark';
import css from './logo.module.css';

/** The app's mark and name, at the start of a header. */
export function LivelyLogo() {
  return (
    <SiteLink href={paths.home} className={css.lively} aria-label={navigation.homeLabel}>
      <LivelyMark />
      <span aria-hidden="true" translate="no">
        {brand.product}
      </span>
    </SiteLink>
  );
}
