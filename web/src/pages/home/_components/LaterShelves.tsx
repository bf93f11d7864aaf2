import { lazy, Suspense } from 'react';

import { ErrorBoundary } from '../../../errors/ErrorBoundary.tsx';
import { ShelvesSkeleton } from './ShelvesSkeleton.tsx';
import { WhenNear } from './WhenNear.tsx';

const LoadedShelves = lazy(() => import('./LoadedShelves.tsx'));

/** Brands, featured products, Tunisian brands, best sellers: their code and data are asked for when the reader comes near. */
export function LaterShelves() {
  return (
    <WhenNear room="shelves">
      {/* More of the shop that can't be had is no error of the page: it ends earlier. */}
      <ErrorBoundary renderError={() => null}>
        <Suspense fallback={<ShelvesSkeleton />}>
          <LoadedShelves />
        </Suspense>
      </ErrorBoundary>
    </WhenNear>
  );
}
