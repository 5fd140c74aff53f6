import type { ComponentType } from 'react';
import type { MockupProps } from './PhoneFrame';
import css from './phone.module.css';

/** A mockup within a text: `<Phone shows="…" alt="…" />`. */
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
