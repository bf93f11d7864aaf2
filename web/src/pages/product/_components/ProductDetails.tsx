import { graphql, useFragment } from 'react-relay';
import type { ProductDetails_product$key } from './__generated__/ProductDetails_product.graphql.ts';
import { Description } from './Description.tsx';
import { PriceHistory } from './PriceHistory.tsx';
import styles from './ProductDetails.module.css';
import { Reviews } from './Reviews.tsx';
import { SpecsTable } from './SpecsTable.tsx';

/** Content further down: description, price history, technical data and reviews. */
export default function ProductDetails({ product: key }: { product: ProductDetails_product$key }) {
  const product = useFragment(
    graphql`
      fragment ProductDetails_product on Product {
        id
        ...Description_product
        ...SpecsTable_product
        ...PriceHistory_product
        ...Reviews_product
      }
    `,
    key,
  );
  return (
    <>
      <div className={styles.details}>
        <div className={styles.words}>
          <Description product={product} />
          <PriceHistory product={product} />
        </div>
        <SpecsTable product={product} />
      </div>
      {/* Another product has another list: loaded reviews of the previous one are discarded. */}
      <Reviews key={product.id} product={product} />
    </>
  );
}
