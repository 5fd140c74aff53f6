import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from './icons';
import shared from './mockup.module.css';
import css from './phone.module.css';

export interface MockupProps {
  /** A description of the whole mockup, in one sentence. */
  readonly label: string;
}

const tabs = ['home', 'calendar', 'journal', 'friends'] as const satisfies readonly IconName[];

/** An iPhone in HTML, as wide as its parent allows. */
export function PhoneFrame(
  props: MockupProps & {
    readonly tab: (typeof tabs)[number];
    /** Whether it shows the hour of the page: its clock shows `--time`, and at night it is in the dark scheme. */
    readonly followsTime?: boolean;
    /** A plus that opens a panel. The phone may then be higher than an iPhone. */
    readonly plus?: ReactNode;
    readonly children: ReactNode;
  },
) {
  return (
    <figure
      className={classNames(shared.mockup, shared.fills)}
      aria-label={props.label}
      data-dark-at-night={props.followsTime || undefined}
    >
      <div className={css.body}>
        <div className={classNames(css.screen, props.plus ? css.growing : undefined)}>
          <div className={css.statusBar} aria-hidden="true">
            {/* 7:45 AM is 45 minutes before the first event. */}
            {props.followsTime ? <span className={css.clock} /> : <span>7:45</span>}
            <span className={css.island} />
            <svg className={css.signal} viewBox="0 0 44 14" aria-hidden="true">
              <path d="M2 10v3m4-6v6m4-9v9m4-12v12m9-11h16v10H23zM42 6v2" />
              <path d="M26 5h8v4h-8z" fill="currentcolor" stroke="none" />
            </svg>
          </div>
          <div className={css.content}>{props.children}</div>
          <div className={css.tabBar}>
            {tabs.map((tab) => (
              <span key={tab} className={tab === props.tab ? css.tabOn : css.tab}>
                <Icon name={tab} />
              </span>
            ))}
            {/* home-hero.module.css hides the plus by its attribute. */}
            {props.plus ?? (
              <span className={css.plus} data-plus>
                <Icon name="plus" />
              </span>
            )}
          </div>
        </div>
      </div>
    </figure>
  );
}
