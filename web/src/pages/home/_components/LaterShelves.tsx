import { lazy, Suspense } from 'react';

import { ButtonLink } from '../../../design/static/Button.tsx';
import { Container } from '../../../design/static/Container.tsx';
import { ErrorBoundary } from '../../../errors/ErrorBoundary.tsx';
import { PARAM } from '../../../features/listing/params.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { ShelvesSkeleton } from './ShelvesSkeleton.tsx';
import { WhenNear } from './WhenNear.tsx';
import styles from './WhenNear.module.css';

const LoadedShelves = lazy(() => import('./LoadedShelves.tsx'));

/** Brands, featured products, Tunisian brands, best sellers: their code and data are asked for when the reader comes near. */
export function LaterShelves() {
  const { t } = useTranslation('home');
  const plain = (
    <Container className={styles.plain}>
      <ButtonLink variant="secondary" to={`${paths.allProducts()}?${PARAM.featured}=1`}>
        {t('featured.title')}
      </ButtonLink>
      <ButtonLink variant="secondary" to={`${paths.allProducts()}?${PARAM.bestSeller}=1`}>
        {t('best.title')}
      </ButtonLink>
      <ButtonLink variant="secondary" to={paths.allProducts()}>
        {t('seeAll')}
      </ButtonLink>
    </Container>
  );
  return (
    <WhenNear room="shelves" plain={plain}>
      {/* More of the shop that can't be had is no error of the page: it ends earlier. */}
      <ErrorBoundary renderError={() => null}>
        <Suspense fallback={<ShelvesSkeleton />}>
          <LoadedShelves />
        </Suspense>
      </ErrorBoundary>
    </WhenNear>
  );
}
