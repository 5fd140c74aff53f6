import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import css from './art.module.css';

/**
 * A round view of the sea behind other content.
 *
 * @param isEvening whether the sun sets on the right, instead of rising on the left
 * @param accent a drawing that floats on the sea, beside the content
 */
export function Porthole(props: { readonly isEvening?: boolean; readonly accent?: ReactNode }) {
  const { isEvening, accent } = props;
  return (
    <div className={classNames(css.art, css.porthole, isEvening ? css.evening : undefined)}>
      {accent}
    </div>
  );
}
