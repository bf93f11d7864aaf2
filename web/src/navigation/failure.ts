import { createContext, use } from 'react';

/** Why the server could not render the page; an error is shown instead. */
export const FailureContext = createContext<Error | null>(null);

/** The data of a query string failed; the page still shows those of the previous one. */
export interface PageFailure {
  readonly error: Error;
  /** Sends the query again. */
  readonly retry: () => void;
}

export const PageFailureContext = createContext<PageFailure | null>(null);

/** The failure of the current URL's data, in a page that stays on failure; null: none. */
export function usePageFailure(): PageFailure | null {
  return use(PageFailureContext);
}
