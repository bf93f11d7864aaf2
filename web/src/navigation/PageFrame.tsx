import { Suspense, use, useEffect, type ReactNode } from 'react';
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { Navigate, useLoaderData, useLocation } from 'react-router-dom';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useHead } from '../document/useHead.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { ErrorFallback } from '../errors/ErrorFallback.tsx';
import { NotFoundPage } from '../pages/not-found/NotFoundPage.tsx';
import type { PageContext, PageModule } from '../relay/page.ts';
import type { KeptQuery } from '../relay/queryKeeper.ts';
import { endPage } from '../relay/usePagePending.ts';
import { FailureContext } from './failure.ts';
import type { PageSource, PageStart } from './pageSource.ts';
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
  const data = usePreloadedQuery<OperationType>(document, query.ref as PreloadedQuery<OperationType>);
  return children(data);
}

interface FoundPageProps {
  readonly module: PageModule;
  readonly context: PageContext;
  readonly data: OperationType['response'];
}

function PageWithHead({ module, context, data }: FoundPageProps) {
  const { search } = useLocation();
  const outcome = module.outcome?.(data, context) ?? 'found';
  if (outcome === 'not-found') return <NotFoundPage {...context} data={data} />;
  if (typeof outcome === 'object') return <Navigate to={`${outcome.redirect}${search}`} replace />;
  return <FoundPage module={module} context={context} data={data} />;
}

function FoundPage({ module, context, data }: FoundPageProps) {
  const Page = module.default;
  useHead(module.head, { ...context, data });
  return <Page {...context} data={data} />;
}

/** A page of the route table with its skeleton and its error boundary. */
export function PageFrame({ source }: { readonly source: PageSource }) {
  const start = useLoaderData<PageStart>();
  const { context, query } = start;
  useEffect(endPage, [start]);
  const failure = use(FailureContext);
  if (failure !== null) return <ErrorFallback error={failure} />;
  const module = source.loaded();
  if (module === undefined) throw new Error('A page was rendered before its code was loaded');
  const { Skeleton } = module;
  const { pathname } = context.url;
  return (
    <ErrorBoundary resetKey={query?.key ?? pathname} fallback={(error) => <ErrorFallback error={error} />}>
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
