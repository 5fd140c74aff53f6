export const legal = { contentsHeading: 'Contents' } as const;
