import { SiteLink } from '../../components/site-link/SiteLink';
import { footer } from '../../content/site';

/** Links to the terms and the privacy policy, in the footers of the site and the studio. */
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
