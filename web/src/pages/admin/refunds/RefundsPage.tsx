import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminList } from '../_kit/AdminList.tsx';
import type { BulkAction, Column, Filter, ListDataProps } from '../_kit/listTypes.ts';
import { Amount, Code, Instant, Text } from '../_kit/format.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { useRefundFields } from '../_kit/useRefundFields.tsx';
import { CREATED_FILTERS, createdIn } from '../_kit/created.ts';
import { sortInput } from '../_kit/sort.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import { NoteMany } from './NoteMany.tsx';
import type {
  RefundsPage_refunds$data,
  RefundsPage_refunds$key,
} from './__generated__/RefundsPage_refunds.graphql.ts';
import type { RefundsPageMutation } from './__generated__/RefundsPageMutation.graphql.ts';
import type {
  RefundReason,
  RefundSortField,
  RefundsPageQuery,
} from './__generated__/RefundsPageQuery.graphql.ts';

type Row = RefundsPage_refunds$data[number];

const REASONS: readonly RefundReason[] = [
  'CANCELLED',
  'RETURNED',
  'NOT_DELIVERED',
  'PAID_LATE',
  'PAID_TWICE',
  'WRONG_PAYMENT',
];

/** Fields of the sort by the columns that have them. */
const SORTS: Readonly<Record<string, RefundSortField>> = { placed: 'PLACED', amount: 'AMOUNT' };

function Refunds({ request, children }: ListDataProps<Row>) {
  const { first, after, filters, sort } = request;
  const { adminRefunds } = useAdminQuery<RefundsPageQuery>(
    graphql`
      query RefundsPageQuery(
        $first: Int!
        $after: String
        $reason: RefundReason
        $filter: RefundFilter
        $sort: RefundSort
      ) {
        adminRefunds(first: $first, after: $after, reason: $reason, filter: $filter, sort: $sort) {
          nodes {
            ...RefundsPage_refunds
          }
          files {
            ...ListFiles_files
          }
          pageInfo {
            hasNextPage
            endCursor
          }
          totalCount
        }
      }
    `,
    {
      first,
      after,
      reason: oneOf(REASONS, filters['reason']) ?? null,
      filter: createdIn(filters),
      sort: sortInput(sort, SORTS),
    },
    adminFreshness.list,
    ['refunds'],
  );
  const { nodes, pageInfo, totalCount, files } = present(adminRefunds);
  const refunds: RefundsPage_refunds$key = nodes;
  const rows = useFragment(
    graphql`
      fragment RefundsPage_refunds on RefundDue @relay(plural: true) {
        id
        reason
        provider
        reference
        paidAt
        amount {
          amount
        }
        order {
          id
          number
          contactName
        }
        subOrder {
          number
        }
      }
    `,
    refunds,
  );
  return children({
    rows,
    hasNext: pageInfo.hasNextPage,
    endCursor: pageInfo.endCursor,
    total: totalCount,
    files,
  });
}

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  {
    id: 'order',
    title: 'adminOrders:column.number',
    sort: 'placed',
    cell: ({ order, subOrder }) => <Code text={subOrder?.number ?? order.number} />,
  },
  {
    id: 'client',
    title: 'adminOrders:column.client',
    cell: ({ order }) => <bdi>{order.contactName}</bdi>,
  },
  {
    id: 'reason',
    title: 'adminOrders:refunds.reason',
    cell: ({ reason }) => <Text of={`adminOrders:refundReason.${reason}`} />,
  },
  { id: 'paidAt', title: 'adminOrders:refunds.paidAt', cell: ({ paidAt }) => <Instant at={paidAt} /> },
  {
    id: 'reference',
    title: 'adminOrders:refunds.reference',
    cell: ({ reference }) => <Code text={reference} />,
  },
  {
    id: 'amount',
    title: 'adminOrders:refunds.amount',
    sort: 'amount',
    cell: ({ amount }) => <Amount amount={amount.amount} />,
    isFigure: true,
  },
  { id: 'note', title: 'adminOrders:refunds.note', cell: (row) => <NoteButton refund={row} /> },
];

const FILTERS: readonly Filter[] = [
  {
    id: 'reason',
    label: 'adminOrders:refunds.reason',
    kind: 'choice',
    options: REASONS.map((value) => ({ value, label: `adminOrders:refundReason.${value}` as const })),
  },
  ...CREATED_FILTERS,
];

/** Records that a refund was made. */
function NoteButton({ refund }: { readonly refund: Row }) {
  const { t } = useTranslation('adminOrders');
  const { can } = useStaff();
  const [isOpen, setOpen] = useState(false);
  if (!can('ORDERS_REFUND')) return null;
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {t('refunds.record')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('refunds.record')} size="sm">
        <NoteForm refund={refund} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function NoteForm({ refund, onDone }: { readonly refund: Row; readonly onDone: () => void }) {
  const { t } = useTranslation('adminOrders');
  const [idempotencyKey] = useState(newKey);
  const { fields, read } = useRefundFields(refund.amount.amount, true);
  const { run, isPending } = useAdminMutation<RefundsPageMutation>(
    graphql`
      mutation RefundsPageMutation($input: RefundNoteInput!) {
        refundNote(input: $input) {
          order {
            id
            paymentState
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['refunds', 'orders', 'order'],
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const made = read();
        if (made !== null)
          void run({ input: { id: refund.id, ...made, idempotencyKey } }, { done: t('done'), onDone });
      }}
    >
      {fields}
      <Button type="submit" wide busy={isPending}>
        {t('refunds.record')}
      </Button>
    </form>
  );
}

/** What has to be refunded to buyers, newest orders first. */
export default function RefundsPage() {
  const { t } = useTranslation('adminOrders');
  const title = useTitle();
  const { can } = useStaff();
  const [noted, setNoted] = useState<readonly Row[]>([]);
  const bulk: readonly BulkAction<Row>[] = [{ label: t('refunds.recordMany'), run: setNoted }];
  return (
    <>
      <AdminList
        title={title}
        columns={COLUMNS}
        filters={FILTERS}
        Data={Refunds}
        rowId={({ id }) => id}
        rowName={({ order }) => order.number}
        rowLink={({ order }) => adminPaths.order(order.id)}
        {...(can('ORDERS_REFUND') && { bulk })}
        empty={{ title: t('refunds.empty') }}
      />
      {noted.length > 0 && <NoteMany refunds={noted} onClose={() => setNoted([])} />}
    </>
  );
}
