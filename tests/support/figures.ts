import type { TaskMeta } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Counts of a test, for the table of `npm run stress`. */
    figures?: Record<string, number>;
  }
}

/** Saves counts of a test in its report. */
export function keepFigures({ meta }: { meta: TaskMeta }, figures: Record<string, number>): void {
  meta.figures = figures;
}
