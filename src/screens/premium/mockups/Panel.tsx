import type { ReactNode } from 'react';
import type { MockupProps } from '../../../components/mockups/PhoneFrame';
import css from '../premium.module.css';

/**
 * A drawing of 300 by 190 whose sky and sea reach the edges of its panel. The smallest text is 12
 * units, which is 10 px on the narrowest phone.
 */
export function Panel(props: MockupProps & { readonly children: ReactNode }) {
  return (
    <svg
      className={css.mockup}
      viewBox="0 0 300 190"
      fill="var(--ink)"
      fontSize="12"
      fontWeight="650"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label={props.label}
    >
      {props.children}
    </svg>
  );
}
