import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Badge.module.css';

/** Colour of a badge. */
export type BadgeTone =
  | 'brand'
  | 'green'
  | 'terracotta'
  | 'danger'
  | 'info'
  | 'purple'
  | 'warning'
  | 'neutral';

interface BadgeProps {
  tone?: BadgeTone;
  /** `soft` is tinted (the default), `solid` is loud: discounts, best sellers. */
  look?: 'soft' | 'solid';
  /** Icon before the text. */
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A small label. */
export function Badge({ tone = 'neutral', look = 'soft', icon, className, children }: BadgeProps) {
  return (
    <span className={cx(styles.badge, styles[tone], styles[look], className)}>
      {icon}
      {children}
    </span>
  );
}
