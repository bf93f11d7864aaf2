import { graphql, useFragment } from 'react-relay';
import { Picture } from '../../../design/static/Picture.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminList } from '../_kit/AdminList.tsx';
import type { Column, ListDataProps } from '../_kit/listTypes.ts';
import { Amount, Code, Text } from '../_kit/format.tsx';
import { useTitle } from '../_kit/title.ts';
import { adminFreshness } from '../freshness.ts';
import styles from './ProductsPage.module.css';
import type { CoreProductsPageQuery } from './__generated__/CoreProductsPageQuery.graphql.ts';
import type {
  CoreProductsPage_products$data,
  CoreProductsPage_products$key,
} from './__generated__/CoreProductsPage_products.graphql.ts';

type Row = CoreProductsPage_products$data[number];

function Products({ request: { first, after }, children }: ListDataProps<Row>) {
  const { products } = useAdminQuery<CoreProductsPageQuery>(
    graphql`
      query CoreProductsPageQuery($first: Int!, $after: String) {
        products(first: $first, after: $after) {
          nodes {
            ...CoreProductsPage_products
          }
          pageInfo {
            hasNextPage
            endCursor
          }
          totalCount
        }
      }
    `,
    { first, after },
    adminFreshness.list,
    ['products'],
  );
  const { nodes, pageInfo, totalCount } = present(products);
  const given: CoreProductsPage_products$key = nodes;
  const rows = useFragment(
    graphql`
      fragment CoreProductsPage_products on Product @relay(plural: true) {
        id
        name
        sku
        mainImage {
          url
        }
        currentPrice {
          amount
        }
        stock
        stockStatus
      }
    `,
    given,
  );
  return children({ rows, hasNext: pageInfo.hasNextPage, endCursor: pageInfo.endCursor, total: totalCount });
}

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  {
    id: 'name',
    title: 'adminProducts:column.name',
    cell: ({ name, mainImage }) => (
      <span className={styles.name}>
        <Picture src={mainImage?.url} alt="" sizes="40px" widths={[160]} className={styles.picture} />
        <bdi className={styles.words}>{name}</bdi>
      </span>
    ),
  },
  { id: 'sku', title: 'adminProducts:column.sku', cell: ({ sku }) => <Code text={sku} /> },
  {
    id: 'current',
    title: 'adminProducts:column.current',
    isFigure: true,
    cell: ({ currentPrice }) => <Amount amount={currentPrice.amount} />,
  },
  {
    id: 'stock',
    title: 'adminProducts:column.stock',
    isFigure: true,
    cell: ({ stock }) => stock,
  },
  {
    id: 'stockStatus',
    title: 'adminProducts:column.stockStatus',
    cell: ({ stockStatus }) => <Text of={`common:stockStatus.${stockStatus}`} />,
  },
];

/** The products as shoppers see them: an API with the core reads alone tells no more of them. */
export default function CoreProductsPage() {
  const { t } = useTranslation('adminProducts');
  const title = useTitle();
  return (
    <AdminList
      title={title}
      columns={COLUMNS}
      Data={Products}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      empty={{ title: t('empty.title') }}
    />
  );
}
