import { Children } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../../design/static/cx.ts';
import styles from './RotatingBadges.module.css';

interface RotatingBadgesProps {
  className?: string;
  /** How long each is shown: 2 seconds for badges, 3 for tags. */
  seconds: 2 | 3;
  /** One badge each; false ones are left out. At most four rotate. */
  children: ReactNode;
}

/**
 * Badges that rotate in one place. The rotation is CSS alone: it needs no clock and stops while `--turning` is `paused`, as it
 * is on a card under the pointer or the focus. Under reduced motion all of them are stacked.
 */
export function RotatingBadges({ className, seconds, children }: RotatingBadgesProps) {
  const badges = Children.toArray(children).slice(0, 4);
  if (badges.length === 0) return null;
  const turn = { '--turn': `${badges.length * seconds}s` } as CSSProperties;
  return (
    <span className={cx(styles.window, badges.length > 1 && styles.turning, className)}>
      <span className={cx(styles.reel, styles[`of${badges.length}`])} style={turn}>
        {badges}
      </span>
    </span>
  );
}
