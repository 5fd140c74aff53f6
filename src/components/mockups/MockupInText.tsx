import type { ComponentType } from 'react';
import css from './mockup.module.css';
import type { MockupProps } from './PhoneFrame';

/** Replaces `<Phone shows="…" alt="…" />` in a Markdown text. The build passes the mockup. */
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
