import { Suspense, use, useEffect, type ReactNode } from 'react';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { ErrorState } from '../../errors/ErrorState.tsx';
import { ErrorBoundary } from '../../errors/ErrorBoundary.tsx';
import { QueryData } from '../../navigation/QueryData.tsx';
import { useRouting } from '../../navigation/RouterContext.ts';
import { useKeeper } from '../../navigation/services.ts';
import type { KeptQuery } from '../../relay/queryKeeper.ts';
import { Guard } from './Guard.tsx';

interface ViewerPageProps<Query extends OperationType> {
  /** What `XPage.viewer.ts` asks, as it is written here. */
  document: GraphQLTaggedNode;
  /** Shown until it is known who asks, and until the data are there; while somebody is sent away, too. */
  fallback: ReactNode;
  children: (data: Query['response']) => ReactNode;
}

/**
 * What a page shows to who is signed in alone, of the query that its route has started beside its code. What could not be read
 * may be asked for again; the page around it stays.
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
              <ViewerData document={document} asked={start.viewer}>
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
  asked: Promise<KeptQuery | undefined>;
  children: (data: OperationType['response']) => ReactNode;
}

function ViewerData({ document, asked, children }: ViewerDataProps) {
  const query = use(asked);
  if (query === undefined) return children({});
  return (
    <QueryData document={document} query={query}>
      {children}
    </QueryData>
  );
}

/** The session was ended elsewhere since it was asked for. */
function Unknown({ fallback }: { fallback: ReactNode }) {
  const keeper = useKeeper();
  useEffect(() => void keeper.renew(), [keeper]);
  return fallback;
}
