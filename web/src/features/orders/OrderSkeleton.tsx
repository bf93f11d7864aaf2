import { Skeleton } from '../../design/static/Skeleton.tsx';
import styles from './OrderView.module.css';

/** Skeleton of an order. */
export function OrderSkeleton() {
  return (
    <div className={styles.order} aria-busy="true">
      <Skeleton width="min(20rem, 70%)" height="1.25rem" />
      <div className={styles.columns}>
        <Skeleton height="28rem" radius="xl" />
        <div className={styles.aside}>
          <Skeleton height="11rem" radius="xl" />
          <Skeleton height="8rem" radius="xl" />
        </div>
      </div>
    </div>
  );
}
