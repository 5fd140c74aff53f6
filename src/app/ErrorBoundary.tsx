import { Component, type PropsWithChildren } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Button } from '../components/button/Button';
import { Container } from '../components/container/Container';
import { PageHeading } from '../components/page-heading/PageHeading';
import { retry } from '../content/site';
import { nameOf, report } from '../reporting/report';
import { messages } from '../shared/messages';
import css from './error-boundary.module.css';

/** The screen of a layout. When the screen throws, the layout stays, and its links lead on. */
export function ScreenOutlet() {
  const { pathname } = useLocation();
  return (
    // The key removes the error of a page when the user leaves it.
    <ErrorBoundary key={pathname}>
      <Outlet />
    </ErrorBoundary>
  );
}

export class ErrorBoundary extends Component<PropsWithChildren, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  /** React does not pass caught errors to `window`, where uncaught errors are reported. */
  override componentDidCatch(error: unknown) {
    report({ kind: 'uncaught', what: nameOf(error), code: 'render' }, error);
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
