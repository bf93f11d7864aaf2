import { Skeleton } from '../../design/static/Skeleton.tsx';
import styles from './CartLineSkeleton.module.css';

/** Skeleton of a line of the cart. */
export function CartLineSkeleton() {
  return (
    <li className={styles.line} aria-hidden>
      <Skeleton ratio="1 / 1" radius="md" />
      <span className={styles.words}>
        <Skeleton width="80%" height="1rem" />
        <Skeleton width="45%" height="0.8rem" />
        <Skeleton width="60%" height="1.75rem" radius="full" />
      </span>
    </li>
  );
}
