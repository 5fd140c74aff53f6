/** The mock-ups of the app, in src/components/phone. */
export const phones = ['home', 'calendar', 'journal', 'sharing'] as const;
