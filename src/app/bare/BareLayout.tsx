import { Outlet } from 'react-router-dom';
import { Container } from '../../components/container/Container';
import { LivelyLogo } from '../../components/logo/LivelyLogo';
import css from './bare-layout.module.css';

/** The layout for addresses that belong neither to the app nor to the studio. */
export default function BareLayout() {
  return (
    <>
      <header className={css.header}>
        <Container>
          <LivelyLogo />
        </Container>
      </header>
      <main>
        <Outlet />
      </main>
    </>
  );
}
