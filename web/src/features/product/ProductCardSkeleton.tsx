import { Skeleton } from '../../design/static/Skeleton.tsx';
import styles from './ProductCardSkeleton.module.css';

/** Skeleton of a card, in the card's shape. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden>
      <Skeleton ratio="1 / 1" radius="md" />
      <div className={styles.body}>
        <Skeleton width="40%" height="0.75rem" />
        <Skeleton width="92%" height="0.95rem" />
        <Skeleton width="64%" height="0.95rem" />
        <Skeleton width="52%" height="0.75rem" className={styles.facts} />
        <Skeleton width="58%" height="1.35rem" />
      </div>
      <Skeleton height="2.75rem" radius="full" />
    </div>
  );
}
