import { useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';

import type { LaterName } from '../arrangements.ts';
import styles from './WhenNear.module.css';
import { useNear } from './useNear.ts';

interface WhenNearProps {
  /** Whose room is kept until then. */
  room: LaterName;
  /** What leads to the same without scripts. */
  plain?: ReactNode;
  children: ReactNode;
}

/**
 * What is far below the first screen: rendered when the reader comes near, so that the page itself stays light. Its room is
 * there from the start.
 */
export function WhenNear({ room, plain, children }: WhenNearProps) {
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
      {near ? children : <noscript>{plain}</noscript>}
    </div>
  );
}
