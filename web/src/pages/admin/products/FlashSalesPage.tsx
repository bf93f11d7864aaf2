import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { FLASH_STATES } from '../../../../../gateway/contract/rules/products.ts';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminList } from '../_kit/AdminList.tsx';
import type { BulkAction, Column, Filter, ListDataProps, ListRequest } from '../_kit/listTypes.ts';
import { dayStart } from '../_kit/days.ts';
import { Amount, Code, Instant } from '../_kit/format.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import { FlashBadge } from './FlashBadge.tsx';
import { FlashCalendar } from './FlashCalendar.tsx';
import { FlashExtendDialog } from './FlashExtendDialog.tsx';
import { FlashPlanDialog } from './FlashPlanDialog.tsx';
import { useFlashStop } from './useFlashStop.ts';
import type {
  AdminProductSortBy,
  FlashSalesPageQuery,
  FlashSalesPageQuery$variables,
} from './__generated__/FlashSalesPageQuery.graphql.ts';
import type {
  FlashSalesPage_products$data,
  FlashSalesPage_products$key,
} from './__generated__/FlashSalesPage_products.graphql.ts';

type Row = FlashSalesPage_products$data[number];

/** Fields of the sort by the columns that have them. */
const SORTS: Readonly<Record<string, AdminProductSortBy>> = {
  starts: 'FLASH_STARTS',
  ends: 'FLASH_ENDS',
  sold: 'FLASH_SOLD',
};

const FILTERS: readonly Filter[] = [
  {
    id: 'state',
    label: 'adminFlash:list.state',
    kind: 'choice',
    options: FLASH_STATES.map((value) => ({ value, label: `adminFlash:state.${value}` as const })),
  },
  { id: 'from', label: 'adminFlash:list.from', kind: 'date' },
  { id: 'until', label: 'adminFlash:list.until', kind: 'date' },
];

const variablesOf = ({
  first,
  after,
  search,
  filters,
  sort,
}: ListRequest): FlashSalesPageQuery$variables => ({
  first,
  after,
  filter: {
    isFlashSale: true,
    flash: oneOf(FLASH_STATES, filters['state']) ?? null,
    flashFrom: dayStart(filters['from']),
    flashUntil: dayStart(filters['until'], 1),
    search: search === '' ? null : search,
  },
  sort: {
    by: SORTS[sort?.field ?? ''] ?? 'FLASH_STARTS',
    direction: sort?.isDescending === false ? 'ASC' : 'DESC',
  },
});

function Sales({ request, children }: ListDataProps<Row>) {
  const { adminProducts } = useAdminQuery<FlashSalesPageQuery>(
    graphql`
      query FlashSalesPageQuery(
        $first: Int!
        $after: String
        $filter: AdminProductFilter
        $sort: AdminProductSort
      ) {
        adminProducts(first: $first, after: $after, filter: $filter, sort: $sort) {
          edges {
            node {
              ...FlashSalesPage_products
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
          total {
            value
            isExact
          }
        }
      }
    `,
    variablesOf(request),
    adminFreshness.detail,
    ['products'],
  );
  const { edges, pageInfo, total } = present(adminProducts);
  const products: FlashSalesPage_products$key = edges.map(({ node }) => node);
  const rows = useFragment(
    graphql`
      fragment FlashSalesPage_products on AdminProduct @relay(plural: true) {
        id
        version
        ...FlashBadge_product
        seller {
          name
        }
        flashSale {
          price {
            amount
          }
          startsAt
          expiresAt
          stock
          remainingStock
        }
        product {
          name
          price {
            amount
          }
        }
      }
    `,
    products,
  );
  return children({
    rows,
    hasNext: pageInfo.hasNextPage,
    endCursor: pageInfo.endCursor,
    total: total.value,
    isTotalCapped: !total.isExact,
  });
}

/** Pieces sold of a sale, with their share. */
function Sold({ sale }: { readonly sale: Row['flashSale'] }) {
  const { language } = useTranslation('adminFlash');
  const stock = sale?.stock ?? 0;
  if (stock === 0) return '–';
  const sold = stock - (sale?.remainingStock ?? stock);
  return (
    <Code
      text={`${formatNumber(sold, language)} / ${formatNumber(stock, language)} (${Math.round((sold / stock) * 100)}\u00A0%)`}
    />
  );
}

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  {
    id: 'product',
    title: 'adminFlash:list.product',
    cell: ({ product }) => <bdi>{product.name}</bdi>,
  },
  { id: 'state', title: 'adminFlash:list.state', cell: (row) => <FlashBadge product={row} /> },
  {
    id: 'price',
    title: 'adminProducts:flashSale.price',
    isFigure: true,
    cell: ({ flashSale }) => <Amount amount={flashSale?.price.amount} />,
  },
  {
    id: 'usual',
    title: 'adminFlash:list.usual',
    isFigure: true,
    isHidden: true,
    cell: ({ product }) => <Amount amount={product.price.amount} />,
  },
  {
    id: 'starts',
    title: 'adminProducts:flashSale.startsAt',
    sort: 'starts',
    cell: ({ flashSale }) => <Instant at={flashSale?.startsAt} />,
  },
  {
    id: 'ends',
    title: 'adminProducts:flashSale.expiresAt',
    sort: 'ends',
    cell: ({ flashSale }) => <Instant at={flashSale?.expiresAt} />,
  },
  {
    id: 'sold',
    title: 'adminFlash:list.sold',
    sort: 'sold',
    isFigure: true,
    cell: ({ flashSale }) => <Sold sale={flashSale} />,
  },
  {
    id: 'seller',
    title: 'adminProducts:column.seller',
    isHidden: true,
    cell: ({ seller }) => <bdi>{seller.name}</bdi>,
  },
];

/** Flash sales that are planned, running or over, as a list or as a calendar. */
export default function FlashSalesPage() {
  const { t } = useTranslation('adminFlash');
  const title = useTitle();
  const { can } = useStaff();
  const [planned, setPlanned] = useState<readonly Row[]>([]);
  const [extended, setExtended] = useState<readonly Row[]>([]);
  const stop = useFlashStop();
  const bulk: readonly BulkAction<Row>[] = [
    { label: t('bulk.extend'), run: setExtended },
    { label: t('bulk.repeat'), run: setPlanned },
    { label: t('bulk.stop'), variant: 'danger', run: stop },
  ];
  return (
    <>
      <AdminList
        title={title}
        columns={COLUMNS}
        filters={FILTERS}
        search={t('list.search')}
        Data={Sales}
        Board={FlashCalendar}
        boardLabel={t('calendar.open')}
        rowId={({ id }) => id}
        rowName={({ product }) => product.name}
        rowLink={({ id }) => adminPaths.product(id)}
        {...(can('FLASH') && { bulk })}
        empty={{ title: t('list.empty'), text: t('list.emptyText') }}
        actions={
          can('FLASH') && (
            <ButtonLink size="sm" to={adminPaths.products()}>
              {t('list.choose')}
            </ButtonLink>
          )
        }
      />
      {planned.length > 0 && (
        <FlashPlanDialog
          products={planned.map(({ id, version, product }) => ({ id, version, name: product.name }))}
          isRepeat
          onClose={() => setPlanned([])}
        />
      )}
      {extended.length > 0 && (
        <FlashExtendDialog
          products={extended.map(({ id, version, product }) => ({ id, version, name: product.name }))}
          onClose={() => setExtended([])}
        />
      )}
    </>
  );
}
