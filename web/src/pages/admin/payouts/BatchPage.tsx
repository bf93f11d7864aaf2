import { useState } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { Badge, type BadgeTone } from '../../../design/static/Badge.tsx';
import { Button, ButtonLink } from '../../../design/static/Button.tsx';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { toast } from '../../../design/toast.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { newKey } from '../../../newKey.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { Card, Detail, Facts } from '../_kit/Detail.tsx';
import { downloadCsv } from '../_kit/download.ts';
import { Amount, Code, Instant } from '../_kit/format.tsx';
import { Missing } from '../_kit/Missing.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type { ScreenProps } from '../routes.ts';
import { BatchesPage } from './BatchesPage.tsx';
import { BatchState } from './BatchState.tsx';
import table from '../_kit/Table.module.css';
import styles from './Payouts.module.css';
import { PayoutReasonForm } from './PayoutReasonForm.tsx';
import { TransfersForm } from './TransfersForm.tsx';
import type { BatchPage_batch$key } from './__generated__/BatchPage_batch.graphql.ts';
import type { BatchPage_rows$data, BatchPage_rows$key } from './__generated__/BatchPage_rows.graphql.ts';
import type { BatchPageFileQuery } from './__generated__/BatchPageFileQuery.graphql.ts';
import type { BatchPageQuery } from './__generated__/BatchPageQuery.graphql.ts';
import type { BatchPageSendMutation } from './__generated__/BatchPageSendMutation.graphql.ts';

/** Payouts of a page. */
const ROWS = 100;

const TONES: Readonly<Record<string, BadgeTone>> = {
  OPEN: 'warning',
  PAID: 'green',
  REMOVED: 'neutral',
  UNDONE: 'danger',
};

/** All batches, or the one of the address. */
export default function PayoutBatchPage(props: ScreenProps) {
  return props.params['id'] === adminPaths.payoutBatches().split('/').at(-1) ? (
    <BatchesPage />
  ) : (
    <BatchPage {...props} />
  );
}

/** One batch: its sums and payouts, and what is to be done with it next. */
function BatchPage({ params, url }: ScreenProps) {
  const id = params['id'] ?? '';
  const { payoutBatch } = useAdminQuery<BatchPageQuery>(
    graphql`
      query BatchPageQuery($id: ID!, $first: Int!, $after: String) {
        payoutBatch(id: $id) {
          ...BatchPage_batch
          payouts(first: $first, after: $after) {
            ...BatchPage_rows
          }
        }
      }
    `,
    { id, first: ROWS, after: url.searchParams.get('after') },
    adminFreshness.never,
    ['payouts'],
  );
  if (payoutBatch?.payouts == null) return <Missing to={adminPaths.payoutBatches()} />;
  return <Batch batch={payoutBatch} rows={payoutBatch.payouts} />;
}

interface BatchProps {
  readonly batch: BatchPage_batch$key;
  readonly rows: BatchPage_rows$key;
}

type Row = BatchPage_rows$data['nodes'][number];

function Batch({ batch: key, rows: rowsKey }: BatchProps) {
  const { t } = useTranslation('adminPayouts');
  const { can } = useStaff();
  const [dialog, setDialog] = useState<'send' | 'settle'>();
  const batch = useFragment(
    graphql`
      fragment BatchPage_batch on PayoutBatch {
        id
        number
        createdAt
        createdBy
        sentAt
        payoutCount
        openCount
        ...BatchState_batch
        total {
          amount
        }
        paid {
          amount
        }
      }
    `,
    key,
  );
  const { nodes, pageInfo } = useFragment(
    graphql`
      fragment BatchPage_rows on PayoutConnection {
        nodes {
          key
          sellerId
          sellerName
          rib
          state
          reference
          reason
          changedAt
          changedBy
          amount {
            amount
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    `,
    rowsKey,
  );
  const { id, number, sentAt } = batch;
  const open = nodes.filter(({ state }) => state === 'OPEN');
  const isSent = sentAt != null;
  return (
    <Detail
      title={t('batch', { number })}
      badge={<BatchState batch={batch} />}
      list={{ to: adminPaths.payoutBatches(), label: t('batches') }}
      actions={
        can('FINANCE') && (
          <>
            <FileButton id={id} />
            {!isSent && batch.openCount > 0 && (
              <Button size="sm" onClick={() => setDialog('send')}>
                {t('send')}
              </Button>
            )}
            {isSent && open.length > 0 && (
              <Button size="sm" onClick={() => setDialog('settle')}>
                {t('settle')}
              </Button>
            )}
          </>
        )
      }
      side={
        <Card title={t('sums')}>
          <Facts
            facts={[
              [t('payouts'), batch.payoutCount],
              [t('openPayouts'), batch.openCount],
              [t('total'), <Amount key="total" amount={batch.total.amount} />],
              [t('paid'), <Amount key="paid" amount={batch.paid.amount} />],
              [t('preparedAt'), <Instant key="at" at={batch.createdAt} />],
              [t('preparedBy'), <bdi key="by">{batch.createdBy}</bdi>],
              [t('sentAt'), <Instant key="sent" at={sentAt} />],
            ]}
          />
        </Card>
      }
    >
      <Card title={t('payouts')}>
        <Rows batchId={id} rows={nodes} />
        {pageInfo.hasNextPage && (
          <p className={styles.more}>
            <ButtonLink
              size="sm"
              variant="secondary"
              to={`${adminPaths.payoutBatch(id)}?${new URLSearchParams({ after: pageInfo.endCursor ?? '' }).toString()}`}
            >
              {t('nextPayouts')}
            </ButtonLink>
          </p>
        )}
      </Card>
      <Dialog isOpen={dialog === 'send'} onClose={() => setDialog(undefined)} title={t('send')} size="sm">
        <SendForm id={id} onDone={() => setDialog(undefined)} />
      </Dialog>
      <Dialog isOpen={dialog === 'settle'} onClose={() => setDialog(undefined)} title={t('settle')} size="md">
        <TransfersForm
          batchId={id}
          payouts={open.map((row) => ({
            key: row.key,
            sellerName: row.sellerName,
            amount: row.amount.amount,
          }))}
          onDone={() => setDialog(undefined)}
        />
      </Dialog>
    </Detail>
  );
}

/** Downloads the file for the bank. It has bank accounts in full, and is read again each time. */
function FileButton({ id }: { readonly id: string }) {
  const { t } = useTranslation('adminPayouts');
  const environment = useRelayEnvironment();
  const [isPending, setPending] = useState(false);
  const download = async (): Promise<void> => {
    setPending(true);
    try {
      const answer = await fetchQuery<BatchPageFileQuery>(
        environment,
        graphql`
          query BatchPageFileQuery($id: ID!) {
            payoutFile(id: $id) {
              filename
              content
            }
          }
        `,
        { id },
        { fetchPolicy: 'network-only' },
      ).toPromise();
      if (answer?.payoutFile == null) throw new Error('no file');
      downloadCsv(answer.payoutFile);
    } catch {
      toast({ type: 'error', title: t('fileFailed') });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button size="sm" variant="secondary" busy={isPending} onClick={() => void download()}>
      {t('file')}
    </Button>
  );
}

interface SendFormProps {
  readonly id: string;
  readonly onDone: () => void;
}

/** Asks whether the file went to the bank. */
function SendForm({ id, onDone }: SendFormProps) {
  const { t } = useTranslation('adminPayouts');
  const [idempotencyKey] = useState(newKey);
  const { run, isPending } = useAdminMutation<BatchPageSendMutation>(
    graphql`
      mutation BatchPageSendMutation($input: PayoutSendInput!) {
        payoutSend(input: $input) {
          batch {
            ...BatchPage_batch
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['payouts'],
  );
  return (
    <div className={styles.form}>
      <p>{t('sendText')}</p>
      <Button
        wide
        busy={isPending}
        onClick={() => void run({ input: { id, idempotencyKey } }, { done: t('sentDone'), onDone })}
      >
        {t('send')}
      </Button>
    </div>
  );
}

interface RowsProps {
  readonly batchId: string;
  readonly rows: readonly Row[];
}

function Rows({ batchId, rows }: RowsProps) {
  const { t } = useTranslation('adminPayouts');
  const { can } = useStaff();
  const [asked, setAsked] = useState<Row>();
  const isUndo = asked?.state === 'PAID';
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has to be reachable by keyboard */}
      <section className={table.scroll} tabIndex={0} aria-label={t('payouts')}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t('seller')}</th>
              <th scope="col" className={table.figure}>
                {t('amount')}
              </th>
              <th scope="col">{t('state')}</th>
              {can('FINANCE') && <th scope="col">{t('actions')}</th>}
              <th scope="col">{t('rib')}</th>
              <th scope="col">{t('reference')}</th>
              <th scope="col">{t('changedAt')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its link has the seller's name */}
                <td>
                  <Link to={adminPaths.seller(row.sellerId)} preload={false}>
                    <bdi>{row.sellerName}</bdi>
                  </Link>
                </td>
                <td className={table.figure}>
                  <Amount amount={row.amount.amount} />
                </td>
                <td>
                  <Badge tone={TONES[row.state] ?? 'neutral'}>
                    {t(`payoutState.${row.state as 'OPEN'}`)}
                  </Badge>
                </td>
                {can('FINANCE') && (
                  <td>
                    {(row.state === 'OPEN' || row.state === 'PAID') && (
                      <Button
                        size="sm"
                        variant="secondary"
                        aria-label={t(row.state === 'OPEN' ? 'removeOf' : 'undoOf', { name: row.sellerName })}
                        onClick={() => setAsked(row)}
                      >
                        {t(row.state === 'OPEN' ? 'remove' : 'undo')}
                      </Button>
                    )}
                  </td>
                )}
                <td>
                  <Code text={row.rib} />
                </td>
                <td className={styles.reason}>
                  <Code text={row.reference} />
                  {row.reason != null && (
                    <>
                      {' · '}
                      <bdi>{row.reason}</bdi>
                    </>
                  )}
                </td>
                <td className={styles.reason}>
                  <Instant at={row.changedAt} /> · <bdi>{row.changedBy}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Dialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={t(isUndo ? 'undoOf' : 'removeOf', { name: asked?.sellerName ?? '' })}
        size="sm"
      >
        {asked !== undefined && (
          <PayoutReasonForm
            batchId={batchId}
            payoutKey={asked.key}
            isUndo={isUndo}
            onDone={() => setAsked(undefined)}
          />
        )}
      </Dialog>
    </>
  );
}
