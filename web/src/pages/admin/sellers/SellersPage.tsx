import { graphql, useFragment } from 'react-relay';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminList, type Column, type ListDataProps } from '../_kit/AdminList.tsx';
import { Instant } from '../_kit/format.tsx';
import { useTitle } from '../_kit/title.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type {
  SellersPage_sellers$data,
  SellersPage_sellers$key,
} from './__generated__/SellersPage_sellers.graphql.ts';
import type { SellersPageQuery } from './__generated__/SellersPageQuery.graphql.ts';

type Row = SellersPage_sellers$data[number];

function Sellers({ request, children }: ListDataProps<Row>) {
  const { sellers } = useAdminQuery<SellersPageQuery>(
    graphql`
      query SellersPageQuery($first: Int!, $after: String) {
        sellers(first: $first, after: $after) {
          nodes {
            ...SellersPage_sellers
          }
          pageInfo {
            hasNextPage
            endCursor
          }
          totalCount
        }
      }
    `,
    { first: request.first, after: request.after },
    adminFreshness.detail,
    ['sellers'],
  );
  const { nodes, pageInfo, totalCount } = present(sellers);
  const given: SellersPage_sellers$key = nodes;
  const rows = useFragment(
    graphql`
      fragment SellersPage_sellers on Seller @relay(plural: true) {
        id
        name
        region {
          name
        }
        productCount
        ratingAverage
        ratingCount
        preparationHours
        createdAt
      }
    `,
    given,
  );
  return children({
    rows,
    hasNext: pageInfo.hasNextPage,
    endCursor: pageInfo.endCursor,
    total: totalCount,
  });
}

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  { id: 'name', title: 'adminSellers:column.name', cell: ({ name }) => <bdi>{name}</bdi> },
  {
    id: 'region',
    title: 'adminSellers:column.region',
    cell: ({ region }) => <bdi>{region.name}</bdi>,
  },
  {
    id: 'products',
    title: 'adminSellers:column.products',
    cell: ({ productCount }) => productCount,
    isFigure: true,
  },
  {
    id: 'rating',
    title: 'adminSellers:column.rating',
    cell: ({ ratingAverage, ratingCount }) =>
      ratingCount === 0 ? '–' : `${ratingAverage.toFixed(1)} (${ratingCount})`,
    isFigure: true,
  },
  {
    id: 'preparation',
    title: 'adminSellers:column.preparation',
    cell: ({ preparationHours }) => preparationHours,
    isFigure: true,
    isHidden: true,
  },
  {
    id: 'createdAt',
    title: 'adminSellers:column.createdAt',
    cell: ({ createdAt }) => <Instant at={createdAt} />,
  },
];

/** The active sellers. */
export default function SellersPage() {
  const { t } = useTranslation('adminSellers');
  const title = useTitle();
  return (
    <AdminList
      title={title}
      columns={COLUMNS}
      Data={Sellers}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      rowLink={({ id }) => adminPaths.seller(id)}
      empty={{ title: t('empty') }}
    />
  );
}
