import { createContext } from 'react';

/** Loads the code of the page at an address. A context, because the pages import the layouts. */
export const LoadPageContext = createContext(async (_pathname: string): Promise<void> => {});
