import { Container } from '../../../design/static/Container.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import styles from './TextPageSkeleton.module.css';

const PARTS = ['9rem', '14rem', '11rem'];

/** Skeleton of a text page. */
export function TextPageSkeleton() {
  return (
    <Container>
      <div className={styles.page} aria-busy>
        <Skeleton width="min(14rem, 60%)" height="1rem" />
        <div className={styles.header}>
          <Skeleton width="min(22rem, 80%)" height="2.5rem" />
          <Skeleton width="min(36rem, 100%)" height="1.5rem" />
          <Skeleton width="10rem" height="1rem" />
        </div>
        {PARTS.map((width) => (
          <div key={width} className={styles.part}>
            <Skeleton width={width} height="1.75rem" />
            <Skeleton height="1rem" />
            <Skeleton height="1rem" />
            <Skeleton width="70%" height="1rem" />
          </div>
        ))}
      </div>
    </Container>
  );
}
