import { Suspense, useLayoutEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';

import { ErrorBoundary } from '../../../errors/ErrorBoundary.tsx';
import type { LaterName } from '../arrangements.ts';
import { LaterSkeleton } from './LaterSkeleton.tsx';
import styles from './WhenNear.module.css';
import { useNear } from './useNear.ts';

/** Content that is lower than its placeholder by no more than this, in pixels, leaves the room as it is. */
const SLACK = 96;

interface WhenNearProps {
  /** What will stand here. */
  room: LaterName;
  /** What leads to the same without scripts. */
  plain?: ReactNode;
  children: ReactNode;
}

/**
 * What is far below the first screen: rendered when the reader comes near, so that the page itself stays light. A placeholder
 * of its shape is there from the start.
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
          // More of the shop that can't be had is no error of the page: it ends earlier.
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

/** The room stays as high as its placeholder when this goes; `Arrival` decides whether it needs to. */
function Placeholder({ name, isNear, root }: Room & { name: LaterName; isNear: boolean }) {
  useLayoutEffect(() => {
    const element = root.current;
    // Of the width, so that it holds on a screen that is turned.
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
 * Keeps the room of content that is lower than its placeholder, or absent, while what stands below is on screen: it need not
 * move. The room goes with the content once it is below the screen.
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
