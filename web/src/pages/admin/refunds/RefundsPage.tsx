import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminList, type Column, type Filter, type ListDataProps } from '../_kit/AdminList.tsx';
import { readAmount } from '../_kit/amount.ts';
import { Amount, Code, Instant, Text } from '../_kit/format.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type {
  RefundsPage_refunds$data,
  RefundsPage_refunds$key,
} from './__generated__/RefundsPage_refunds.graphql.ts';
import type { RefundsPageMutation } from './__generated__/RefundsPageMutation.graphql.ts';
import type { RefundReason, RefundsPageQuery } from './__generated__/RefundsPageQuery.graphql.ts';

type Row = RefundsPage_refunds$data[number];

const REASONS: readonly RefundReason[] = [
  'CANCELLED',
  'RETURNED',
  'NOT_DELIVERED',
  'PAID_LATE',
  'PAID_TWICE',
  'WRONG_PAYMENT',
];

function Refunds({ request, children }: ListDataProps<Row>) {
  const { adminRefunds } = useAdminQuery<RefundsPageQuery>(
    graphql`
      query RefundsPageQuery($first: Int!, $after: String, $reason: RefundReason) {
        adminRefunds(first: $first, after: $after, reason: $reason) {
          nodes {
            ...RefundsPage_refunds
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
      first: request.first,
      after: request.after,
      reason: oneOf(REASONS, request.filters['reason']) ?? null,
    },
    adminFreshness.list,
    ['refunds'],
  );
  const { nodes, pageInfo, totalCount } = present(adminRefunds);
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
  });
}

const COLUMNS: readonly [Column<Row>, ...Column<Row>[]] = [
  {
    id: 'order',
    title: 'adminOrders:column.number',
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
  const [amount, setAmount] = useState(refund.amount.amount);
  const [note, setNote] = useState('');
  const [isWrong, setWrong] = useState(false);
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
        const read = readAmount(amount);
        if (read === null) {
          setWrong(true);
          return;
        }
        void run(
          {
            input: {
              id: refund.id,
              amount: read,
              note: note.trim() === '' ? null : note.trim(),
              idempotencyKey,
            },
          },
          { done: t('done'), onDone },
        );
      }}
    >
      <Field
        label={t('field.amount')}
        inputMode="decimal"
        dir="ltr"
        suffix="TND"
        error={isWrong ? t('admin:problem.INVALID') : null}
        value={amount}
        onChange={({ target }) => {
          setAmount(target.value);
          setWrong(false);
        }}
      />
      <Field
        as="textarea"
        label={t('field.internalNote')}
        dir="auto"
        maxLength={300}
        rows={2}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
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
  return (
    <AdminList
      title={title}
      columns={COLUMNS}
      filters={FILTERS}
      Data={Refunds}
      rowId={({ id }) => id}
      rowName={({ order }) => order.number}
      rowLink={({ order }) => adminPaths.order(order.id)}
      empty={{ title: t('refunds.empty') }}
    />
  );
}
