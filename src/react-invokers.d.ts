import 'react';

// Invoker commands (https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API):
// React's types do not have these attributes yet.
declare module 'react' {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
