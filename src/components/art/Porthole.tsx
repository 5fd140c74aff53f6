import { classNames } from '../class-names';
import css from './art.module.css';

/** A round view of the sea behind other content. In the evening, the sun sets on the right. */
export function Porthole({ isEvening }: { readonly isEvening?: boolean }) {
  return <div className={classNames(css.art, css.porthole, isEvening ? css.evening : undefined)} />;
}
