import { useLocation } from 'react-router-dom';
import { AppBanner, SearchMeta } from '../../components/page-meta/PageMeta';
import { TabIcon } from '../../components/page-meta/TabIcon';
import { accountCopy } from '../../content/account';
import { paths } from '../../content/pages';
import { isPageOf } from '../page-address';

/** The account pages that anyone may find with a search engine. The others need a session or an email. */
const SEARCHABLE_PAGES = [
  { path: paths.signUp, metadata: accountCopy.signUp },
  { path: paths.logIn, metadata: accountCopy.logIn },
];

/** The metadata of an account page. Its title is in the page's card. */
export function AccountMeta() {
  const { pathname } = useLocation();
  const searchable = SEARCHABLE_PAGES.find(({ path }) => isPageOf(path, pathname));
  if (searchable) return <SearchMeta page={searchable.metadata} path={searchable.path} />;
  // After the dashboard, users continue in the app.
  const leadsToApp = isPageOf(paths.dashboard, pathname);
  return (
    <>
      <meta name="robots" content="noindex" />
      <TabIcon />
      {leadsToApp && <AppBanner />}
    </>
  );
}
