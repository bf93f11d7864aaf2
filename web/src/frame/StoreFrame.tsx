import { Suspense } from 'react';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import StoreLayout, { query as document } from '../layouts/StoreLayout.tsx';
import { NavigationProgress } from '../navigation/NavigationProgress.tsx';
import { notFoundPage, PageFrame } from './PageFrame.tsx';
import { QueryData } from '../navigation/QueryData.tsx';
import { useRouting } from '../navigation/RouterContext.ts';
import { notFoundSource } from '../routes.tsx';

const NotFound = notFoundPage(notFoundSource);

/** The layout around every page of the shop. A layout without data still shows the page. */
export function StoreFrame() {
  const { query } = useRouting().view.layout;
  const page = <PageFrame NotFound={NotFound} />;
  const bare = <StoreLayout data={null}>{page}</StoreLayout>;
  return (
    <>
      {query === undefined ? (
        bare
      ) : (
        <ErrorBoundary renderError={() => bare}>
          <Suspense fallback={bare}>
            <QueryData document={document} query={query}>
              {(data) => <StoreLayout data={data as never}>{page}</StoreLayout>}
            </QueryData>
          </Suspense>
        </ErrorBoundary>
      )}
      <NavigationProgress />
    </>
  );
}
