/* The bundle of the forms, which appear without Firebase: a form loads it when it is filled in. */
export { AccountLayout } from '../app/account/AccountLayout';
export { ForgotPasswordScreen } from '../screens/forgot-password/ForgotPasswordScreen';
export { LogInScreen } from '../screens/log-in/LogInScreen';
export { ResetPasswordScreen } from '../screens/reset-password/ResetPasswordScreen';
export { SignUpScreen } from '../screens/sign-up/SignUpScreen';
