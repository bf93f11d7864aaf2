import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../../design/static/Badge.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminList, type Column, type ListDataProps } from '../_kit/AdminList.tsx';
import { Amount, Code, Instant, Text } from '../_kit/format.tsx';
import { useTitle } from '../_kit/title.ts';
import { adminFreshness } from '../freshness.ts';
import type {
  CouponsPage_coupons$data,
  CouponsPage_coupons$key,
} from './__generated__/CouponsPage_coupons.graphql.ts';
import type { CouponsPageQuery } from './__generated__/CouponsPageQuery.graphql.ts';

type Row = CouponsPage_coupons$data[number];

function Coupons({ request, children }: ListDataProps<Row>) {
  const { adminCoupons } = useAdminQuery<CouponsPageQuery>(
    graphql`
      query CouponsPageQuery($first: Int!, $after: String) {
        adminCoupons(first: $first, after: $after) {
          nodes {
            ...CouponsPage_coupons
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
    adminFreshness.list,
    ['coupons'],
  );
  const { nodes, pageInfo, totalCount } = present(adminCoupons);
  const coupons: CouponsPage_coupons$key = nodes;
  const rows = useFragment(
    graphql`
      fragment CouponsPage_coupons on AdminCoupon @relay(plural: true) {
        id
        code
        type
        percent
        amount {
          amount
        }
        minPurchase {
          amount
        }
        maxDiscount {
          amount
        }
        scope
        startsAt
        endsAt
        usageLimit
        usedCount
        perAccountLimit
        firstOrderOnly
        accountNumber
        fundedBy
        active
        createdAt
      }
    `,
    coupons,
  );
  return children({
    rows,
    hasNext: pageInfo.hasNextPage,
    endCursor: pageInfo.endCursor,
    total: totalCount,
  });
}

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  { id: 'code', title: 'adminMarketing:coupons.code', cell: ({ code }) => <Code text={code} /> },
  {
    id: 'active',
    title: 'adminMarketing:coupons.state',
    cell: ({ active }) => (
      <Badge tone={active ? 'green' : 'neutral'}>
        <Text of={active ? 'adminMarketing:coupons.active' : 'adminMarketing:coupons.inactive'} />
      </Badge>
    ),
  },
  {
    id: 'value',
    title: 'adminMarketing:coupons.value',
    cell: ({ type, percent, amount }) =>
      amount != null ? (
        <Amount amount={amount.amount} />
      ) : percent == null ? (
        <Text of={`adminMarketing:couponType.${type}`} />
      ) : (
        <Code text={`${percent}\u00A0%`} />
      ),
  },
  {
    id: 'minPurchase',
    title: 'adminMarketing:coupons.minPurchase',
    cell: ({ minPurchase }) => <Amount amount={minPurchase?.amount} />,
    isFigure: true,
  },
  {
    id: 'maxDiscount',
    title: 'adminMarketing:coupons.maxDiscount',
    cell: ({ maxDiscount }) => <Amount amount={maxDiscount?.amount} />,
    isFigure: true,
    isHidden: true,
  },
  {
    id: 'scope',
    title: 'adminMarketing:coupons.scope',
    cell: ({ scope }) => <Text of={`adminMarketing:couponScope.${scope}`} />,
  },
  {
    id: 'startsAt',
    title: 'adminMarketing:coupons.startsAt',
    cell: ({ startsAt }) => <Instant at={startsAt} />,
    isHidden: true,
  },
  {
    id: 'endsAt',
    title: 'adminMarketing:coupons.endsAt',
    cell: ({ endsAt }) => <Instant at={endsAt} />,
  },
  {
    id: 'used',
    title: 'adminMarketing:coupons.used',
    cell: ({ usedCount, usageLimit }) => (
      <Code text={usageLimit == null ? String(usedCount) : `${usedCount} / ${usageLimit}`} />
    ),
    isFigure: true,
  },
  {
    id: 'account',
    title: 'adminMarketing:coupons.account',
    cell: ({ accountNumber }) => <Code text={accountNumber} />,
    isHidden: true,
  },
  {
    id: 'fundedBy',
    title: 'adminMarketing:coupons.fundedBy',
    cell: ({ fundedBy }) => <Text of={`adminMarketing:couponFunder.${fundedBy}`} />,
    isHidden: true,
  },
  {
    id: 'createdAt',
    title: 'adminMarketing:coupons.createdAt',
    cell: ({ createdAt }) => <Instant at={createdAt} />,
    isHidden: true,
  },
];

/** All coupons, newest first. */
export default function CouponsPage() {
  const { t } = useTranslation('adminMarketing');
  const title = useTitle();
  return (
    <AdminList
      title={title}
      columns={COLUMNS}
      Data={Coupons}
      rowId={({ id }) => id}
      rowName={({ code }) => code}
      empty={{ title: t('coupons.empty') }}
    />
  );
}
