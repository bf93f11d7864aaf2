import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { getRequest, type ConcreteRequest } from 'relay-runtime';
import { App, Shop } from './App.tsx';
import { hearServerTime } from './clock/serverClock.ts';
import { whenIdle } from './clock/whenIdle.ts';
import { BOOT_ID, type Boot } from './document/boot.ts';
import { hydrated } from './document/hydrated.ts';
import type { Control, Typed } from './document/typed.ts';
import { receiveTaps } from './features/cart/earlyTaps.ts';
import { syncLanguage } from './i18n/choice.ts';
import { startTranslations, translateArea, withAreas } from './i18n/translate.ts';
import { BrowserRouting } from './navigation/BrowserRouting.tsx';
import { pageContext, PageRouter, resolvePage } from './navigation/router.ts';
import type { Prefetch } from './navigation/services.ts';
import { createEnvironment } from './relay/environment.ts';
import { createNetwork } from './relay/network.ts';
import { QueryKeeper } from './relay/queryKeeper.ts';
import { layoutSource, notFoundSource, routes } from './routes.tsx';

/** With the browser's data saver nothing is prefetched. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}

/** Ends the task, so that the browser can paint and handle input before the next one. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** Reports an error; the code for it loads with the first one. */
function report(fault: unknown, componentStack?: string | null): void {
  import('./errors/reportError.ts').then(
    ({ reportError: tell }) => tell(fault, componentStack),
    () => undefined,
  );
}
addEventListener('error', ({ error }) => report(error));
addEventListener('unhandledrejection', ({ reason }) => report(reason));

/** Records input and taps from before the scripts ran until the page is hydrated, then passes them on. */
async function keepInput(): Promise<void> {
  const typed = new Map<Control, Typed>();
  const note = ({ target }: Pick<Event, 'target'>) => {
    const { value, checked } = target as HTMLInputElement;
    typed.set(target as Control, { value, checked });
  };
  for (const control of document.querySelectorAll<HTMLInputElement & HTMLSelectElement>(
    'input,textarea,select',
  )) {
    const { selectedOptions, value, defaultValue, checked, defaultChecked } = control;
    if (
      selectedOptions === undefined
        ? value !== defaultValue || checked !== defaultChecked
        : selectedOptions[0]?.defaultSelected === false
    )
      note({ target: control });
  }
  addEventListener('input', note, true);
  // What is bought depends on what was chosen.
  const passOn = receiveTaps(() => typed.size > 0);
  await hydrated;
  // Until it is loaded, input is still recorded.
  if (typed.size > 0) {
    (await import('./document/typed.ts')).handOver(typed);
    // React renders what was chosen before a tap refers to it.
    await pause();
  }
  removeEventListener('input', note, true);
  passOn();
}

async function start(): Promise<void> {
  // Evaluating the scripts was one long task already.
  await pause();
  const element = document.getElementById(BOOT_ID);
  const container = document.getElementById('root');
  if (element === null || container === null) throw new Error('The document carries no boot record');
  const boot = JSON.parse(element.textContent) as Boot;
  if (syncLanguage(boot)) return;
  // Without a network the document may be days old: then the device's clock is better, unless it is slow.
  if (navigator.onLine || boot.now > Date.now()) hearServerTime(boot.now);

  const keeper = new QueryKeeper(createEnvironment(createNetwork()), (fresh) =>
    router.renew(fresh, layoutSource),
  );
  const services = { keeper, boot };
  const url = new URL(location.href);
  const found = resolvePage(routes, url);
  const here = found && boot.isNotFound === true ? { ...found, page: notFoundSource } : found;
  if (here === undefined) throw new Error(`No route shows ${url.pathname}`);
  // The first page's code has to be loaded before hydration: nothing may suspend in it.
  const [translations, layout, page] = await Promise.all([
    startTranslations(boot.language),
    layoutSource.load(),
    here.page.load().catch((error: unknown) => {
      // Server-rendered HTML is useful as it is; without it the failure is shown.
      if (boot.failed && error instanceof Error) return error;
      throw error;
    }),
  ]);
  await pause();
  const error = page instanceof Error ? { error: page } : undefined;
  const documents = [layout.query, page instanceof Error ? undefined : page.query].filter(
    (query) => query !== undefined,
  );
  keeper.fill(
    boot.queries,
    documents.map((query): ConcreteRequest => getRequest(query)),
  );
  await pause();
  const context = pageContext(here.params, url, services);
  const router = new PageRouter(routes, services, {
    location: { pathname: url.pathname, search: url.search, hash: url.hash, key: 'first', state: null },
    source: here.page,
    start: here.page.start(context, services),
    layout: layoutSource.start(context, services),
    keeper,
    ...error,
  });

  const prefetch: Prefetch = (path) => {
    if (savesData()) return;
    const target = resolvePage(routes, new URL(path, location.href));
    if (target === undefined) return;
    target.page.prefetch();
    target.page.start(pageContext(target.params, target.url, services), { boot, keeper: router.view.keeper });
  };

  const app = (
    <StrictMode>
      <App boot={boot} translations={translations} prefetch={prefetch}>
        <BrowserRouting router={router}>
          <Shop />
        </BrowserRouting>
      </App>
    </StrictMode>
  );
  const options: RootOptions = {
    // The error boundary shows a replacement; the console still gets the error.
    onCaughtError: (error, { componentStack }) => {
      // oxlint-disable-next-line no-console -- as React does without this
      console.error(error);
      report(error, componentStack);
    },
  };
  void keepInput();
  // As a transition, hydration runs in slices: the page can be scrolled and taps are handled meanwhile.
  startTransition(() => {
    if (boot.failed) createRoot(container, options).render(app);
    else hydrateRoot(container, app, options);
  });
  whenIdle(() => {
    // Responses with missing parts are requested again.
    router.view.keeper.refreshStale();
    withAreas(['offline'], () => import('./offline/companion.ts'))()
      .then(({ accompany }) => accompany(translateArea(translations, 'offline'), boot.language))
      // The shop works without it.
      .catch(() => undefined);
  });

  const refresh = () => {
    if (document.visibilityState === 'visible') router.view.keeper.refreshStale();
  };
  for (const event of ['focus', 'online'] as const) addEventListener(event, refresh);
  document.addEventListener('visibilitychange', refresh);
}

// No top-level await: deferred chunks import from this one and would wait for it.
void start().catch((error: unknown) => {
  window.earlyTaps?.stop();
  throw error;
});
