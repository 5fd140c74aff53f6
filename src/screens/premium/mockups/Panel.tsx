import type { ReactNode } from 'react';
import { classNames } from '../../../components/class-names';
import mockup from '../../../components/mockups/mockup.module.css';
import type { MockupProps } from '../../../components/mockups/PhoneFrame';
import css from './panel.module.css';

/** The fill of a shape that is the shadow of the shape in front of it. */
export const SHADOW = { fill: '#06182c', fillOpacity: '.16' };

/**
 * The root of a drawing of 300 by 190. The card around it has the colors (`art.art`), and clips the
 * sky and the sea, which are larger. The smallest text is 12 units: 10 px on the narrowest phone.
 */
export function Panel(props: MockupProps & { readonly children: ReactNode }) {
  return (
    <svg
      className={classNames(css.panel, mockup.fills)}
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
