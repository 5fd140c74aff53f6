import { dashboard, forgotPassword, logIn, resetPassword } from './states/log-in-screens';
import { publicScreens } from './states/public-screens';
import { signUp, username } from './states/sign-up-screens';
import type { Screen } from './states/steps';

/** Every public page, and every state of every screen by the screen's folder. */
export const screens: Readonly<Record<string, Screen>> = {
  ...publicScreens,
  'sign-up': signUp,
  'log-in': logIn,
  username,
  'forgot-password': forgotPassword,
  'reset-password': resetPassword,
  dashboard,
};
