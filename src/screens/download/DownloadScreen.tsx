import { Porthole } from '../../components/art/accents';
import { SeaEdge } from '../../components/art/SeaEdge';
import { ButtonLink } from '../../components/button/Button';
import { Container } from '../../components/container/Container';
import { Hero, HeroHeading, Lead } from '../../components/hero/Hero';
import { HomePhone } from '../../components/mockups/HomePhone';
import { PageMeta } from '../../components/page-meta/PageMeta';
import { SiteLink } from '../../components/site-link/SiteLink';
import { download, downloadButton, pricingLink } from '../../content/download';
import { paths } from '../../content/pages';
import { DownloadSteps } from './DownloadSteps';
import css from './download.module.css';

export function DownloadScreen() {
  const { otherDevices } = download;
  return (
    <>
      <PageMeta page={download} path={paths.download} />
      <Hero className={css.hero}>
        <Container className={`centered ${css.heroInner}`}>
          <div className={`centered ${css.text}`}>
            <HeroHeading>{download.heading}</HeroHeading>
            <Lead>{download.text}</Lead>
            <p>
              <ButtonLink href={downloadButton.href}>{downloadButton.text}</ButtonLink>
            </p>
            <p className="soft">
              {download.requirement} <SiteLink href={pricingLink.href}>{pricingLink.text}</SiteLink>
            </p>
          </div>
          <div className={css.phone}>
            <Porthole />
            <HomePhone label={download.phoneAlt} />
          </div>
        </Container>
        <SeaEdge />
      </Hero>
      <Container className={css.belowHero}>
        <DownloadSteps />
        <section aria-labelledby="other-devices" className={`panel ${css.otherDevices}`}>
          <h2 id="other-devices">{otherDevices.heading}</h2>
          <p>{otherDevices.text}</p>
          <p>
            <SiteLink href={otherDevices.link.href}>{otherDevices.link.text}</SiteLink>
          </p>
        </section>
      </Container>
    </>
  );
}
