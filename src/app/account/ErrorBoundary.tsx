import { Component, type PropsWithChildren } from 'react';
import { Button } from '../../components/button/Button';
import { accountCopy } from '../../content/account';
import { nameOf, report } from '../../reporting/report';
import { messages } from '../../shared/messages';
import css from './account-layout.module.css';

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
      <div role="alert" className={`centered ${css.error}`}>
        <p>{messages.somethingWentWrong}</p>
        <Button onClick={() => window.location.reload()}>{accountCopy.retry}</Button>
      </div>
    );
  }
}
