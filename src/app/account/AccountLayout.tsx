import { useLocation } from 'react-router-dom';
import { LoadingCard } from '../../components/account-card/AccountCard';
import { AccountScene } from '../../components/art/AccountScene';
import { classNames } from '../../components/class-names';
import daylight from '../../components/hero/daylight.module.css';
import { useHydrated, useIsPrerendered } from '../../components/hydration/use-hydrated';
import { LivelyLogo } from '../../components/logo/LivelyLogo';
import { AppBanner, SearchMeta, TabIcon } from '../../components/page-meta/PageMeta';
import { accountCopy, accountPages } from '../../content/account';
import { ScreenOutlet } from '../ErrorBoundary';
import { pageAt } from '../routes';
import css from './account-layout.module.css';
import { prefetchNextSteps } from './prefetch';

/**
 * Shows the sky at the visitor's hour, from 5 (5 AM) to 28 (4 AM); it is dark from 7:30 PM on. Repeats `hourOfSky` and
 * `isNight` of boot/time-of-day.ts, which exports nothing.
 */
function showHour(page: HTMLElement | null) {
  const clockHour = new Date().getHours();
  const hour = clockHour < 5 ? clockHour + 24 : clockHour;
  page?.style.setProperty('--hour', `${hour}`);
  page?.toggleAttribute('data-is-night', hour >= 19.5);
}

/**
 * The same, before the first paint: the build writes the text of the function into the page, so it uses nothing from
 * outside, and has no comments inside. In the browser, hydration keeps the code that is in the page.
 */
const prerenderedCode = import.meta.env.SSR
  ? `(${showHour})(document.currentScript.parentElement)`.replaceAll(/\s+/g, ' ')
  : '';

export function AccountLayout() {
  const { path, copy } = pageAt(useLocation().pathname);
  const isHydrated = useHydrated();
  const isPrerendered = useIsPrerendered();
  if (!copy) throw new Error(`${path} has no copy`);
  const { title, heading, description, loading, leadsToApp } = accountPages[copy];
  return (
    <>
      {description ? (
        <SearchMeta page={{ title, description }} path={path} />
      ) : (
        <>
          <meta name="robots" content="noindex" />
          <TabIcon />
          {leadsToApp && <AppBanner />}
        </>
      )}
      <div
        className={classNames(daylight.daylight, css.page)}
        ref={showHour}
        suppressHydrationWarning
      >
        {isPrerendered && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own code
          <script dangerouslySetInnerHTML={{ __html: prerenderedCode }} suppressHydrationWarning />
        )}
        <header className={classNames(daylight.onSky, css.header)}>
          <LivelyLogo />
        </header>
        <main className={css.main} onFocus={prefetchNextSteps} data-dark-at-night>
          <noscript>
            <p className={css.noscript}>{accountCopy.noScript}</p>
          </noscript>
          {loading && !isHydrated ? (
            // The screen depends on what only the browser knows: the session and navigation state.
            <LoadingCard copy={{ title, heading, loading }} />
          ) : (
            <ScreenOutlet />
          )}
        </main>
        <div className={daylight.lit}>
          <AccountScene />
        </div>
      </div>
    </>
  );
}
