import type { OperationType } from 'relay-runtime';
import { withAreas, type LaterArea } from '../i18n/translate.ts';
import type { PageName } from '../pageManifest.ts';
import type { PageContext, PageModule, PageRoute } from '../page/page.ts';
import type { CachedQuery } from '../relay/queryKeeper.ts';
import { mayBeSignedIn } from '../relay/viewer.ts';
import { loadOrReload } from './loadOrReload.ts';
import type { Services } from './services.ts';

/** What a page's loader passes to its component. */
export interface PageStart {
  readonly context: PageContext;
  /** Absent on a page without data. */
  readonly query: CachedQuery | undefined;
  /** The viewer query; absent without a session or without such a query. */
  readonly viewer?: Promise<CachedQuery | undefined>;
}

/** A page of the route table: its data can be requested before its code is loaded. */
export interface PageSource {
  /** Its name in the page manifest; undefined for the layout. */
  readonly name: PageName | undefined;
  readonly route: PageRoute<OperationType>;
  /** Loads the page's code, once; if it fails, the document is reloaded. */
  load(reload?: () => void): Promise<PageModule>;
  /** Prefetches the page's code; a failure has no effect yet. */
  prefetch(): void;
  /** The code, if it is loaded. */
  loaded(): PageModule | undefined;
  /** Starts the page's query. */
  start(context: PageContext, services: Services): PageStart;
}

/** Starts a page's viewer query. */
function startViewer(
  { viewer }: PageRoute<OperationType>,
  context: PageContext,
  { keeper }: Services,
): Promise<CachedQuery | undefined> | undefined {
  if (viewer === undefined || !mayBeSignedIn()) return undefined;
  const started = viewer().then(({ queryOf }) => {
    const query = queryOf(context);
    return query && keeper.openViewer(query.query, query.variables);
  });
  // The reader gets the error; a prefetch has no reader.
  started.catch(() => undefined);
  return started;
}

/** @param areas texts that load with the page's code */
export function pageSource<Query extends OperationType>(
  name: PageName | undefined,
  route: PageRoute<Query>,
  importPage: () => Promise<PageModule<Query>>,
  areas: readonly LaterArea[] = [],
): PageSource {
  const importWhole = withAreas(areas, importPage);
  let module: PageModule | undefined;
  return {
    name,
    // Query and variables belong together by construction; the table only passes one to the other.
    route: route,
    async load(reload) {
      module ??= (await loadOrReload(name ?? 'layout', importWhole, reload)) as unknown as PageModule;
      return module;
    },
    prefetch() {
      if (module === undefined) importWhole().catch(() => undefined);
    },
    loaded: () => module,
    start(context, services) {
      const query =
        route.query === undefined
          ? undefined
          : services.keeper.open(
              route.query,
              route.variables === undefined ? {} : route.variables(context),
              route.main,
            );
      const viewer = import.meta.env.SSR ? undefined : startViewer(route, context, services);
      return { context, query, ...(viewer && { viewer }) };
    },
  };
}
