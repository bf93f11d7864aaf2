import { useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { AdminList } from '../_kit/AdminList.tsx';
import type { BulkAction, Column, Filter } from '../_kit/listTypes.ts';
import { RegionName } from '../_kit/RegionName.tsx';
import { Amount, Instant } from '../_kit/format.tsx';
import { RegionOptions } from '../_kit/RegionOptions.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { CREATED_FILTERS } from '../_kit/created.ts';
import { adminPaths } from '../adminPaths.ts';
import { SellerMessageDialog } from './SellerMessageDialog.tsx';
import { conditionsOf, SellerRows, WAITING_HOURS, type Row } from './SellerRows.tsx';
import { SELLER_STATUSES, SellerBadge } from './SellerBadge.tsx';
import type { AdminSellerSelection } from './__generated__/SellerMessageDialogQuery.graphql.ts';

const figure = (id: 'orders' | 'lateOrders' | 'refused' | 'returned', isHidden = false): Column<Row> => ({
  id,
  title: `adminSellers:column.${id}`,
  cell: ({ figures }) => figures?.[id] ?? '–',
  isFigure: true,
  isHidden,
});

const amount = (id: 'revenue' | 'balance'): Column<Row> => ({
  id,
  title: `adminSellers:column.${id}`,
  cell: ({ figures }) => (figures?.[id] == null ? '–' : <Amount amount={figures[id].amount} />),
  isFigure: true,
});

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  { id: 'name', title: 'adminSellers:column.name', cell: ({ name }) => <bdi>{name}</bdi> },
  {
    id: 'status',
    title: 'adminSellers:column.status',
    cell: ({ status }) => <SellerBadge status={status} />,
  },
  {
    id: 'region',
    title: 'adminSellers:column.region',
    cell: ({ profile }) => (profile == null ? '–' : <RegionName region={profile.region} />),
  },
  {
    id: 'legalName',
    title: 'adminSellers:column.legalName',
    cell: ({ profile }) => <bdi>{profile?.legalName ?? '–'}</bdi>,
    isHidden: true,
  },
  {
    id: 'products',
    title: 'adminSellers:column.products',
    cell: ({ figures }) => figures?.listedProducts ?? '–',
    isFigure: true,
  },
  figure('orders'),
  figure('lateOrders'),
  figure('refused'),
  figure('returned', true),
  amount('revenue'),
  amount('balance'),
  {
    id: 'commission',
    title: 'adminSellers:column.commission',
    cell: ({ profile }) => (profile == null ? '–' : <bdi>{profile.commissionRate} %</bdi>),
    isFigure: true,
    isHidden: true,
  },
  {
    id: 'createdAt',
    title: 'adminSellers:column.createdAt',
    cell: ({ profile }) => (profile == null ? '–' : <Instant at={profile.createdAt} />),
    isHidden: true,
  },
];

const FILTERS: readonly Filter[] = [
  {
    id: 'status',
    label: 'adminSellers:column.status',
    kind: 'choice',
    options: SELLER_STATUSES.map((value) => ({ value, label: `adminSellers:status.${value}` as const })),
  },
  {
    id: 'waiting',
    label: 'adminSellers:waiting.label',
    kind: 'choice',
    options: WAITING_HOURS.map((value) => ({ value, label: `adminSellers:waiting.${value}` as const })),
  },
  { id: 'region', label: 'adminSellers:column.region', kind: 'choice', Options: RegionOptions },
  ...CREATED_FILTERS,
];

/** Sellers in every status, with how they did in the last 30 days; those with the status `APPLIED` are applications. */
export default function SellersPage() {
  const { t } = useTranslation('adminSellers');
  const title = useTitle();
  const { can } = useStaff();
  /** Sellers who are written to. */
  const [to, setTo] = useState<AdminSellerSelection | null>(null);
  const bulk: readonly BulkAction<Row>[] = [
    {
      label: t('message.write'),
      run: (rows) => setTo({ ids: rows.map(({ id }) => id) }),
      runAll: ({ request, except }) => setTo({ ...conditionsOf(request), exceptIds: except }),
      takesExceptions: true,
    },
  ];
  return (
    <>
      <AdminList
        title={title}
        text={t('listText')}
        columns={COLUMNS}
        filters={FILTERS}
        search={t('search')}
        Data={SellerRows}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowLink={({ id }) => adminPaths.seller(id)}
        rowActions={({ id, profile }) => {
          const ofSeller = profile == null ? null : `?f.seller=${encodeURIComponent(profile.sellerId)}`;
          return [
            ...(ofSeller === null
              ? []
              : [
                  { label: t('admin:row.products'), to: adminPaths.products() + ofSeller },
                  { label: t('admin:row.orders'), to: adminPaths.orders() + ofSeller },
                ]),
            ...(can('LEDGERS_READ')
              ? (['ledger', 'statement'] as const).map((tab) => ({
                  label: t(`admin:row.${tab}`),
                  to: `${adminPaths.seller(id)}?tab=${tab}`,
                }))
              : []),
          ];
        }}
        {...(can('SELLERS_DECIDE') && { bulk })}
        empty={{ title: t('empty') }}
      />
      {to !== null && <SellerMessageDialog to={to} onClose={() => setTo(null)} />}
    </>
  );
}
