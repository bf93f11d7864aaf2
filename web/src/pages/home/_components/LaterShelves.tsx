import { Suspense } from 'react';

import { ErrorBoundary } from '../../../errors/ErrorBoundary.tsx';
import { LoadedShelves } from './LoadedShelves.tsx';
import { ShelvesSkeleton } from './ShelvesSkeleton.tsx';
import { WhenNear } from './WhenNear.tsx';

/** Brands, featured products, Tunisian brands, best sellers: their data are asked for when the reader comes near. */
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
