import { graphql, useFragment } from 'react-relay';
import { VisuallyHidden } from '../../design/static/VisuallyHidden.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { ProductCard } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import { ProductTags } from './ProductTags.tsx';
import type { ProductGrid_products$key } from './__generated__/ProductGrid_products.graphql.ts';
import styles from './ProductGrid.module.css';

interface ProductGridProps {
  products: ProductGrid_products$key;
  /** How many of the first cards are on the first screen. */
  priority?: number;
  /** Level of the names' headings. */
  headingLevel?: 2 | 3 | 4;
}

/** Products in a grid: two in a row on phones, more on wider screens. Their cards show tags and half stars, too. */
export function ProductGrid({ products: key, priority = 0, headingLevel }: ProductGridProps) {
  const products = useFragment(
    graphql`
      fragment ProductGrid_products on Product @relay(plural: true) {
        id
        ...ProductCard_product
        ...ProductTags_product
      }
    `,
    key,
  );
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.id} className={styles.cell}>
          <ProductCard
            product={product}
            priority={index < priority}
            headingLevel={headingLevel}
            note={<ProductTags product={product} />}
            rounding="half"
          />
        </li>
      ))}
    </ul>
  );
}

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
