import type { Page } from '@playwright/test';
import type { Member, Newcomer } from '../accounts';

/** Creates the users that a state needs. */
export type UserFactory = {
  readonly newcomer: () => Promise<Newcomer>;
  readonly member: () => Promise<Member>;
};

export type Visit = { readonly page: Page; readonly users: UserFactory };

export type State = {
  readonly name: string;
  /** Brings the page from the screen's previous state to this state. */
  readonly reach: (visit: Visit) => Promise<void>;
  /** The maximum width at which the state exists. */
  readonly maxWidth?: number;
  /** Whether to check the state at every width; the first state of a screen always is. */
  readonly isLarge?: boolean;
  /** Whether it only looks different: its accessibility tree is that of the previous state. */
  readonly isOnlyLook?: boolean;
};

/** A screen and its states, which are reached in order. */
export type Screen = {
  readonly name: string;
  readonly states: readonly State[];
  /** Whether its accessibility tree follows from the posts, which writers change. */
  readonly isBlog?: boolean;
};

export type Reach = State['reach'];

export const open =
  (path: string, text?: string): Reach =>
  async ({ page }) => {
    await clearResponses(page);
    await page.goto(path);
    await (text === undefined
      ? page.getByRole('heading', { level: 1 })
      : shown(page, text)
    ).waitFor();
  };

/**
 * Removes the mock responses of earlier states. Leaves the page first, because pending calls would
 * continue.
 */
export async function clearResponses(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

export const inOrder =
  (...steps: readonly Reach[]): Reach =>
  async (visit) => {
    for (const step of steps) await step(visit);
  };

export const shown = (page: Page, text: string) =>
  page.getByText(text).filter({ visible: true }).first();
