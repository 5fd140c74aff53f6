import { useState } from 'react';
import { accountCopy } from '../../content/account';
import css from './boarding-pass.module.css';

const { dashboard } = accountCopy;

const LABELS = { idle: dashboard.copy, copied: dashboard.copied, failed: dashboard.copyFailed };

/** Copies the username, which friends search for without the @. */
export function CopyButton({ text }: { readonly text: string }) {
  const [state, setState] = useState<keyof typeof LABELS>('idle');
  async function copyText() {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // The browser does not allow it; the user can still select the username.
      setState('failed');
    }
  }
  return (
    <>
      <button type="button" className={css.copy} onClick={copyText}>
        {LABELS[state]}
        <span className="visually-hidden"> {dashboard.copiedText}</span>
      </button>
      <span role="status" className="visually-hidden">
        {state !== 'idle' && LABELS[state]}
      </span>
    </>
  );
}
