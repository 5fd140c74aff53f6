import { VoyageScene } from '../../components/art/VoyageScene';
import { Container } from '../../components/container/Container';
import { PageHeading } from '../../components/page-heading/PageHeading';
import { PageMeta } from '../../components/page-meta/PageMeta';
import { SiteLink } from '../../components/site-link/SiteLink';
import { about, type TeamMember } from '../../content/about';
import { paths } from '../../content/pages';
import Story from '../../content/story.mdx';
import css from './about.module.css';

export default function AboutScreen() {
  const { team, contact } = about;
  return (
    <>
      <PageMeta page={about} path={paths.about} />
      <Container width="text" isPage className={css.page}>
        <PageHeading>{about.heading}</PageHeading>
        <VoyageScene />
        <Story components={{ a: SiteLink }} />
        <section aria-labelledby="team">
          <h2 id="team">{team.heading}</h2>
          <p>{team.text}</p>
          <ul className={css.team}>
            {team.members.map(({ id, role, text }) => (
              <li key={id}>
                <Portrait id={id} />
                <h3>{role}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="contact">
          <h2 id="contact">{contact.heading}</h2>
          <dl className={css.contact}>
            {contact.lines.map(({ label, text, href }) => (
              <div key={href}>
                <dt>{label}</dt>
                <dd>
                  <SiteLink href={href}>{text}</SiteLink>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </Container>
    </>
  );
}

/** Signal flags instead of portraits, one for each team member. */
function Portrait({ id }: { readonly id: TeamMember['id'] }) {
  return (
    <svg viewBox="0 0 64 64" className={css.portrait} aria-hidden="true">
      <rect width="64" height="64" rx="32" fill="var(--tint)" />
      <path d="M20 12v44" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" />
      {id === 'mobile' ? (
        <>
          <path d="M21 15h28v12H21z" fill="var(--blue)" />
          <path d="M21 27h28v12H21z" fill="var(--orange)" />
        </>
      ) : (
        <>
          <path d="M21 15h28v24H21z" fill="var(--coral)" />
          <path d="M28 21h14v12H28z" fill="var(--surface)" />
        </>
      )}
    </svg>
  );
}
