import { Shore } from '../../components/art/Shore';
import { LivelyMark } from '../../components/logo/LivelyMark';
import { inNewTab, SiteLink } from '../../components/site-link/SiteLink';
import { brand } from '../../content/brand';
import { footer, newTabHint } from '../../content/site';
import css from './footer.module.css';
import { LegalLinks } from './LegalLinks';
import { SocialIcon } from './SocialIcon';

export function Footer() {
  return (
    <footer>
      <Shore />
      <div className={css.ground}>
        <div className={css.inner}>
          <div className={css.brand}>
            <LivelyMark size={40} />
            <p>{brand.tagline}</p>
          </div>
          <nav className={css.columns} aria-label={footer.label}>
            {footer.columns.map(({ heading, links }) => (
              <div key={heading}>
                <h2 className={css.heading}>{heading}</h2>
                <ul className={css.list}>
                  {links.map(({ text, href }) => (
                    <li key={href}>
                      <SiteLink href={href}>{text}</SiteLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          <ul className={css.social} aria-label={footer.socialLabel}>
            {brand.social.map(({ name, url }) => (
              <li key={name}>
                <a href={url} {...inNewTab} aria-label={name}>
                  <SocialIcon name={name} />
                </a>
              </li>
            ))}
          </ul>
          <span id={inNewTab['aria-describedby']} hidden>
            {newTabHint}
          </span>
          <div className={css.legal}>
            <LegalLinks className={css.legalLinks} />
            <p>{footer.copyright}</p>
          </div>
        </div>
      </div>
    </footer>
  );
}
