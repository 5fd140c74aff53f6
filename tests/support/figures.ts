import type { TaskMeta } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Counts of a test in one line, for the summary of `npm test`. */
    figures?: string;
  }
}

/** Saves counts of a test in its report. */
export function keepFigures({ meta }: { meta: TaskMeta }, figures: string): void {
  meta.figures = figures;
}
