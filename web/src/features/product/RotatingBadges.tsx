import { Children } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../../design/static/cx.ts';
import styles from './RotatingBadges.module.css';

interface RotatingBadgesProps {
  className?: string;
  /** One badge each; what is false is left out. At most four take turns. */
  children: ReactNode;
}

/**
 * Badges that take turns in one place, three seconds each. The turning is CSS alone: it costs no clock, waits under the
 * pointer or the focus, and with reduced motion all of them stand one above the other.
 */
export function RotatingBadges({ className, children }: RotatingBadgesProps) {
  const badges = Children.toArray(children).slice(0, 4);
  if (badges.length === 0) return null;
  return (
    <span className={cx(styles.window, badges.length > 1 && styles.turning, className)}>
      <span
        className={cx(styles.reel, styles[`of${badges.length}`])}
        style={{ '--badges': badges.length } as CSSProperties}
      >
        {badges}
      </span>
    </span>
  );
}
