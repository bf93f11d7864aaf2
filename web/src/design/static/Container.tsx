import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Container.module.css';

interface ContainerProps {
  /** `page` (1320 px, the default) or `text` (720 px, for reading). */
  width?: 'page' | 'text';
  className?: string;
  children: ReactNode;
}

/** Centres the page's content with a margin to the screen's edges. */
export function Container({ width = 'page', className, children }: ContainerProps) {
  return <div className={cx(styles.container, width === 'text' && styles.text, className)}>{children}</div>;
}
