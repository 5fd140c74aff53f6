import { Link } from 'react-router-dom';
import { footer } from '../../content/site';

/** The way to the terms and the privacy policy, at the foot of the site's pages and the studio's. */
export function LegalLinks({ className }: { readonly className?: string | undefined }) {
  return (
    <ul className={className}>
      {footer.legal.map(({ text, href }) => (
        <li key={href}>
          <Link to={href}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}
