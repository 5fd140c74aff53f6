export { LivelyIcon, LivelyMark } from './LivelyMark';
