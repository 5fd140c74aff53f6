/** The build replaces it with the code of src/boot/time-of-day.ts. */
export const TIME_OF_DAY_PLACEHOLDER = '/* time of day */';

/** The build replaces it with the URL of the styles that only the elements below the first screen need. */
export const BELOW_FOLD_PLACEHOLDER = '/below-fold.css';
