import { createContext } from 'react';

/** Why the server could not render the page; the page's place then shows the error. */
export const FailureContext = createContext<Error | null>(null);
