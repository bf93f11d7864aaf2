import { createContext, use } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import type { View } from './router.ts';

export { useLocation } from 'react-router-dom';

/** The current view, and how to navigate. */
export interface Routing {
  readonly view: View;
  readonly navigate: NavigateFunction;
}

export const RouterContext = createContext<Routing | null>(null);

export function useRouting(): Routing {
  const routing = use(RouterContext);
  if (routing === null) throw new Error('A RouterContext is missing above this component');
  return routing;
}
