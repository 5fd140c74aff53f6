import { Component, type ReactNode } from 'react';
import buttons from '../../components/button/button.module.css';
import { account as copy } from '../../content/account';
import { nameOf, report } from '../../reporting/report';
import { messages } from '../../shared/messages';
import css from './account-layout.module.css';

/** The last resort: a part of the page that cannot go on says so and offers to load again. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { lost: boolean }> {
  override state = { lost: false };

  static getDerivedStateFromError() {
    return { lost: true };
  }

  /** React keeps what is caught here from the window, where uncaught errors are watched for. */
  override componentDidCatch(error: unknown) {
    report({ kind: 'uncaught', what: nameOf(error), code: 'render' });
  }

  override render() {
    if (!this.state.lost) return this.props.children;
    return (
      <div role="alert" className={css.lost}>
        <p>{messages.somethingWentWrong}</p>
        <button type="button" className={buttons.primary} onClick={() => window.location.reload()}>
          {copy.retry}
        </button>
      </div>
    );
  }
}
