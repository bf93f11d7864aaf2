import { graphql, useFragment } from 'react-relay';
import type { ProductTags_product$key } from './__generated__/ProductTags_product.graphql.ts';
import { RotatingBadges } from './RotatingBadges.tsx';
import styles from './ProductTags.module.css';

/** The seller's tags on a card, one at a time for three seconds each. */
export function ProductTags({ product }: { product: ProductTags_product$key }) {
  const { tags } = useFragment(
    graphql`
      fragment ProductTags_product on Product {
        tags(language: $language)
      }
    `,
    product,
  );
  if (tags.length === 0) return null;
  return (
    <RotatingBadges className={styles.tags} seconds={3}>
      {tags.slice(0, 3).map((tag) => (
        <span key={tag} className={styles.tag} dir="auto">
          {tag}
        </span>
      ))}
    </RotatingBadges>
  );
}
