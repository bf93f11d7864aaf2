import { Suspense, useRef } from 'react';

import { ErrorBoundary } from '../../../errors/ErrorBoundary.tsx';
import { ProductCarouselSkeleton } from '../../../features/product/ProductCarousel.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './LaterShelves.module.css';
import { LoadedShelves } from './LoadedShelves.tsx';
import { useNear } from './useNear.ts';

/**
 * What is far below the first screen: brands, featured products, Tunisian brands, best sellers. Its data are asked for when the
 * reader comes near, so that the page itself stays light; its room is there from the start.
 */
export function LaterShelves() {
  const { t } = useTranslation('home');
  const root = useRef<HTMLDivElement>(null);
  const near = useNear(root);
  const skeleton = (
    <div aria-busy="true">
      <ProductCarouselSkeleton title={t('featured.title')} />
      <ProductCarouselSkeleton title={t('best.title')} />
    </div>
  );
  return (
    <div ref={root} className={styles.room} data-near={near}>
      {near ? (
        // More of the shop that can't be had is no error of the page: it ends earlier.
        <ErrorBoundary renderError={() => null}>
          <Suspense fallback={skeleton}>
            <LoadedShelves />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </div>
  );
}
