import type { ComponentType } from 'react';
import css from './mockup.module.css';
import type { MockupProps } from './PhoneFrame';

/** A mockup within a text. The build passes the component that `<Phone shows="…" alt="…" />` names. */
export function MockupInText(props: {
  readonly mockup: ComponentType<MockupProps>;
  readonly alt: string;
}) {
  const { mockup: Mockup, alt } = props;
  return (
    <div className={css.inText}>
      <Mockup label={alt} />
    </div>
  );
}
