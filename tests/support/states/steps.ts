import type { Page } from '@playwright/test';
import { messages } from '../../../src/shared/messages';
import { type FormCopy, type Input, submit } from '../../browser/account-area';

/** Brings a new page into a state. */
export type Reach = (page: Page) => Promise<unknown>;

/** A screen and its states by name, each of which is reached alone. */
export type Screen<Name extends string = string> = {
  /** The state that most users see. The fast level tests only this one. */
  readonly usual: Reach;
  readonly others?: Readonly<Record<Name, Reach>>;
  /** The states whose accessibility tree is also compared with a snapshot. */
  readonly withTreeSnapshot?: readonly ('usual' | NoInfer<Name>)[];
};

/** Returns the screen. Its type checks that the names in `withTreeSnapshot` are states. */
export const defineScreen = <Name extends string>(screen: Screen<Name>): Screen => screen;

/** Waits until the page shows a text. */
export const shows =
  (text: string): Reach =>
  (page) =>
    page.getByText(text).filter({ visible: true }).first().waitFor();

export const inOrder =
  (...steps: readonly Reach[]): Reach =>
  async (page) => {
    for (const step of steps) await step(page);
  };

/** Opens a path and waits for a text, by default for the heading. */
export const open = (path: string, text?: string): Reach =>
  inOrder(
    (page) => page.goto(path),
    text === undefined ? (page) => page.getByRole('heading', { level: 1 }).waitFor() : shows(text),
  );

/** Submits a form and waits for a text. */
export const send = (formCopy: FormCopy, input: Input, text: string): Reach =>
  inOrder((page) => submit(page, formCopy, input), shows(text));

/** A response, a network error (`lost`) or no response (`never`). */
export type MockedResponse = 'never' | 'lost' | { readonly status: number; readonly json: object };

export const mock =
  (url: string, response: MockedResponse): Reach =>
  (page) =>
    page.route(url, async (route) => {
      if (response === 'lost') await route.abort('internetdisconnected');
      else if (response !== 'never') await route.fulfill(response);
    });

export const success = (json: object): MockedResponse => ({ status: 200, json });

/** Two states of a form that is sent from `untouched`: its request is lost, or never answered. */
export const whileCalling = (
  untouched: Reach,
  url: string,
  form: FormCopy & { readonly pending: string },
  input: Input,
) => ({
  offline: inOrder(untouched, mock(url, 'lost'), send(form, input, messages.somethingWentWrong)),
  pending: inOrder(
    untouched,
    mock(url, 'never'),
    send(form, input, form.pending),
    // The pending text also shows before hydration; the button is disabled only after it.
    (page) => page.getByRole('button', { disabled: true }).waitFor(),
  ),
});
