import { useLocation } from 'react-router-dom';
import { AppBanner, SearchMeta } from '../../components/page-meta/PageMeta';
import { TabIcon } from '../../components/page-meta/TabIcon';
import { accountCopy } from '../../content/account';
import { paths } from '../../content/pages';
import { isPageOf } from '../page-address';

/** The pages that every price and every 'Log in' leads to. */
const SEARCHABLE = [
  { path: paths.signUp, page: accountCopy.signUp },
  { path: paths.logIn, page: accountCopy.logIn },
];

/** The metadata of the account pages. Search engines skip those that need a session or an email. */
export function AccountMeta() {
  const { pathname } = useLocation();
  const found = SEARCHABLE.find(({ path }) => isPageOf(path, pathname));
  if (found) return <SearchMeta page={found.page} path={found.path} />;
  return (
    <>
      <meta name="robots" content="noindex" />
      <TabIcon />
      {isPageOf(paths.dashboard, pathname) && <AppBanner />}
    </>
  );
}
