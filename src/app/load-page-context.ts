import { createContext } from 'react';

/** Provides `loadPage` to layouts, which cannot import it from routes.tsx: their routes import them. */
export const LoadPageContext = createContext(async (_pathname: string): Promise<void> => {});
