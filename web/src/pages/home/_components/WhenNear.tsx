import { Suspense, useLayoutEffect, useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';

import { ErrorBoundary } from '../../../errors/ErrorBoundary.tsx';
import type { LaterName } from '../arrangements.ts';
import styles from './WhenNear.module.css';
import { useNear } from './useNear.ts';

/** Content that is lower than its room by no more than this, in pixels, leaves the room as it is. */
const SLACK = 96;

interface WhenNearProps {
  /** Whose room is kept until then. */
  room: LaterName;
  /** What leads to the same without scripts. */
  plain?: ReactNode;
  /** Shown while the content is on its way. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * What is far below the first screen: rendered when the reader comes near, so that the page itself stays light. Its room is
 * there from the start.
 */
export function WhenNear({ room, plain, fallback, children }: WhenNearProps) {
  const root = useRef<HTMLDivElement>(null);
  const near = useNear(root);
  return (
    <div
      ref={root}
      className={styles.room}
      style={{ '--room': `var(--${room})` } as CSSProperties}
      data-room={room}
      data-waiting={near ? undefined : ''}
    >
      {near ? (
        // More of the shop that can't be had is no error of the page: it ends earlier.
        <ErrorBoundary renderError={() => null}>
          <Suspense fallback={fallback}>
            {children}
            <Arrival room={room} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <noscript>{plain}</noscript>
      )}
    </div>
  );
}

/** Keeps the room of content that is a little lower, before anything of it is seen: what stands below need not move. */
function Arrival({ room }: { room: LaterName }) {
  useLayoutEffect(() => {
    const element = document.querySelector<HTMLElement>(`[data-room=${room}]`);
    if (element === null) return;
    const natural = element.offsetHeight;
    element.dataset['settled'] = '';
    if (element.offsetHeight > natural + SLACK) delete element.dataset['settled'];
  }, [room]);
  return null;
}
