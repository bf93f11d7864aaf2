import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Badge, type BadgeTone } from '../../../design/static/Badge.tsx';
import { Button, ButtonLink } from '../../../design/static/Button.tsx';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { newKey } from '../../../newKey.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { Card, Detail, Facts } from '../_kit/Detail.tsx';
import { Amount, Code, Instant } from '../_kit/format.tsx';
import { ListFiles } from '../_kit/ListFiles.tsx';
import { Missing } from '../_kit/Missing.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type { ScreenProps } from '../routes.ts';
import table from '../_kit/Table.module.css';
import styles from './Cash.module.css';
import { SettleForm } from './SettleForm.tsx';
import type {
  CashRowOutcome,
  StatementPage_rows$data,
  StatementPage_rows$key,
} from './__generated__/StatementPage_rows.graphql.ts';
import type { StatementPage_statement$key } from './__generated__/StatementPage_statement.graphql.ts';
import type { StatementPageMutation } from './__generated__/StatementPageMutation.graphql.ts';
import type { StatementPageQuery } from './__generated__/StatementPageQuery.graphql.ts';

/** Rows of a page. */
const ROWS = 100;

/** How often a batch of rows is sent again after a temporary failure, before the rest is left to another press. */
const RECONCILE_RETRIES = 3;

const TONES: Readonly<Record<string, BadgeTone>> = {
  MATCH: 'green',
  AMOUNT_DIFFERS: 'warning',
  UNKNOWN: 'danger',
  ALREADY: 'danger',
  NOT_COLLECTED: 'info',
};

/** One statement: its sums, and the rows that differ and are open, or all. */
export default function StatementPage({ params, url }: ScreenProps) {
  const id = params['id'] ?? '';
  const isAll = url.searchParams.get('tab') === 'all';
  const after = url.searchParams.get('after');
  const { cashStatement } = useAdminQuery<StatementPageQuery>(
    graphql`
      query StatementPageQuery(
        $id: ID!
        $first: Int!
        $after: String
        $differs: Boolean
        $isSettled: Boolean
      ) {
        cashStatement(id: $id) {
          ...StatementPage_statement
          rows(first: $first, after: $after, differs: $differs, isSettled: $isSettled) {
            ...StatementPage_rows
          }
        }
      }
    `,
    { id, first: ROWS, after, differs: isAll ? null : true, isSettled: isAll ? null : false },
    adminFreshness.never,
    ['cash'],
  );
  if (cashStatement?.rows == null) return <Missing to={adminPaths.cash()} />;
  return <Statement id={id} statement={cashStatement} rows={cashStatement.rows} />;
}

interface StatementProps {
  readonly id: string;
  readonly statement: StatementPage_statement$key;
  readonly rows: StatementPage_rows$key;
}

function Statement({ id, statement: key, rows }: StatementProps) {
  const { t } = useTranslation('adminCash');
  const { can } = useStaff();
  const statement = useFragment(
    graphql`
      fragment StatementPage_statement on CashStatement {
        carrier
        number
        bankReference
        note
        createdAt
        createdBy
        rowCount
        unsettledCount
        readyCount
        announced {
          amount
        }
        rowTotal {
          amount
        }
        expected {
          amount
        }
        collected {
          amount
        }
        unsettled {
          amount
        }
        bySeller {
          amount
        }
        byCarrier {
          amount
        }
        byShop {
          amount
        }
      }
    `,
    key,
  );
  const { run, isPending } = useAdminMutation<StatementPageMutation>(
    graphql`
      mutation StatementPageMutation($input: CashStatementReconcileInput!) {
        cashStatementReconcile(input: $input) {
          statement {
            readyCount
            ...StatementPage_statement
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['cash', 'orders', 'order', 'seller'],
  );
  /** Batch by batch, until nothing is left that matches. */
  const reconcile = async (): Promise<void> => {
    let left = statement.readyCount;
    while (left > 0) {
      const { payload, isDone } = await run(
        { input: { id, idempotencyKey: newKey() } },
        { retries: RECONCILE_RETRIES },
      );
      const now = payload?.statement?.readyCount ?? 0;
      if (!isDone || now >= left) return;
      left = now;
    }
  };
  const isSettled = statement.unsettledCount === 0;
  const sum = (name: string, amount: string) =>
    [t(name as 'announced'), <Amount key={name} amount={amount} />] as const;
  return (
    <Detail
      title={statement.number}
      badge={<Badge tone={isSettled ? 'green' : 'warning'}>{t(isSettled ? 'settled' : 'open')}</Badge>}
      text={<bdi>{statement.carrier}</bdi>}
      list={{ to: adminPaths.cash(), label: t('admin:menu.cash') }}
      actions={
        can('FINANCE') &&
        statement.readyCount > 0 && (
          <Button size="sm" busy={isPending} onClick={() => void reconcile()}>
            {t('reconcile', { count: statement.readyCount })}
          </Button>
        )
      }
      side={
        <>
          <Card title={t('sums')}>
            <Facts
              facts={[
                sum('announced', statement.announced.amount),
                sum('rowTotal', statement.rowTotal.amount),
                sum('expected', statement.expected.amount),
                sum('collected', statement.collected.amount),
                sum('bySeller', statement.bySeller.amount),
                sum('byCarrier', statement.byCarrier.amount),
                sum('byShop', statement.byShop.amount),
                sum('unsettled', statement.unsettled.amount),
              ]}
            />
          </Card>
          <Card title={t('about')}>
            <Facts
              facts={[
                [t('importedAt'), <Instant key="at" at={statement.createdAt} />],
                [t('importedBy'), <bdi key="by">{statement.createdBy}</bdi>],
                [t('bankReference'), <Code key="bank" text={statement.bankReference} />],
                [t('rows'), statement.rowCount],
                ...(statement.note == null
                  ? []
                  : [[t('note'), <bdi key="note">{statement.note}</bdi>] as const]),
              ]}
            />
          </Card>
        </>
      }
      tabs={[
        {
          id: 'open',
          label: t('openRows', { count: statement.unsettledCount - statement.readyCount }),
          content: (
            <Rows id={id} rows={rows} isAll={false} empty={t(isSettled ? 'allSettled' : 'noDifference')} />
          ),
        },
        {
          id: 'all',
          label: t('allRows', { count: statement.rowCount }),
          content: <Rows id={id} rows={rows} isAll empty={t('allSettled')} />,
        },
      ]}
    />
  );
}

type Row = StatementPage_rows$data['nodes'][number];

interface RowsProps {
  readonly id: string;
  readonly rows: StatementPage_rows$key;
  readonly isAll: boolean;
  /** Text in place of the rows when there are none. */
  readonly empty: string;
}

function Rows({ id, rows, isAll, empty }: RowsProps) {
  const { t } = useTranslation('adminCash');
  const { can } = useStaff();
  const [settled, setSettled] = useState<Row>();
  const { nodes, pageInfo, files } = useFragment(
    graphql`
      fragment StatementPage_rows on CashRowConnection {
        files {
          ...ListFiles_files
        }
        nodes {
          key
          line
          trackingNumber
          outcome
          orderId
          subOrderNumber
          settledAt
          bearer
          note
          amount {
            amount
          }
          expected {
            amount
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    `,
    rows,
  );
  if (nodes.length === 0) return <p>{empty}</p>;
  const outcome = (value: CashRowOutcome) => (
    <Badge tone={TONES[value] ?? 'neutral'}>{t(`outcome.${value as 'MATCH'}`)}</Badge>
  );
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has to be reachable by keyboard */}
      <section className={table.scroll} tabIndex={0} aria-label={t('rows')}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t('line')}</th>
              <th scope="col">{t('parcel')}</th>
              <th scope="col">{t('order')}</th>
              <th scope="col">{t('result')}</th>
              <th scope="col" className={table.figure}>
                {t('amount')}
              </th>
              <th scope="col" className={table.figure}>
                {t('due')}
              </th>
              <th scope="col">{t('settlement')}</th>
            </tr>
          </thead>
          <tbody>
            {nodes.map((row) => (
              <tr key={row.key}>
                <td>{row.line}</td>
                <td>
                  <Code text={row.trackingNumber} />
                </td>
                <td>
                  {row.orderId == null ? (
                    '–'
                  ) : (
                    <Link to={adminPaths.order(row.orderId)} preload={false}>
                      <Code text={row.subOrderNumber} />
                    </Link>
                  )}
                </td>
                <td>{outcome(row.outcome)}</td>
                <td className={table.figure}>
                  <Amount amount={row.amount.amount} />
                </td>
                <td className={table.figure}>
                  <Amount amount={row.expected?.amount} />
                </td>
                <td>
                  {row.settledAt != null && (
                    <span className={styles.reason}>
                      {row.bearer == null ? (
                        <Instant at={row.settledAt} />
                      ) : (
                        <>
                          {t(`bearer.${row.bearer as 'SHOP'}`)} · <bdi>{row.note}</bdi>
                        </>
                      )}
                    </span>
                  )}
                  {row.settledAt == null && row.outcome !== 'MATCH' && can('FINANCE') && (
                    <Button
                      size="sm"
                      variant="secondary"
                      aria-label={t('settleRow', { line: row.line })}
                      onClick={() => setSettled(row)}
                    >
                      {t('settle')}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ListFiles files={files} />
      {pageInfo.hasNextPage && (
        <p className={styles.more}>
          <ButtonLink
            size="sm"
            variant="secondary"
            to={`${adminPaths.cashStatement(id)}?${new URLSearchParams({ ...(isAll && { tab: 'all' }), after: pageInfo.endCursor ?? '' }).toString()}`}
          >
            {t('nextRows')}
          </ButtonLink>
        </p>
      )}
      <Dialog
        isOpen={settled !== undefined}
        onClose={() => setSettled(undefined)}
        title={t('settleRow', { line: settled?.line ?? 0 })}
        size="sm"
      >
        {settled !== undefined && (
          <SettleForm
            statementId={id}
            rowKey={settled.key}
            isDue={settled.outcome === 'AMOUNT_DIFFERS'}
            onDone={() => setSettled(undefined)}
          />
        )}
      </Dialog>
    </>
  );
}
