import { Suspense } from 'react';

import { ErrorBoundary } from '../../../errors/ErrorBoundary.tsx';
import { ProductCarouselSkeleton } from '../../../features/product/ProductCarousel.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { LoadedShelves } from './LoadedShelves.tsx';
import { WhenNear } from './WhenNear.tsx';

/** Brands, featured products, Tunisian brands, best sellers: their data are asked for when the reader comes near. */
export function LaterShelves() {
  const { t } = useTranslation('home');
  const skeleton = (
    <div aria-busy="true">
      <ProductCarouselSkeleton title={t('featured.title')} />
      <ProductCarouselSkeleton title={t('best.title')} />
    </div>
  );
  return (
    <WhenNear room="shelves">
      {/* More of the shop that can't be had is no error of the page: it ends earlier. */}
      <ErrorBoundary renderError={() => null}>
        <Suspense fallback={skeleton}>
          <LoadedShelves />
        </Suspense>
      </ErrorBoundary>
    </WhenNear>
  );
}
