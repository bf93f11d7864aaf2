import { graphql, useFragment } from 'react-relay';
import { LoadMore } from '../../../features/account/LoadMore.tsx';
import { useColorName } from '../../../features/product/useColorName.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { useViewerList } from '../../../relay/useViewerList.ts';
import { Amount, Code } from '../_kit/format.tsx';
import { adminFreshness } from '../freshness.ts';
import styles from './AdminProductPage.module.css';
import type { Variants_query$key } from './__generated__/Variants_query.graphql.ts';
import type { Variants_variant$key } from './__generated__/Variants_variant.graphql.ts';
import type { VariantsQuery } from './__generated__/VariantsQuery.graphql.ts';

/** Variants per page. */
const COUNT = 50;

interface VariantsProps {
  /** The product's global id. */
  readonly id: string;
}

/** The variants of a product, page by page; they are read apart from the product. */
export function Variants({ id }: VariantsProps) {
  const { t } = useTranslation('adminProducts');
  const key: Variants_query$key = useAdminQuery<VariantsQuery>(
    graphql`
      query VariantsQuery($id: ID!) {
        ...Variants_query
      }
    `,
    { id },
    adminFreshness.detail,
    ['products'],
  );
  const { data, ...list } = useViewerList(
    graphql`
      fragment Variants_query on Query
      @refetchable(queryName: "VariantsMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, after: { type: "String" }) {
        adminProduct(id: $id) {
          variants(first: $count, after: $after) @connection(key: "Variants_variants") {
            edges {
              node {
                id
                ...Variants_variant
              }
            }
          }
        }
      }
    `,
    key,
  );
  const edges = data.adminProduct?.variants?.edges ?? [];
  return (
    <>
      {/* What scrolls has to be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('variants.title')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('column.sku')}</th>
              <th scope="col">{t('variants.color')}</th>
              <th scope="col">{t('variants.size')}</th>
              <th scope="col" className={styles.figure}>
                {t('variants.delta')}
              </th>
              <th scope="col" className={styles.figure}>
                {t('column.stock')}
              </th>
            </tr>
          </thead>
          <tbody>
            {edges.map(({ node }) => (
              <Variant key={node.id} variant={node} />
            ))}
          </tbody>
        </table>
      </section>
      <LoadMore list={list} count={COUNT} />
    </>
  );
}

function Variant({ variant }: { readonly variant: Variants_variant$key }) {
  const { language } = useTranslation('adminProducts');
  const colorName = useColorName();
  const { sku, color, size, priceDelta, stock } = useFragment(
    graphql`
      fragment Variants_variant on AdminVariant {
        sku
        color
        size
        priceDelta {
          amount
        }
        stock
      }
    `,
    variant,
  );
  return (
    <tr>
      <th scope="row">
        <Code text={sku} />
      </th>
      <td>{color == null ? '–' : colorName(color)}</td>
      <td>
        <bdi>{size ?? '–'}</bdi>
      </td>
      <td className={styles.figure}>
        <Amount amount={priceDelta.amount} />
      </td>
      <td className={styles.figure}>{formatNumber(stock, language)}</td>
    </tr>
  );
}
