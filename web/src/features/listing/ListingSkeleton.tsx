import { Skeleton } from '../../design/static/Skeleton.tsx';
import { VisuallyHidden } from '../../design/static/VisuallyHidden.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { ProductGridSkeleton } from '../product/ProductGrid.tsx';
import styles from './Listing.module.css';
import own from './ListingSkeleton.module.css';

/** Skeleton of a listing, in the same shape. */
export function ListingSkeleton() {
  const { t } = useTranslation('catalogue');
  return (
    <div className={styles.listing} aria-busy>
      <div className={own.panel}>
        {Array.from({ length: 9 }, (_, index) => (
          <Skeleton
            key={index}
            height={index % 4 === 0 ? '1.25rem' : '2rem'}
            width={index % 4 === 0 ? '50%' : '100%'}
          />
        ))}
      </div>
      <div className={styles.results}>
        <VisuallyHidden>{t('updating')}</VisuallyHidden>
        <div className={styles.bar}>
          <Skeleton width="8rem" height="2.75rem" radius="full" />
          <Skeleton width="12rem" height="2.75rem" radius="full" />
        </div>
        <ProductGridSkeleton count={8} />
      </div>
    </div>
  );
}
