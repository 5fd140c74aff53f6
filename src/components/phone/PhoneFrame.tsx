import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';
import css from './phone.module.css';

export interface PhoneProps {
  /** A description of the whole mockup, in one sentence. */
  readonly label: string;
}

const tabs = ['home', 'calendar', 'journal', 'friends'] as const satisfies readonly IconName[];

/** An iPhone in HTML, as wide as its parent allows. Assistive technology sees one image. */
export function PhoneFrame(
  props: PhoneProps & {
    readonly tab: (typeof tabs)[number];
    /** Whether the clock shows the page's `--time`. */
    readonly followsTime?: boolean;
    readonly children: ReactNode;
  },
) {
  return (
    <div className={css.mockup} role="img" aria-label={props.label}>
      <div className={css.body} aria-hidden="true">
        <div className={css.screen}>
          <div className={css.statusBar}>
            {props.followsTime ? <span className={css.clock} /> : <span>7:45</span>}
            <span className={css.island} />
            <svg className={css.signal} viewBox="0 0 44 14" aria-hidden="true">
              <path d="M1 10v3m4-6v6m4-9v9m4-12v12" />
              <path d="M22 2h16a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z" />
              <path d="M23 5h11v4H23zm19 1v2" />
            </svg>
          </div>
          <div className={css.content}>{props.children}</div>
          <div className={css.tabBar}>
            {tabs.map((tab) => (
              <span key={tab} className={tab === props.tab ? css.tabOn : css.tab}>
                <Icon name={tab} />
              </span>
            ))}
            <span className={css.plus}>
              <Icon name="plus" />
            </span>
          </div>
        </div>
      </div>
    </div>
  );
}
