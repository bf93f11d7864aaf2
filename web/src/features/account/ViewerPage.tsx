import { Suspense, use, useEffect, type ReactNode } from 'react';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { ErrorState } from '../../errors/ErrorState.tsx';
import { ErrorBoundary } from '../../errors/ErrorBoundary.tsx';
import { QueryData } from '../../navigation/QueryData.tsx';
import { useRouting } from '../../navigation/RouterContext.ts';
import { useKeeper } from '../../navigation/services.ts';
import type { CachedQuery } from '../../relay/queryKeeper.ts';
import { Guard } from './Guard.tsx';

interface ViewerPageProps<Query extends OperationType> {
  /** The query of `XPage.viewer.ts`, as it is written here. */
  document: GraphQLTaggedNode;
  /** Shown until the session is known and the data are loaded; also while redirecting. */
  fallback: ReactNode;
  children: (data: Query['response']) => ReactNode;
}

/**
 * Content that only the viewer sees, from the query that its route has started together with its code. A failed query can be
 * retried; the page around it stays.
 */
export function ViewerPage<Query extends OperationType>({
  document,
  fallback,
  children,
}: ViewerPageProps<Query>) {
  const { view, navigate } = useRouting();
  const { start } = view;
  const { pathname, search } = start.context.url;
  const retry = () => navigate(pathname + search, { replace: true, preventScrollReset: true });
  return (
    <Guard fallback={fallback}>
      {() =>
        start.viewer === undefined ? (
          <Unknown fallback={fallback} />
        ) : (
          <ErrorBoundary
            resetKey={start}
            renderError={(error) => <ErrorState error={error} onRetry={() => void retry()} />}
          >
            <Suspense fallback={fallback}>
              <ViewerData document={document} request={start.viewer}>
                {children}
              </ViewerData>
            </Suspense>
          </ErrorBoundary>
        )
      }
    </Guard>
  );
}

interface ViewerDataProps {
  document: GraphQLTaggedNode;
  request: Promise<CachedQuery | undefined>;
  children: (data: OperationType['response']) => ReactNode;
}

function ViewerData({ document, request, children }: ViewerDataProps) {
  const query = use(request);
  if (query === undefined) return children({});
  return (
    <QueryData document={document} query={query}>
      {children}
    </QueryData>
  );
}

/** The session was ended elsewhere since the request. */
function Unknown({ fallback }: { fallback: ReactNode }) {
  const keeper = useKeeper();
  useEffect(() => void keeper.renew(), [keeper]);
  return fallback;
}
