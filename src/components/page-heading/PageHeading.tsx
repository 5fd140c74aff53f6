import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

let firstLocation: string | undefined;

/**
 * The page's h1. After a change of page the focus goes here, so that the page is read out from its
 * beginning; the first page that a browser loads is left to the browser.
 */
export function PageHeading(props: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const { key, pathname, hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const shownPath = useRef<string>(undefined);
  useEffect(() => {
    firstLocation ??= key;
    // A jump to a place on the page that is there already: the focus goes on from that place.
    const isJump = hash !== '' && pathname === shownPath.current;
    shownPath.current = pathname;
    if (key !== firstLocation && !isJump) heading.current?.focus({ preventScroll: true });
  }, [key, pathname, hash]);

  return (
    <h1 ref={heading} tabIndex={-1} className={props.className}>
      {props.children}
    </h1>
  );
}
