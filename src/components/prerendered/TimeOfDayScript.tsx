import { TIME_OF_DAY } from './placeholders';
import { usePrerendered } from './use-prerendered';

/** Runs src/boot/time-of-day.ts before the first paint of what precedes it, in a prerendered page. */
export function TimeOfDayScript() {
  const text = import.meta.env.SSR ? TIME_OF_DAY : '';
  if (!usePrerendered()) return null;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own script
    <script dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />
  );
}
