import './design/global.css';
import type { ReactNode } from 'react';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { NowContext } from './clock/useNow.ts';
import { BootContext, type Boot } from './document/boot.ts';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import { ErrorFallback } from './errors/ErrorFallback.tsx';
import { StoreFrame } from './frame/StoreFrame.tsx';
import { PrefetchContext, type Prefetch } from './navigation/services.ts';

export interface AppProps {
  readonly boot: Boot;
  readonly translations: i18n;
  readonly prefetch?: Prefetch;
  /** The router around `Shop`. */
  readonly children: ReactNode;
}

const nothing: Prefetch = () => undefined;

/** The providers above the router, the same on the server and in the browser. */
export function App({ boot, translations, prefetch = nothing, children }: AppProps) {
  return (
    <BootContext value={boot}>
      <NowContext value={boot.now}>
        <I18nextProvider i18n={translations}>
          <PrefetchContext value={prefetch}>{children}</PrefetchContext>
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
