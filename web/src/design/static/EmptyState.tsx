import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** An icon, 32 px. */
  icon?: ReactNode;
  title: string;
  /** What to do next. */
  text?: ReactNode;
  /** A button or link to continue with. */
  action?: ReactNode;
  level?: 1 | 2 | 3;
  tone?: 'calm' | 'problem';
  role?: 'alert' | 'status';
}

/** Shown where there is nothing to show. */
export function EmptyState({ icon, title, text, action, level = 2, tone = 'calm', role }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx(styles.state, styles[tone])} role={role}>
      {icon && (
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {text != null && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
