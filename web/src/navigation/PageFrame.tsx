import { Suspense, use, useEffect, type ReactNode } from 'react';
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useHead } from '../document/useHead.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { ErrorFallback } from '../errors/ErrorFallback.tsx';
import { NotFoundPage } from '../pages/not-found/NotFoundPage.tsx';
import type { PageContext, PageModule } from '../relay/page.ts';
import type { KeptQuery } from '../relay/queryKeeper.ts';
import { endPage } from '../relay/usePagePending.ts';
import { FailureContext } from './failure.ts';
import { useRouting } from './RouterContext.ts';
import { useKeeper } from './services.ts';

interface QueryDataProps {
  readonly document: GraphQLTaggedNode;
  readonly query: KeptQuery;
  readonly children: (data: OperationType['response']) => ReactNode;
}

/** Reads a kept query's data, and keeps it as long as it is shown. */
export function QueryData({ document, query, children }: QueryDataProps) {
  const keeper = useKeeper();
  useEffect(() => keeper.hold(query), [keeper, query]);
  const data = usePreloadedQuery<OperationType>(document, query.ref);
  return children(data);
}

interface FoundPageProps {
  readonly module: PageModule;
  readonly context: PageContext;
  readonly data: OperationType['response'];
}

function PageWithHead({ module, context, data }: FoundPageProps) {
  const { view, navigate } = useRouting();
  const outcome = module.outcome?.(data, context) ?? 'found';
  const redirect = typeof outcome === 'object' ? `${outcome.redirect}${view.location.search}` : undefined;
  useEffect(() => {
    if (redirect !== undefined) void navigate(redirect, { replace: true });
  }, [redirect, navigate]);
  if (outcome === 'not-found') return <NotFoundPage {...context} data={data} />;
  if (redirect !== undefined) return null;
  return <FoundPage module={module} context={context} data={data} />;
}

function FoundPage({ module, context, data }: FoundPageProps) {
  const Page = module.default;
  useHead(module.head, { ...context, data });
  return <Page {...context} data={data} />;
}

/** The page on screen with its skeleton and its error boundary. */
export function PageFrame() {
  const { source, start, error } = useRouting().view;
  const { context, query } = start;
  useEffect(endPage, [start]);
  const failure = use(FailureContext) ?? error ?? null;
  if (failure !== null) return <ErrorFallback error={failure} />;
  const module = source.loaded();
  if (module === undefined) throw new Error('A page was rendered before its code was loaded');
  const { Skeleton } = module;
  const { pathname } = context.url;
  return (
    <ErrorBoundary resetKey={query?.key ?? pathname} renderError={(error) => <ErrorFallback error={error} />}>
      <Suspense key={pathname} fallback={Skeleton === undefined ? null : <Skeleton {...context} />}>
        {query === undefined || module.query === undefined ? (
          <PageWithHead module={module} context={context} data={{}} />
        ) : (
          <QueryData document={module.query} query={query}>
            {(data) => <PageWithHead module={module} context={context} data={data} />}
          </QueryData>
        )}
      </Suspense>
    </ErrorBoundary>
  );
}
