import { lazy, Suspense, use, useEffect, useRef, type ComponentType } from 'react';
import { isAdminPath } from '../paths.ts';
import type { OperationType } from 'relay-runtime';
import { markHydrated } from '../document/hydrated.ts';
import { useHead } from '../document/useHead.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { ErrorFallback } from '../errors/ErrorFallback.tsx';
import { isRefusedAddress, RequestError } from '../relay/errors.ts';
import type { HeadInput, PageContext, PageHead, PageModule } from '../page/page.ts';
import { endPage } from '../page/usePagePending.ts';
import { FailureContext, PageFailureContext } from '../navigation/failure.ts';
import type { PageSource, PageStart } from '../navigation/pageSource.ts';
import { QueryData } from '../navigation/QueryData.tsx';
import { useRouting } from '../navigation/RouterContext.ts';

interface FoundPageProps {
  readonly module: PageModule;
  readonly context: PageContext;
  readonly data: OperationType['response'];
}

function PageWithHead({ module, context, data, NotFound }: FoundPageProps & { readonly NotFound: NotFound }) {
  const { navigate } = useRouting();
  useEffect(markHydrated, []);
  const outcome = module.outcome?.(data, context) ?? 'found';
  const redirect = typeof outcome === 'object' ? outcome.redirect : undefined;
  useEffect(() => {
    if (redirect !== undefined) void navigate(redirect, { replace: true });
  }, [redirect, navigate]);
  if (outcome === 'not-found') return <NotFound context={context} />;
  if (redirect !== undefined) return null;
  return <FoundPage module={module} context={context} data={data} />;
}

/** The page that is shown; undefined: none yet. */
let current: PageContext | undefined;

function FoundPage({ module, context, data }: FoundPageProps) {
  const Page = module.default;
  useHead(module.head, { ...context, data });
  useEffect(() => {
    const before = current;
    current = context;
    // Browsers announce a document's first page themselves.
    if (before === undefined || before === context) return;
    import('./arrival.ts').then(
      ({ arrive }) => arrive(before.url.pathname !== context.url.pathname),
      // Offline, on the first visit.
      () => undefined,
    );
  }, [context]);
  return <Page {...context} data={data} />;
}

/** Shown at a path that turns out to be unknown. */
type NotFound = ComponentType<{ readonly context: PageContext }>;

/**
 * The page for unknown paths, for `PageFrame`. Its code loads only after a link to something that no longer exists; a document
 * of such a path includes it.
 */
export const notFoundPage = (source: PageSource): NotFound =>
  lazy(async () => {
    const module = await source.load();
    return { default: ({ context }) => <FoundPage module={module} context={context} data={{}} /> };
  });

const failedHead = ({ t }: HeadInput): PageHead => ({ title: t('errors:title'), noIndex: true });

interface FailedPageProps {
  readonly error: Error;
  readonly context: PageContext;
  /** Default: reload the document. */
  readonly onRefresh?: (() => void) | undefined;
  readonly NotFound: NotFound;
}

/** In place of a page that cannot be shown: an error with a retry, or that there is no such page. */
function FailedPage({ error, context, onRefresh, NotFound }: FailedPageProps) {
  useHead(failedHead, { ...context, data: {} });
  if (!isRefusedAddress(error)) {
    const fallback = <ErrorFallback error={error} onRefresh={onRefresh} />;
    // The back-office brings its own landmark, and its code is what is missing.
    return isAdminPath(context.url.pathname) ? <main id="content">{fallback}</main> : fallback;
  }
  return (
    <Suspense fallback={null}>
      <NotFound context={context} />
    </Suspense>
  );
}

/**
 * The current page with its skeleton and its error boundary.
 *
 * @param NotFound made by `notFoundPage`
 */
export function PageFrame({ NotFound }: { readonly NotFound: NotFound }) {
  const { view, navigate } = useRouting();
  const { source, start, error } = view;
  const { context, query } = start;
  const { pathname, search } = context.url;
  const shown = useRef<PageStart | null>(null);
  useEffect(endPage, [start]);
  const failure = use(FailureContext) ?? error ?? null;
  if (failure !== null) return <FailedPage error={failure} context={context} NotFound={NotFound} />;
  const module = source.loaded();
  if (module === undefined) throw new Error('A page was rendered before its code was loaded');
  const { Skeleton } = module;
  const retry = () => navigate(pathname + search, { replace: true, preventScrollReset: true });
  /** The page as it was before, or nothing of it. */
  const renderError = (failed: Error) => {
    const last = shown.current;
    if (
      module.staysOnFailure !== true ||
      module.query === undefined ||
      last?.query === undefined ||
      last.query === query ||
      last.context.url.pathname !== pathname
    )
      // A failed read is sent again; any other state of the error is discarded.
      return (
        <FailedPage
          error={failed}
          context={context}
          NotFound={NotFound}
          onRefresh={failed instanceof RequestError ? retry : undefined}
        />
      );
    return (
      <PageFailureContext value={{ error: failed, retry }}>
        <QueryData document={module.query} query={last.query}>
          {(data) => <PageWithHead module={module} context={context} data={data} NotFound={NotFound} />}
        </QueryData>
      </PageFailureContext>
    );
  };
  return (
    <ErrorBoundary resetKey={start} renderError={renderError}>
      <Suspense
        key={module.isApplication ? '' : pathname}
        fallback={Skeleton === undefined ? null : <Skeleton {...context} />}
      >
        {query === undefined || module.query === undefined ? (
          <PageWithHead module={module} context={context} data={{}} NotFound={NotFound} />
        ) : (
          <QueryData
            document={module.query}
            query={query}
            onShown={() => {
              shown.current = start;
            }}
          >
            {(data) => <PageWithHead module={module} context={context} data={data} NotFound={NotFound} />}
          </QueryData>
        )}
      </Suspense>
    </ErrorBoundary>
  );
}
