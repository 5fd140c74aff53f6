import type { Page } from '@playwright/test';
import { messages } from '../../../src/content/messages';
import { submit } from '../../browser/account-area';

/** Brings a new page into a state. */
export type Reach = (page: Page) => Promise<unknown>;

/** A screen and its states by name, each of which is reached alone. */
export type Screen<Name extends string = string> = {
  readonly states: Readonly<Record<Name, Reach>>;
  /** The states whose layout is that of others: not checked with axe and at every width. */
  readonly laidOutLikeOthers?: readonly NoInfer<Name>[];
  /** The narrowest width of each of its layouts in px; every-state.spec.ts has those of public pages. */
  readonly widths?: readonly number[];
  /** The states whose accessibility trees are snapshots, because nothing else checks their structure. */
  readonly withTreeSnapshot?: readonly NoInfer<Name>[];
};

/** The narrowest width of each layout of the account area. */
export const ACCOUNT_WIDTHS = [320, 401, 551, 901, 1101];

/** Checks the names of states in the lists of a screen. */
export const defineScreen = <Name extends string>(screen: Screen<Name>): Screen => screen;

/** A page with one state. */
export const simpleScreen = (path: string, text?: string): Screen => ({
  states: { page: open(path, text) },
});

/** Waits for a text. */
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
export const send = (
  form: { readonly submit: string },
  fields: Record<string, string>,
  text: string,
): Reach => inOrder((page) => submit(page, form, fields), shows(text));

/** A response, a network error (`lost`) or no response (`never`). */
export type MockedResponse = 'never' | 'lost' | { readonly status: number; readonly json: object };

export const mock =
  (url: string, response: MockedResponse): Reach =>
  (page) =>
    page.route(url, async (route) => {
      if (response === 'lost') await route.abort('internetdisconnected');
      else if (response !== 'never') await route.fulfill(response);
    });

/** The URL of a method of Firebase Auth. */
export const authUrl = (method: string) => `**/accounts:${method}**`;

export const authError = (message: string): MockedResponse => ({
  status: 400,
  json: { error: { code: 400, message } },
});

export const success = (json: object): MockedResponse => ({ status: 200, json });

/** Only after hydration is a button disabled while its call is pending. */
const waitForDisabledButton: Reach = (page) =>
  page.getByRole('button', { disabled: true }).waitFor();

/** The states of a form whose call is lost, and still pending. */
export const whileCalling = (
  untouched: Reach,
  url: string,
  form: { readonly submit: string; readonly pending: string },
  fields: Record<string, string>,
) => ({
  offline: inOrder(untouched, mock(url, 'lost'), send(form, fields, messages.somethingWentWrong)),
  pending: inOrder(
    untouched,
    mock(url, 'never'),
    send(form, fields, form.pending),
    waitForDisabledButton,
  ),
});
