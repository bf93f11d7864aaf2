import { Suspense, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../design/static/VisuallyHidden.tsx';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import StoreLayout, { query as document } from '../layouts/StoreLayout.tsx';
import { FailureContext } from './failure.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import { PageFrame, QueryData } from './PageFrame.tsx';
import { useLocation, useRouting } from './RouterContext.ts';

/** Tells screen readers which page has come, as a browser does when a document loads. */
function PageAnnouncer() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const [title, setTitle] = useState('');
  const before = useRef({ pathname, title: '' });
  useLayoutEffect(() => {
    before.current = { pathname, title: globalThis.document.title };
  }, [pathname]);
  useEffect(() => {
    if (first.current === pathname) return;
    first.current = '';
    // The page's head is written in an effect of the same commit or, after a skeleton, when its data are there.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const announce = () => {
      const { title: written } = globalThis.document;
      // Style sheets and code come into the head, too.
      if (written === before.current.title) return;
      clearTimeout(timer);
      timer = setTimeout(() => setTitle(written), 100);
    };
    announce();
    const head = new MutationObserver(announce);
    head.observe(globalThis.document.head, { childList: true });
    return () => {
      clearTimeout(timer);
      head.disconnect();
    };
  }, [pathname]);
  return (
    <VisuallyHidden>
      <output>{title}</output>
    </VisuallyHidden>
  );
}

/** The layout around every page of the shop. A layout without data still shows the page. */
export function StoreFrame() {
  const { query } = useRouting().view.layout;
  const failure = use(FailureContext);
  const page = <PageFrame />;
  const bare = <StoreLayout data={null}>{page}</StoreLayout>;
  return (
    <>
      {query === undefined || failure !== null ? (
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
      <PageAnnouncer />
    </>
  );
}
