import { Component, type ReactNode } from 'react';
import { messages } from '../../shared/messages';

/** The last resort: a part of the page that cannot go on says so and offers to load again. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { lost: boolean }> {
  override state = { lost: false };

  static getDerivedStateFromError() {
    return { lost: true };
  }

  override render() {
    if (!this.state.lost) return this.props.children;
    return (
      <div role="alert">
        <p>{messages.somethingWentWrong}</p>
        <button type="button" onClick={() => window.location.reload()}>
          Try again
        </button>
      </div>
    );
  }
}
