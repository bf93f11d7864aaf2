import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { Routing } from './Routing.tsx';
import type { PageRouter, Scroll, View } from './router.ts';

interface Shown {
  readonly view: View;
  readonly scroll: Scroll;
}

function scrollToHash(hash: string): void {
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // Then it is not encoded, and may be an id as it is.
  }
  document.getElementById(id)?.scrollIntoView();
}

/** Shows the router's view. A new page is a transition: the current one stays until the next has something to show. */
export function BrowserRouting({
  router,
  children,
}: {
  readonly router: PageRouter;
  readonly children: ReactNode;
}) {
  const [{ view, scroll }, setShown] = useState<Shown>({ view: router.view, scroll: 'keep' });
  const [initial] = useState(view);
  useEffect(
    () =>
      router.subscribe(initial, (next, nextScroll, atOnce) => {
        const show = () => setShown({ view: next, scroll: nextScroll });
        if (atOnce) show();
        else startTransition(show);
      }),
    [router, initial],
  );
  useLayoutEffect(() => {
    if (scroll === 'keep') return;
    // At once, even with smooth scrolling in the style sheet.
    if ('top' in scroll) scrollTo({ top: scroll.top, behavior: 'instant' });
    else scrollToHash(scroll.hash);
  }, [scroll]);
  return (
    <Routing view={view} navigator={router}>
      {children}
    </Routing>
  );
}
