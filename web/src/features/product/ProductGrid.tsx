import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { whenIdle } from '../../clock/whenIdle.ts';
import { VisuallyHidden } from '../../design/static/VisuallyHidden.tsx';
import { useOverlay } from '../../design/useOverlay.ts';
import { withAreas } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { recallRegion } from '../delivery/deliveryRegion.ts';
import { isSentLater } from '../../../../gateway/contract/rules/availability.ts';
import { ProductCard } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import { ProductTags } from './ProductTags.tsx';
import type { ProductGrid_products$key } from './__generated__/ProductGrid_products.graphql.ts';
import styles from './ProductGrid.module.css';

const loadArrivals = withAreas(['address'], () => import('../delivery/Arrivals.tsx'));

interface ProductGridProps {
  products: ProductGrid_products$key;
  /** How many of the first cards are on the first screen. */
  priority?: number;
  /** Level of the names' headings. */
  headingLevel?: 2 | 3 | 4;
}

/**
 * Products in a grid: two in a row on phones, more on wider screens. Their cards show tags, half stars, and when what is in stock
 * would arrive in the governorate that this device chose last.
 */
export function ProductGrid({ products: key, priority = 0, headingLevel }: ProductGridProps) {
  const products = useFragment(
    graphql`
      fragment ProductGrid_products on Product @relay(plural: true) {
        id
        isAvailable
        stockStatus
        seller {
          id
        }
        ...ProductCard_product
        ...ProductTags_product
      }
    `,
    key,
  );
  const { Component: Arrivals, show } = useOverlay(loadArrivals);
  const [arrivals, setArrivals] = useState<ReadonlyMap<string, string>>();
  useEffect(() => (recallRegion() === '' ? undefined : whenIdle(show)), [show]);
  return (
    <ul className={styles.grid}>
      {Arrivals && <Arrivals sellerIds={sellersOf(products)} onKnown={setArrivals} />}
      {products.map((product, index) => (
        <li key={product.id} className={styles.cell}>
          <ProductCard
            product={product}
            priority={index < priority}
            headingLevel={headingLevel}
            note={<ProductTags product={product} />}
            below={
              <span className={styles.arrival}>
                {product.isAvailable && !isSentLater(product) && arrivals?.get(product.seller?.id ?? '')}
              </span>
            }
            rounding="half"
          />
        </li>
      ))}
    </ul>
  );
}

/** Most that are asked of at once. */
const MOST_SELLERS = 100;

const sellersOf = (
  products: readonly { readonly seller: { readonly id: string } | null | undefined }[],
): readonly string[] =>
  [...new Set(products.flatMap(({ seller }) => seller?.id ?? []))].toSorted().slice(0, MOST_SELLERS);

/** Skeleton of a grid. */
export function ProductGridSkeleton({ count = 8 }: { count?: number }) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.grid} aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}
