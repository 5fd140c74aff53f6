import { type ReactNode, useEffect, useRef } from 'react';

let previous: HTMLElement | null = null;

/**
 * The page's h1, which takes the focus after a navigation (NavigationManager.tsx). Also when it
 * replaces a heading that had the focus without one, as when the dashboard has loaded: otherwise a
 * screen reader would start over in silence.
 */
export function PageHeading(props: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isReplacement = previous !== null && previous !== heading.current;
    previous = heading.current;
    if (isReplacement && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
    }
  }, []);

  return (
    <h1 ref={heading} tabIndex={-1} className={props.className}>
      {props.children}
    </h1>
  );
}
