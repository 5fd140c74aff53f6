import type { ComponentProps } from 'react';

type Props = ComponentProps<'svg'> & { readonly path: string };

/** Lines on a grid of 24 by 24, in the color of the text, in front of the children. Decorative. */
export function LineIcon({ path, children, ...svg }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...svg}
    >
      {children}
      <path d={path} />
    </svg>
  );
}
