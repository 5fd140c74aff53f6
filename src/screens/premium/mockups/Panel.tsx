import type { ReactNode } from 'react';
import type { MockupProps } from '../../../components/mockups/PhoneFrame';
import { homeMockup, type MockEvent } from '../../../content/mockups';
import css from '../premium.module.css';

/** The mockups show the morning: the first part of the sample day, before its first event. */
const [morning] = homeMockup.parts;
export const nextHeading = homeMockup.nextHeadings.next;
export const nextEvent = morning.next;
export const { heading: laterHeading, events: laterEvents } = morning.list;

/** The fills of events, by the colors of their spaces. */
export const FILLS: Readonly<Record<MockEvent['color'], string>> = {
  blue: 'var(--blue)',
  coral: 'var(--coral)',
  navy: 'var(--hull)',
  orange: 'var(--orange)',
  gray: 'var(--ink-soft)',
};

/** The shadow of paper that lies on something. */
export const SHADOW = { fill: '#06182c', fillOpacity: '.16' };

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
