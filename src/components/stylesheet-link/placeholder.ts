/** In the prerendered page, until the build knows the stylesheet's URL. */
export const STYLESHEET = '#stylesheet';
