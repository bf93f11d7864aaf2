import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Carousel } from '../../design/static/Carousel.tsx';
import { SectionHeading } from '../../design/static/SectionHeading.tsx';
import { schemaLanguage } from '../../i18n/language.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useQueryState } from '../../relay/useQueryState.ts';
import { useRetained } from '../../relay/useRetained.ts';
import { ProductCard } from '../product/ProductCard.tsx';
import { ProductCardSkeleton } from '../product/ProductCardSkeleton.tsx';
import type { RediscoverLists_products$key } from './__generated__/RediscoverLists_products.graphql.ts';
import type { RediscoverListsQuery } from './__generated__/RediscoverListsQuery.graphql.ts';
import styles from './RediscoverLists.module.css';

const query = graphql`
  query RediscoverListsQuery($favourites: [ID!]!, $seen: [ID!]!, $language: Language!) {
    favourites: nodes(ids: $favourites) {
      ... on Product {
        __typename
        ...RediscoverLists_products
      }
    }
    seen: nodes(ids: $seen) {
      ... on Product {
        __typename
        ...RediscoverLists_products
      }
    }
  }
`;

interface RediscoverListsProps {
  /** Ids of products. */
  favourites: readonly string[];
  seen: readonly string[];
}

const isProduct = <Node extends { readonly __typename?: string }>(
  node: Node | null | undefined,
): node is Extract<Node, { readonly __typename: 'Product' }> => node?.__typename === 'Product';

/** Two rows of products by their ids; those that the shop no longer has are left out. Nothing when they cannot be loaded. */
export default function RediscoverLists({ favourites, seen }: RediscoverListsProps) {
  const { t, language } = useTranslation('catalogue');
  const variables = { favourites, seen, language: schemaLanguage(language) };
  const { data, hasFailed } = useQueryState<RediscoverListsQuery>(query, variables);
  useRetained(query, variables);
  if (hasFailed) return null;
  return (
    <>
      {favourites.length > 0 && (
        <Row
          title={t('rediscover.favourites')}
          count={favourites.length}
          products={data && (data.favourites?.filter(isProduct) ?? [])}
        />
      )}
      {seen.length > 0 && (
        <Row
          title={t('rediscover.seen')}
          count={seen.length}
          products={data && (data.seen?.filter(isProduct) ?? [])}
        />
      )}
    </>
  );
}

interface RowProps {
  title: string;
  /** As many skeletons until the products are known. */
  count: number;
  products: RediscoverLists_products$key | undefined;
}

function Row({ title, count, products: productsKey }: RowProps) {
  const titleId = useId();
  const products = useFragment<RediscoverLists_products$key>(
    graphql`
      fragment RediscoverLists_products on Product @relay(plural: true) {
        id
        ...ProductCard_product
      }
    `,
    productsKey ?? null,
  );
  if (products?.length === 0) return null;
  return (
    <section className={styles.row} aria-labelledby={titleId} aria-busy={products == null}>
      <SectionHeading id={titleId}>{title}</SectionHeading>
      <Carousel label={title}>
        {products == null
          ? Array.from({ length: count }, (_, index) => <ProductCardSkeleton key={index} />)
          : products.map((product) => <ProductCard key={product.id} product={product} />)}
      </Carousel>
    </section>
  );
}
