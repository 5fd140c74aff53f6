import type { ComponentProps } from 'react';

type Props = ComponentProps<'svg'> & { readonly path: string; readonly size?: number | string };

/** Lines on a grid of 24 by 24, in the color of the text, in front of the children. Decorative. */
export function LineIcon({ path, size = 24, children, ...svg }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
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
