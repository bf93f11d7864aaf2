import { Children } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../../design/static/cx.ts';
import styles from './RotatingBadges.module.css';

interface RotatingBadgesProps {
  className?: string;
  /** How long each is shown: 2 seconds for badges, 3 for tags. */
  seconds: 2 | 3;
  /** One badge each; what is false is left out. At most four take turns. */
  children: ReactNode;
}

/**
 * Badges that take turns in one place. The turning is CSS alone: it costs no clock and waits while `--turning` is `paused`,
 * as it is on a card under the pointer or the focus. With reduced motion all of them stand one above the other.
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
