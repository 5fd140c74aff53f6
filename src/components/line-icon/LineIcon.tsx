import type { ComponentProps } from 'react';

type Props = ComponentProps<'svg'> & { readonly path: string };

/**
 * A drawing of lines on a grid of 24 by 24, in the color of the text. Decorative.
 *
 * @param children shapes behind the lines
 */
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
