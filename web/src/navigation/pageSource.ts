import type { OperationType } from 'relay-runtime';
import { withAreas, type LaterArea } from '../i18n/translate.ts';
import type { PageName } from '../pageManifest.ts';
import type { PageContext, PageModule, PageRoute } from '../page/page.ts';
import type { KeptQuery } from '../relay/queryKeeper.ts';
import { mayBeSignedIn } from '../relay/viewer.ts';
import { loadOrReload } from './loadOrReload.ts';
import type { Services } from './services.ts';

/** What a page's loader hands to its component. */
export interface PageStart {
  readonly context: PageContext;
  /** Absent on a page without data. */
  readonly query: KeptQuery | undefined;
  /** What is asked of who is signed in; absent where nobody is or nothing is asked. */
  readonly viewer?: Promise<KeptQuery | undefined>;
}

/** A page of the route table: its data can be started before its code is there. */
export interface PageSource {
  /** Its name in the manifest of pages; undefined for what is no page. */
  readonly name: PageName | undefined;
  readonly route: PageRoute<OperationType>;
  /** Loads the page's code, once; code that can't be had reloads the document. */
  load(reload?: () => void): Promise<PageModule>;
  /** Loads the page's code for later; a failure means nothing yet. */
  prefetch(): void;
  /** The code, when it is there. */
  loaded(): PageModule | undefined;
  /** Starts the page's query. */
  start(context: PageContext, services: Services): PageStart;
}

/** Starts what a page asks of who is signed in. */
function startViewer(
  { viewer }: PageRoute<OperationType>,
  context: PageContext,
  { keeper }: Services,
): Promise<KeptQuery | undefined> | undefined {
  if (viewer === undefined || !mayBeSignedIn()) return undefined;
  const started = viewer().then(({ ask }) => {
    const asked = ask(context);
    return asked && keeper.openViewer(asked.query, asked.variables);
  });
  // Who reads it is told; a prefetch has nobody to tell.
  started.catch(() => undefined);
  return started;
}

/** @param areas texts that come with the page's code */
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
    // Query and variables belong together by construction; the table only ever passes one to the other.
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
