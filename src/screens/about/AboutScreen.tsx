import { TeamScene } from '../../components/art/TeamScene';
import { Container } from '../../components/container/Container';
import { PageHeading } from '../../components/page-heading/PageHeading';
import { PageMeta } from '../../components/page-meta/PageMeta';
import { SiteLink } from '../../components/site-link/SiteLink';
import { about } from '../../content/about';
import { paths } from '../../content/pages';
import Story from '../../content/story.md';
import css from './about.module.css';
import { Portrait } from './Portrait';

export function AboutScreen() {
  const { team, contact } = about;
  return (
    <>
      <PageMeta page={about} path={paths.about} />
      <Container isPage className={`spaced ${css.page}`}>
        <PageHeading>{about.heading}</PageHeading>
        <TeamScene />
        <div className={`spaced ${css.story}`}>
          <Story components={{ a: SiteLink }} />
        </div>
        <section aria-labelledby="team">
          <h2 id="team">{team.heading}</h2>
          <p>{team.text}</p>
          <ul className={css.team}>
            {team.members.map(({ id, role, text }) => (
              <li key={id} className="panel">
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
            {contact.lines.map(({ label, email }) => (
              <div key={email}>
                <dt>{label}</dt>
                <dd>
                  <a href={`mailto:${email}`} className="target">
                    {email}
                  </a>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </Container>
    </>
  );
}
