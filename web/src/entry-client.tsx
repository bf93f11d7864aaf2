import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { getRequest, type ConcreteRequest } from 'relay-runtime';
import { App, Shop } from './App.tsx';
import { BOOT_ID, type Boot } from './document/boot.ts';
import { syncLanguage } from './i18n/choice.ts';
import { createTranslations, loadCatalogue } from './i18n/translate.ts';
import { BrowserRouting } from './navigation/BrowserRouting.tsx';
import { pageContext, PageRouter, resolvePage } from './navigation/router.ts';
import type { Prefetch } from './navigation/services.ts';
import { createEnvironment } from './relay/environment.ts';
import { createNetwork } from './relay/network.ts';
import { QueryKeeper } from './relay/queryKeeper.ts';
import { layoutSource, routes } from './routes.tsx';

/** A shopper who asked the browser to save data gets nothing that may turn out not to be needed. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}

async function start(): Promise<void> {
  const element = document.getElementById(BOOT_ID);
  const container = document.getElementById('root');
  if (element === null || container === null) throw new Error('The document carries no boot record');
  const boot = JSON.parse(element.textContent) as Boot;
  if (syncLanguage(boot)) return;

  const environment = createEnvironment(createNetwork());
  const keeper = new QueryKeeper(environment);
  const services = { keeper, boot };
  const url = new URL(location.href);
  const here = resolvePage(routes, url);
  if (here === undefined) throw new Error(`No route shows ${url.pathname}`);
  // The first page's code has to be there before hydration: nothing may suspend in it.
  const [catalogue, layout, page] = await Promise.all([
    loadCatalogue(boot.language),
    layoutSource.load(),
    here.page.load(),
  ]);
  const documents = [layout.query, page.query].filter((query) => query !== undefined);
  keeper.fill(
    boot.queries,
    documents.map((query): ConcreteRequest => getRequest(query)),
  );
  const context = pageContext(here.params, url, services);
  const router = new PageRouter(routes, services, {
    location: { pathname: url.pathname, search: url.search, hash: url.hash, key: 'first', state: null },
    source: here.page,
    start: here.page.start(context, services),
    layout: layoutSource.start(context, services),
  });

  const prefetch: Prefetch = (path) => {
    if (savesData()) return;
    const target = resolvePage(routes, new URL(path, location.href));
    if (target === undefined) return;
    target.page.prefetch();
    target.page.start(pageContext(target.params, target.url, services), services);
  };

  const app = (
    <StrictMode>
      <App
        boot={boot}
        environment={environment}
        keeper={keeper}
        translations={createTranslations(boot.language, catalogue)}
        prefetch={prefetch}
      >
        <BrowserRouting router={router}>
          <Shop />
        </BrowserRouting>
      </App>
    </StrictMode>
  );
  // As a transition it goes in short pieces: the page can be scrolled, and a tap is heard, while it comes to life.
  startTransition(() => {
    if (boot.failed) createRoot(container).render(app);
    else hydrateRoot(container, app);
  });

  const refresh = () => {
    if (document.visibilityState === 'visible') keeper.refreshStale();
  };
  for (const event of ['focus', 'online'] as const) addEventListener(event, refresh);
  document.addEventListener('visibilitychange', refresh);
}

// No top-level await: chunks that are loaded later import from this one, and would wait for it.
void start();
