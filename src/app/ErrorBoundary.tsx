import { Component, type PropsWithChildren } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Button } from '../components/button/Button';
import { Container } from '../components/container/Container';
import { PageHeading } from '../components/page-heading/PageHeading';
import { retry } from '../content/site';
import { forgetFailures } from '../loading/loadable';
import { nameOf, report } from '../reporting/report';
import { messages } from '../shared/messages';
import css from './error-boundary.module.css';

/** The screen of a layout. When the screen throws, the layout stays, and its links lead on. */
export function ScreenOutlet() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary pathname={pathname}>
      <Outlet />
    </ErrorBoundary>
  );
}

type Props = PropsWithChildren<{ readonly pathname: string }>;
type State = { readonly hasError: boolean; readonly pathname?: string };

/** Shows an error in place of the page that throws, until the user leaves it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  static getDerivedStateFromProps({ pathname }: Props, state: State): State {
    return state.pathname === pathname ? state : { hasError: false, pathname };
  }

  /** React does not pass caught errors to `window`, where uncaught errors are reported. */
  override componentDidCatch(error: unknown) {
    report({ kind: 'uncaught', what: nameOf(error), code: 'render' }, error);
    forgetFailures();
  }

  override render() {
    if (!this.state.hasError) return this.props.children;
    return (
      <Container width="text" isPage className={`centered ${css.error}`} role="alert">
        <title>{messages.somethingWentWrong}</title>
        <PageHeading>{messages.somethingWentWrong}</PageHeading>
        <Button onClick={() => window.location.reload()}>{retry}</Button>
      </Container>
    );
  }
}
