import { useState } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { MAX_PATCH_COUPONS } from '../../../../../gateway/contract/rules/coupons.ts';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Button, ButtonLink } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { toast } from '../../../design/toast.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminList } from '../_kit/AdminList.tsx';
import type {
  AllMatching,
  BulkAction,
  Column,
  Filter,
  ListDataProps,
  ListRequest,
} from '../_kit/listTypes.ts';
import { dayStart, tunisInstant } from '../_kit/days.ts';
import { Amount, Code, Instant, Text } from '../_kit/format.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { problemKey, useAdminMutation } from '../_kit/useAdminMutation.ts';
import { sortInput } from '../_kit/sort.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import { COUPON_FUNDERS, COUPON_SCOPES, COUPON_STATES, COUPON_TYPES } from './couponForm.ts';
import { CouponBadge, CouponValue, HomeCardLink } from './couponParts.tsx';
import styles from './Coupons.module.css';
import type {
  CouponsPage_coupons$data,
  CouponsPage_coupons$key,
} from './__generated__/CouponsPage_coupons.graphql.ts';
import type {
  AdminCouponChanges,
  CouponsPagePatchMutation,
} from './__generated__/CouponsPagePatchMutation.graphql.ts';
import type { CouponsPageAllQuery } from './__generated__/CouponsPageAllQuery.graphql.ts';
import type {
  AdminCouponFilter,
  AdminCouponSortField,
  CouponsPageQuery,
} from './__generated__/CouponsPageQuery.graphql.ts';

type Row = CouponsPage_coupons$data[number];

/** Fields of the sort by the columns that have them. */
const SORTS: Readonly<Record<string, AdminCouponSortField>> = {
  created: 'CREATED',
  ends: 'ENDS',
  used: 'USED',
  discount: 'DISCOUNT',
};

const FLAGS = ['true', 'false'] as const;

const FILTERS: readonly Filter[] = [
  {
    id: 'state',
    label: 'adminMarketing:coupons.state',
    kind: 'choice',
    options: COUPON_STATES.map((value) => ({ value, label: `adminMarketing:couponState.${value}` as const })),
  },
  {
    id: 'type',
    label: 'adminMarketing:field.type',
    kind: 'choice',
    options: COUPON_TYPES.map((value) => ({ value, label: `adminMarketing:couponType.${value}` as const })),
  },
  {
    id: 'scope',
    label: 'adminMarketing:coupons.scope',
    kind: 'choice',
    options: COUPON_SCOPES.map((value) => ({ value, label: `adminMarketing:couponScope.${value}` as const })),
  },
  {
    id: 'fundedBy',
    label: 'adminMarketing:coupons.fundedBy',
    kind: 'choice',
    options: COUPON_FUNDERS.map((value) => ({
      value,
      label: `adminMarketing:couponFunder.${value}` as const,
    })),
  },
  {
    id: 'personal',
    label: 'adminMarketing:coupons.personal',
    kind: 'choice',
    options: [
      { value: 'true', label: 'admin:yes' },
      { value: 'false', label: 'admin:no' },
    ],
  },
  { id: 'account', label: 'adminMarketing:coupons.account', kind: 'text' },
  { id: 'from', label: 'adminMarketing:coupons.from', kind: 'date' },
  { id: 'until', label: 'adminMarketing:coupons.until', kind: 'date' },
];

/** The conditions of the list as the server takes them. */
function filterOf({ search, filters }: ListRequest): AdminCouponFilter {
  const personal = oneOf(FLAGS, filters['personal']);
  return {
    state: oneOf(COUPON_STATES, filters['state']) ?? null,
    type: oneOf(COUPON_TYPES, filters['type']) ?? null,
    scope: oneOf(COUPON_SCOPES, filters['scope']) ?? null,
    fundedBy: oneOf(COUPON_FUNDERS, filters['fundedBy']) ?? null,
    isPersonal: personal === undefined ? null : personal === 'true',
    accountNumber: filters['account'] ?? null,
    from: dayStart(filters['from']),
    until: dayStart(filters['until'], 1),
    search: search === '' ? null : search,
  };
}

function Coupons({ request, children }: ListDataProps<Row>) {
  const { first, after, sort } = request;
  const { adminCoupons } = useAdminQuery<CouponsPageQuery>(
    graphql`
      query CouponsPageQuery(
        $first: Int!
        $after: String
        $filter: AdminCouponFilter
        $sort: AdminCouponSort
      ) {
        adminCoupons(first: $first, after: $after, filter: $filter, sort: $sort) {
          nodes {
            ...CouponsPage_coupons
          }
          files {
            ...ListFiles_files
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
    {
      first,
      after,
      filter: filterOf(request),
      sort: sortInput(sort, SORTS),
    },
    adminFreshness.list,
    ['coupons'],
  );
  const { nodes, pageInfo, total, files } = present(adminCoupons);
  const coupons: CouponsPage_coupons$key = nodes;
  const rows = useFragment(
    graphql`
      fragment CouponsPage_coupons on AdminCoupon @relay(plural: true) {
        id
        version
        code
        state
        minPurchase {
          amount
        }
        maxDiscount {
          amount
        }
        scope
        scopeName
        startsAt
        endsAt
        usageLimit
        usedCount
        discountGiven {
          amount
        }
        accountNumber
        fundedBy
        note
        createdAt
        isOnHome
        ...couponParts_value
      }
    `,
    coupons,
  );
  return children({
    rows,
    hasNext: pageInfo.hasNextPage,
    endCursor: pageInfo.endCursor,
    total: total.value,
    isTotalCapped: !total.isExact,
    files,
  });
}

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  { id: 'code', title: 'adminMarketing:coupons.code', cell: ({ code }) => <Code text={code} /> },
  {
    id: 'state',
    title: 'adminMarketing:coupons.state',
    cell: ({ state }) => <CouponBadge state={state} />,
  },
  {
    id: 'value',
    title: 'adminMarketing:coupons.value',
    cell: (coupon) => <CouponValue coupon={coupon} />,
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
    cell: ({ scope, scopeName }) =>
      scopeName == null ? <Text of={`adminMarketing:couponScope.${scope}`} /> : <bdi>{scopeName}</bdi>,
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
    sort: 'ends',
  },
  {
    id: 'used',
    title: 'adminMarketing:coupons.used',
    cell: ({ usedCount, usageLimit }) => (
      <Code text={usageLimit == null ? String(usedCount) : `${usedCount} / ${usageLimit}`} />
    ),
    isFigure: true,
    sort: 'used',
  },
  {
    id: 'discount',
    title: 'adminMarketing:coupons.discountGiven',
    cell: ({ discountGiven }) => <Amount amount={discountGiven.amount} />,
    isFigure: true,
    sort: 'discount',
  },
  {
    id: 'home',
    title: 'adminMarketing:coupons.home',
    cell: ({ isOnHome }) => (isOnHome ? <HomeCardLink /> : '–'),
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
    id: 'note',
    title: 'adminMarketing:field.note',
    cell: ({ note }) => <span dir="auto">{note ?? '–'}</span>,
    isHidden: true,
  },
  {
    id: 'createdAt',
    title: 'adminMarketing:coupons.createdAt',
    cell: ({ createdAt }) => <Instant at={createdAt} />,
    sort: 'created',
    isHidden: true,
  },
];

const isRows = (of: readonly Row[] | AllMatching): of is readonly Row[] => Array.isArray(of);

/** All coupons, by default the latest first. */
export default function CouponsPage() {
  const { t } = useTranslation('adminMarketing');
  const title = useTitle();
  const { can } = useStaff();
  const environment = useRelayEnvironment();
  /** Coupons whose end is asked for: rows of a page, or all that match. */
  const [extended, setExtended] = useState<readonly Row[] | AllMatching>([]);
  const { run, isPending } = useAdminMutation<CouponsPagePatchMutation>(
    graphql`
      mutation CouponsPagePatchMutation($input: AdminCouponsPatchInput!) {
        adminCouponsPatch(input: $input) {
          rows {
            coupon {
              id
              ...CouponPage_coupon
            }
            userErrors {
              field
              code
              message
            }
          }
          change {
            reference
            canUndoUntil
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['coupons'],
  );
  const patch = async (rows: readonly Row[], changes: AdminCouponChanges): Promise<void> => {
    await run(
      {
        input: {
          rows: rows.slice(0, MAX_PATCH_COUPONS).map(({ id, version }) => ({ id, version, changes })),
        },
      },
      {
        onDone: ({ rows: results }) => {
          setExtended([]);
          const refused = results?.flatMap(({ userErrors }) => userErrors[0] ?? []) ?? [];
          const [first] = refused;
          toast({
            type: first === undefined ? 'success' : 'warning',
            title: t('bulk.done', { count: rows.length - refused.length }),
            ...(first !== undefined && {
              description: t('bulk.left', {
                count: refused.length,
                reason: t(`admin:${problemKey(first.code)}`),
              }),
            }),
          });
        },
      },
    );
  };
  /** All coupons that match, page by page. */
  const changeAll = async ({ request }: AllMatching, changes: AdminCouponChanges): Promise<void> => {
    let after: string | null = null;
    let done = 0;
    let left = 0;
    do {
      const page: CouponsPageAllQuery['response'] | undefined = await fetchQuery<CouponsPageAllQuery>(
        environment,
        graphql`
          query CouponsPageAllQuery($first: Int!, $after: String, $filter: AdminCouponFilter) {
            adminCoupons(first: $first, after: $after, filter: $filter) {
              nodes {
                id
                version
              }
              pageInfo {
                hasNextPage
                endCursor
              }
            }
          }
        `,
        { first: MAX_PATCH_COUPONS, after, filter: filterOf(request) },
        { fetchPolicy: 'network-only' },
      ).toPromise();
      const found: NonNullable<CouponsPageAllQuery['response']['adminCoupons']> = present(page?.adminCoupons);
      const { nodes, pageInfo } = found;
      if (nodes.length === 0) break;
      const { payload } = await run({
        input: { rows: nodes.map(({ id, version }) => ({ id, version, changes })) },
      });
      // What failed has been said; the pages before stay changed.
      if (payload?.rows == null) break;
      const refused = payload.rows.filter(({ userErrors }) => userErrors.length > 0).length;
      left += refused;
      done += nodes.length - refused;
      after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
    } while (after !== null);
    setExtended([]);
    toast({
      type: left === 0 ? 'success' : 'warning',
      title: t('bulk.done', { count: done }),
      ...(left > 0 && {
        description: t('bulk.left', { count: left, reason: t(`admin:${problemKey('INVALID')}`) }),
      }),
    });
  };
  const bulk: readonly BulkAction<Row>[] = [
    {
      label: t('bulk.pause'),
      run: (rows) => patch(rows, { active: false }),
      runAll: (all) => changeAll(all, { active: false }),
    },
    {
      label: t('bulk.activate'),
      run: (rows) => patch(rows, { active: true }),
      runAll: (all) => changeAll(all, { active: true }),
    },
    { label: t('bulk.extend'), run: setExtended, runAll: setExtended },
  ];
  return (
    <>
      <AdminList
        title={title}
        columns={COLUMNS}
        filters={FILTERS}
        search={t('coupons.search')}
        Data={Coupons}
        rowId={({ id }) => id}
        rowName={({ code }) => code}
        rowLink={({ id }) => adminPaths.coupon(id)}
        rowActions={({ id }) => [
          ...(can('MARKETING') ? [{ label: t('admin:row.duplicate'), to: adminPaths.newCoupon(id) }] : []),
          { label: t('admin:row.uses'), to: `${adminPaths.coupon(id)}?tab=uses` },
        ]}
        {...(can('MARKETING') && { bulk })}
        empty={{ title: t('coupons.empty') }}
        actions={
          can('MARKETING') && (
            <>
              <ButtonLink size="sm" variant="secondary" to={adminPaths.import('COUPONS_IMPORT')}>
                {t('adminImport:open')}
              </ButtonLink>
              <ButtonLink size="sm" variant="secondary" to={adminPaths.couponCodes()}>
                {t('codes.title')}
              </ButtonLink>
              <ButtonLink size="sm" icon={<Icon name="plus" size={18} />} to={adminPaths.newCoupon()}>
                {t('editor.new')}
              </ButtonLink>
            </>
          )
        }
      />
      {(!isRows(extended) || extended.length > 0) && (
        <Extend
          count={isRows(extended) ? extended.length : extended.total}
          isPending={isPending}
          onExtend={(endsAt) =>
            void (isRows(extended) ? patch(extended, { endsAt }) : changeAll(extended, { endsAt }))
          }
          onClose={() => setExtended([])}
        />
      )}
    </>
  );
}

interface ExtendProps {
  /** Null: more than are counted. */
  readonly count: number | null;
  readonly isPending: boolean;
  readonly onExtend: (endsAt: string) => void;
  readonly onClose: () => void;
}

/** Asks for the new end of coupons. */
function Extend({ count, isPending, onExtend, onClose }: ExtendProps) {
  const { t } = useTranslation('adminMarketing');
  const [end, setEnd] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="sm"
      title={count === null ? t('bulk.extendAll') : t('bulk.extendTitle', { count })}
    >
      <form
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          const endsAt = tunisInstant(end);
          if (endsAt === null) setMissing(true);
          else onExtend(endsAt);
        }}
      >
        <Field
          type="datetime-local"
          label={t('field.endsAt')}
          required
          value={end}
          error={isMissing ? t(`admin:${problemKey('REQUIRED')}`) : null}
          onChange={({ target }) => {
            setEnd(target.value);
            setMissing(false);
          }}
        />
        <Button type="submit" busy={isPending}>
          {t('bulk.extendDo')}
        </Button>
      </form>
    </Dialog>
  );
}
