import { SiteLink } from '../components/site-link/SiteLink';
import type { Link } from '../content/types';

/** A list of links in a footer. */
export function LinkList(props: {
  readonly links: readonly Link[];
  readonly className?: string | undefined;
}) {
  return (
    <ul className={props.className}>
      {props.links.map(({ text, href }) => (
        <li key={href}>
          <SiteLink href={href}>{text}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
