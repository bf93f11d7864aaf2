import { Suspense, useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';

import { ErrorBoundary } from '../../../errors/ErrorBoundary.tsx';
import type { LaterName } from '../arrangements.ts';
import { LaterSkeleton } from './LaterSkeleton.tsx';
import styles from './WhenNear.module.css';
import { useNear } from './useNear.ts';

/** Content that is lower than its placeholder by no more than this, in pixels, does not change the reserved space. */
const SLACK = 96;

interface WhenNearProps {
  /** The deferred content. */
  room: LaterName;
  /** A link to the same without scripts. */
  plain?: ReactNode;
  children: ReactNode;
}

/**
 * Content far below the first screen: rendered when it comes near the screen, so that the page itself stays light. Until then
 * there is a placeholder of its shape.
 */
export function WhenNear({ room, plain, children }: WhenNearProps) {
  const root = useRef<HTMLDivElement>(null);
  const near = useNear(root);
  const placeholder = <Placeholder name={room} isNear={near} root={root} />;
  const arrival = <Arrival root={root} />;
  return (
    <div ref={root} data-room={room} data-waiting={near ? undefined : ''}>
      <div className={styles.content}>
        {near ? (
          // Optional content that fails to load is not an error of the page: it is left out.
          <ErrorBoundary renderError={() => arrival}>
            <Suspense fallback={placeholder}>
              {children}
              {arrival}
            </Suspense>
          </ErrorBoundary>
        ) : (
          <>
            {placeholder}
            <noscript>{plain}</noscript>
          </>
        )}
      </div>
    </div>
  );
}

interface Room {
  root: RefObject<HTMLElement | null>;
}

/** The space keeps the placeholder's height when this is removed; `Arrival` decides whether it is needed. */
function Placeholder({ name, isNear, root }: Room & { name: LaterName; isNear: boolean }) {
  useLayoutEffect(() => {
    const element = root.current;
    // Relative to the width, so that it still applies after the screen is rotated.
    return () => {
      if (element) element.style.minBlockSize = `${(element.offsetHeight / innerWidth) * 100}vw`;
    };
  }, [root]);
  return (
    <div className={isNear ? undefined : styles.waiting} aria-busy={isNear || undefined}>
      <LaterSkeleton name={name} isNear={isNear} />
    </div>
  );
}

/**
 * Reserves the space of content that is lower than its placeholder, or absent, while the content below is on screen, to avoid a
 * layout shift. The space is released once it is below the screen.
 */
function Arrival({ root }: Room) {
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    const release = () => void element.style.removeProperty('min-block-size');
    const kept = element.getBoundingClientRect();
    const lower = kept.height - ((element.firstElementChild as HTMLElement | null)?.offsetHeight ?? 0);
    if (lower <= SLACK) return lower <= 0 ? release() : undefined;
    if (kept.bottom >= innerHeight) return release();
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry !== undefined && entry.boundingClientRect.top >= innerHeight) release();
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [root]);
  return null;
}
