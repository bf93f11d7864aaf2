import './design/global.css';
import type { ReactNode } from 'react';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { RelayEnvironmentProvider } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { NowContext } from './clock/useNow.ts';
import { BootContext, type Boot } from './document/boot.ts';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import { ErrorFallback } from './errors/ErrorFallback.tsx';
import { StoreFrame } from './navigation/StoreFrame.tsx';
import { KeeperContext, PrefetchContext, type Prefetch } from './navigation/services.ts';
import type { QueryKeeper } from './relay/queryKeeper.ts';

export interface AppProps {
  readonly boot: Boot;
  readonly environment: Environment;
  readonly keeper: QueryKeeper;
  readonly translations: i18n;
  readonly prefetch?: Prefetch;
  /** The router, around `Shop`. */
  readonly children: ReactNode;
}

const nothing: Prefetch = () => undefined;

/** Everything that stands above the router, the same on the server and in the browser. */
export function App({ boot, environment, keeper, translations, prefetch = nothing, children }: AppProps) {
  return (
    <BootContext value={boot}>
      <NowContext value={boot.now}>
        <I18nextProvider i18n={translations}>
          <RelayEnvironmentProvider environment={environment}>
            <KeeperContext value={keeper}>
              <PrefetchContext value={prefetch}>{children}</PrefetchContext>
            </KeeperContext>
          </RelayEnvironmentProvider>
        </I18nextProvider>
      </NowContext>
    </BootContext>
  );
}

function renderError(error: Error): ReactNode {
  return (
    <main>
      <ErrorFallback error={error} />
    </main>
  );
}

/** Everything below the router. The layout itself may fail; then only the error is shown. */
export function Shop() {
  return (
    <ErrorBoundary renderError={renderError}>
      <StoreFrame />
    </ErrorBoundary>
  );
}
