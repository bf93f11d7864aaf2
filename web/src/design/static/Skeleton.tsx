import type { CSSProperties } from 'react';
import { cx } from './cx.ts';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths; 100 % wide and one line high by default. */
  width?: string;
  height?: string;
  radius?: 'sm' | 'md' | 'lg' | 'xl' | 'full';
  /** Width to height, in place of a height. */
  ratio?: string;
  className?: string;
}

/** A placeholder while data load. Set `aria-busy` on its container. */
export function Skeleton({ width, height, radius = 'sm', ratio, className }: SkeletonProps) {
  const style: CSSProperties = {
    inlineSize: width,
    blockSize: ratio == null ? height : undefined,
    aspectRatio: ratio,
  };
  return <span aria-hidden className={cx(styles.skeleton, styles[radius], className)} style={style} />;
}
