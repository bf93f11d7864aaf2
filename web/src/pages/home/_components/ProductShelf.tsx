import { graphql, useFragment } from 'react-relay';

import type { SectionAction } from '../../../design/static/SectionHeading.tsx';
import { ProductCarousel } from '../../../features/product/ProductCarousel.tsx';
import type { ProductShelf_products$key } from './__generated__/ProductShelf_products.graphql.ts';

interface ProductShelfProps {
  products: ProductShelf_products$key;
  title: string;
  /** Link to more products. */
  action: SectionAction;
}

/** A row of products with its title; absent if there are none. */
export function ProductShelf({ products, title, action }: ProductShelfProps) {
  const { nodes } = useFragment(
    graphql`
      fragment ProductShelf_products on ProductConnection {
        nodes {
          ...ProductCarousel_products
        }
      }
    `,
    products,
  );
  if (nodes.length === 0) return null;
  return <ProductCarousel title={title} products={nodes} action={action} />;
}
