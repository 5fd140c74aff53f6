import { Outlet } from 'react-router-dom';
import { navigation } from '../../content/site';
import { Footer } from './Footer';
import { Header } from './Header';
import css from './lively-layout.module.css';

/** What most pages below /lively share: the way there, the page, the way on. */
export default function LivelyLayout() {
  return (
    <div className={css.page}>
      <a href="#content" className={css.skip}>
        {navigation.skip}
      </a>
      <Header />
      <main id="content" className={css.main}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
