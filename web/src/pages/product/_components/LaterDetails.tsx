import { lazy, Suspense } from 'react';
import { loadOrReload } from '../../../navigation/loadOrReload.ts';
import type { ProductDetails_product$key } from './__generated__/ProductDetails_product.graphql.ts';
// The server renders the details into the document: their style belongs there, too.
import './Description.module.css';
import '../../../features/product/PriceChart.module.css';
import './ReviewItem.module.css';
import './Reviews.module.css';
import './SpecsTable.module.css';
import styles from './ProductDetails.module.css';

const ProductDetails = lazy(() => loadOrReload('product details', () => import('./ProductDetails.tsx')));

/** The details below the first screen: they are in the document, and their code loads after the page above them is hydrated. */
export function LaterDetails({ product }: { product: ProductDetails_product$key }) {
  return (
    <div>
      <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
        <ProductDetails product={product} />
      </Suspense>
    </div>
  );
}
