import { graphql, useFragment } from 'react-relay';
import { PriceChart } from '../../../features/product/PriceChart.tsx';
import type { PriceHistory_product$key } from './__generated__/PriceHistory_product.graphql.ts';

/** A product's price history; nothing if it never changed. */
export function PriceHistory({ product: key }: { product: PriceHistory_product$key }) {
  const product = useFragment(
    graphql`
      fragment PriceHistory_product on Product {
        priceHistory {
          at
          price {
            amount
          }
        }
      }
    `,
    key,
  );
  const history = (product.priceHistory ?? []).map(({ at, price }) => ({ at, price: price.amount }));
  return <PriceChart history={history} />;
}
