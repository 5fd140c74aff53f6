import { SiteLink } from '../../components/site-link/SiteLink';
import { footer } from '../../content/site';

/** The way to the terms and the privacy policy, at the foot of the site's pages and the studio's. */
export function LegalLinks({ className }: { readonly className?: string | undefined }) {
  return (
    <ul className={className}>
      {footer.legal.map(({ text, href }) => (
        <li key={href}>
          <SiteLink href={href}>{text}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
