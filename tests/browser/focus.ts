import type { Page } from '@playwright/test';
import * as contrast from '../support/contrast';
import * as focus from '../support/focus-fault';
import { callInPage } from '../support/in-page';

/** More tab stops than any page has; reaching this limit means a focus trap. */
export const MAX_STOPS = 120;

/** Why the focus is not visible, if so. The browser runs the functions of both modules. */
export const focusFault = (page: Page) => callInPage(page, [contrast, focus], focus.findFocusFault);
