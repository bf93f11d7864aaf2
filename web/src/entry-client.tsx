import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { getRequest, type ConcreteRequest } from 'relay-runtime';
import { App } from './App.tsx';
import { BOOT_ID, type Boot } from './document/boot.ts';
import { syncLanguage } from './i18n/choice.ts';
import { createTranslator, loadCatalogue } from './i18n/translate.ts';
import { pageContext, type RouteHandle } from './navigation/pageRoute.tsx';
import type { PageSource } from './navigation/pageSource.ts';
import type { Prefetch } from './navigation/services.ts';
import { createEnvironment } from './relay/environment.ts';
import { createNetwork } from './relay/network.ts';
import { QueryKeeper } from './relay/queryKeeper.ts';
import { layoutSource, makeRoutes } from './routes.tsx';

type Routes = ReturnType<typeof makeRoutes>;

function isPageHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'source' in handle;
}

/** The page that stands at a path, with its parameters. */
function pageAt(routes: Routes, path: string) {
  const match = matchRoutes(routes, path.split(/[?#]/, 1)[0] ?? path)?.at(-1);
  return match !== undefined && isPageHandle(match.route.handle)
    ? { source: match.route.handle.source, params: match.params, id: match.route.id ?? '' }
    : undefined;
}

/** A shopper who asked the browser to save data gets nothing that may turn out not to be needed. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
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
  const here = pageAt(makeRoutes(services), location.pathname);
  const [catalogue, layout, page] = await Promise.all([
    loadCatalogue(boot.language),
    layoutSource.load(),
    here?.source.load(),
  ]);
  const documents = [layout.query, page?.query].filter((query) => query !== undefined);
  keeper.fill(boot.queries, documents.map((query): ConcreteRequest => getRequest(query)));

  // Made again, now that the first page's code is there: its route then needs nothing that could suspend hydration.
  const routes = makeRoutes(services);
  const url = new URL(location.href);
  const started = (source: PageSource, params = {}) => source.start(pageContext(params, url, services), services);
  const router = createBrowserRouter(routes, {
    hydrationData: {
      loaderData: {
        store: started(layoutSource),
        ...(here === undefined ? {} : { [here.id]: started(here.source, here.params) }),
      },
    },
  });

  const prefetch: Prefetch = (path) => {
    if (savesData()) return;
    const target = pageAt(routes, path);
    if (target === undefined) return;
    target.source.prefetch();
    target.source.start(pageContext(target.params, new URL(path, location.href), services), services);
  };

  const app = (
    <StrictMode>
      <App
        boot={boot}
        environment={environment}
        keeper={keeper}
        translator={createTranslator(boot.language, catalogue)}
        prefetch={prefetch}
      >
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
  if (boot.failed) createRoot(container).render(app);
  else hydrateRoot(container, app);

  const refresh = () => {
    if (document.visibilityState === 'visible') keeper.refreshStale();
  };
  for (const event of ['focus', 'online'] as const) addEventListener(event, refresh);
  document.addEventListener('visibilitychange', refresh);
}

void start();
