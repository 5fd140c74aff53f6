/** The build replaces it with the code of src/boot/time-of-day.ts. */
export const TIME_OF_DAY_PLACEHOLDER = '/* time of day */';

/** The build replaces it with the URL of the styles for the elements below the first screen. */
export const BELOW_FOLD_PLACEHOLDER = '/below-fold.css';
