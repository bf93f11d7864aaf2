import { Container } from '../../../design/static/Container.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { VisuallyHidden } from '../../../design/static/VisuallyHidden.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import page from '../ProductPage.module.css';
import styles from './ProductSkeleton.module.css';

/** Skeleton of a product page, in the same shape. */
export function ProductSkeleton() {
  const { t } = useTranslation('common');
  return (
    <Container>
      <div aria-busy>
        <VisuallyHidden>
          <output>{t('loading')}</output>
        </VisuallyHidden>
        <Skeleton width="min(20rem, 70%)" height="1rem" className={styles.crumbs} />
        <div className={page.product}>
          <div className={styles.gallery}>
            <Skeleton ratio="1 / 1" radius="xl" />
            <div className={styles.thumbnails}>
              {Array.from({ length: 4 }, (_, index) => (
                <Skeleton key={index} width="4.5rem" height="4.5rem" radius="md" />
              ))}
            </div>
          </div>
          <div className={styles.info}>
            <Skeleton width="6rem" height="1.75rem" radius="full" />
            <Skeleton width="90%" height="2.25rem" />
            <Skeleton width="40%" height="1.25rem" />
            <Skeleton width="50%" height="2.5rem" />
            <Skeleton height="3.25rem" radius="full" />
            <Skeleton height="16rem" radius="lg" />
          </div>
        </div>
      </div>
    </Container>
  );
}
