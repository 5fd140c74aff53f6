import { type ComponentProps, useEffect, useRef } from 'react';

let previousHeading: HTMLElement | null = null;

/**
 * The page's h1, which receives focus after a navigation (NavigationManager.tsx). It also receives
 * focus when it replaces a focused heading, as on the loaded dashboard: otherwise a screen reader
 * would silently start over.
 */
export function PageHeading(props: ComponentProps<'h1'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isReplacement = previousHeading !== null && previousHeading !== heading.current;
    previousHeading = heading.current;
    // Browsers move focus to the body when they remove the focused heading.
    if (isReplacement && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
    }
  }, []);

  return <h1 {...props} ref={heading} tabIndex={-1} />;
}
