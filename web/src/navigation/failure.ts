import { createContext, use } from 'react';

/** Why the server could not render the page; the page's place then shows the error. */
export const FailureContext = createContext<Error | null>(null);

/** A query string's data could not be had; the page on screen still shows those of the one before. */
export interface PageFailure {
  readonly error: Error;
  /** Asks again. */
  readonly retry: () => void;
}

export const PageFailureContext = createContext<PageFailure | null>(null);

/** What became of the address's data, in a page that stays on failure; null: they are there. */
export function usePageFailure(): PageFailure | null {
  return use(PageFailureContext);
}
