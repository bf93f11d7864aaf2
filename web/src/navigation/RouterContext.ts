import { createContext, use } from 'react';
import type { Location, NavigateOptions, View } from './router.ts';

/** What is on screen, and how one goes elsewhere. */
export interface Routing {
  readonly view: View;
  navigate(to: string, options?: NavigateOptions): void;
}

export const RouterContext = createContext<Routing | null>(null);

export function useRouting(): Routing {
  const routing = use(RouterContext);
  if (routing === null) throw new Error('A RouterContext is missing above this component');
  return routing;
}

/** Where the shop is: path, query, hash. */
export function useLocation(): Location {
  return useRouting().view.location;
}
