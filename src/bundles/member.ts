/* The bundle of the screens for members, with the rest of Firebase and TanStack Query. */
export { callCompleteSignUp } from '../backend/functions';
export { readUserRecord } from '../backend/user-record';
export { DashboardScreen } from '../screens/dashboard/DashboardScreen';
export { UsernameScreen } from '../screens/username/UsernameScreen';
export { resetUserRecord } from '../session/queries';
