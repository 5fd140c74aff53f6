import { Shore } from '../../components/art/Shore';
import { LivelyMark } from '../../components/logo/LivelyMark';
import { inNewTab, SiteLink } from '../../components/site-link/SiteLink';
import { brand } from '../../content/brand';
import { footer, newTabHint } from '../../content/site';
import css from './footer.module.css';
import { LegalLinks } from './LegalLinks';

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

type Name = (typeof brand.social)[number]['name'];

/** Our own icons instead of the networks' logos: a camera, a note, a film, a card. */
const DRAWINGS: Readonly<Record<Name, string>> = {
  Instagram: 'M4 8h3.5l1.5-2.5h6L16.5 8H20v11H4zM12 10.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  TikTok: 'M10 17.5a2.5 2.5 0 1 1-2.5-2.5h2.5V5c1 3 3.5 4.5 6.5 4.5',
  YouTube: 'M3.5 6.5h17v11h-17zM10 9.5v5l4.5-2.5z',
  LinkedIn: 'M4 5h16v14H4zM8 11v5M8 8v.1M12 16v-5M12 13c0-2.5 4-2.5 4 0v3',
};

function SocialIcon({ name }: { readonly name: Name }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path
        d={DRAWINGS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
