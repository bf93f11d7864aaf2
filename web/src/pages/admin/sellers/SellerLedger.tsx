import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { Card } from '../_kit/Detail.tsx';
import { Amount, Code, Instant } from '../_kit/format.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { adminFreshness } from '../freshness.ts';
import { PayoutForm } from './PayoutForm.tsx';
import styles from './SellerPage.module.css';
import type { SellerLedger_entries$key } from './__generated__/SellerLedger_entries.graphql.ts';
import type { SellerLedgerQuery } from './__generated__/SellerLedgerQuery.graphql.ts';

/** Entries of the ledger that are shown. */
const ENTRIES = 100;

/** The latest entries of a seller's ledger; a payout without a batch is recorded here. Requires the capability for ledgers. */
export function SellerLedger({ sellerId }: { readonly sellerId: string }) {
  const { t } = useTranslation('adminSellers');
  const { can } = useStaff();
  const [isPaying, setPaying] = useState(false);
  const { sellerLedger } = useAdminQuery<SellerLedgerQuery>(
    graphql`
      query SellerLedgerQuery($id: ID!, $first: Int!) {
        sellerLedger(sellerId: $id, first: $first) {
          ...SellerLedger_entries
        }
      }
    `,
    { id: sellerId, first: ENTRIES },
    adminFreshness.seller,
    ['seller'],
  );
  const ledger: SellerLedger_entries$key = present(sellerLedger);
  const { balance, nodes, totalCount } = useFragment(
    graphql`
      fragment SellerLedger_entries on LedgerEntryConnection {
        totalCount
        balance {
          amount
        }
        nodes {
          kind
          at
          subOrderNumber
          reference
          reason
          amount {
            amount
          }
        }
      }
    `,
    ledger,
  );
  return (
    <>
      <Card
        title={t('ledger.title')}
        badge={
          <strong>
            {t('ledger.balance')} <Amount amount={balance.amount} />
          </strong>
        }
        actions={
          can('FINANCE') && (
            <Button size="sm" onClick={() => setPaying(true)}>
              {t('payout.record')}
            </Button>
          )
        }
      >
        {nodes.length === 0 ? (
          <p>{t('ledger.empty')}</p>
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has to be reachable by keyboard
          <section className={styles.scroll} tabIndex={0} aria-label={t('ledger.title')}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{t('ledger.at')}</th>
                  <th scope="col">{t('ledger.kind')}</th>
                  <th scope="col">{t('ledger.order')}</th>
                  <th scope="col">{t('ledger.reference')}</th>
                  <th scope="col" className={styles.figure}>
                    {t('ledger.amount')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {nodes.map((entry, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the ledger is append-only; entries have no id
                  <tr key={`${entry.at} ${entry.kind} ${index}`}>
                    <td>
                      <Instant at={entry.at} />
                    </td>
                    <td>{t(`kind.${entry.kind}`)}</td>
                    <td>
                      <Code text={entry.subOrderNumber} />
                    </td>
                    <td>
                      {entry.reason == null ? <Code text={entry.reference} /> : <bdi>{entry.reason}</bdi>}
                    </td>
                    <td className={styles.figure}>
                      <Amount amount={entry.amount.amount} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
        {totalCount > nodes.length && (
          <p className={styles.policy}>{t('ledger.latest', { count: nodes.length, total: totalCount })}</p>
        )}
      </Card>
      <Dialog isOpen={isPaying} onClose={() => setPaying(false)} title={t('payout.record')} size="sm">
        <PayoutForm sellerId={sellerId} balance={balance.amount} onDone={() => setPaying(false)} />
      </Dialog>
    </>
  );
}
