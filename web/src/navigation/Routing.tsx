import { useMemo, type ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { Router, useNavigate, type Navigator } from 'react-router-dom';
import { RouterContext } from './RouterContext.ts';
import type { View } from './router.ts';
import { KeeperContext } from './services.ts';

interface RoutingProps {
  readonly view: View;
  readonly navigator: Navigator;
  readonly children: ReactNode;
}

/** One `navigate` for the whole page: hundreds of links need not create their own. */
function ViewProvider({ view, children }: Pick<RoutingProps, 'view' | 'children'>) {
  const navigate = useNavigate();
  const routing = useMemo(() => ({ view, navigate }), [view, navigate]);
  return <RouterContext value={routing}>{children}</RouterContext>;
}

/** A view's Relay store and react-router around it, the same on the server and in the browser. */
export function Routing({ view, navigator, children }: RoutingProps) {
  return (
    <RelayEnvironmentProvider environment={view.keeper.environment}>
      <KeeperContext value={view.keeper}>
        <Router location={view.location} navigator={navigator}>
          <ViewProvider view={view}>{children}</ViewProvider>
        </Router>
      </KeeperContext>
    </RelayEnvironmentProvider>
  );
}

/** Without navigation: on the server. */
export const standing: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : (to.pathname ?? '/')),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};
