import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { Card } from '../_kit/Detail.tsx';
import { Amount } from '../_kit/format.tsx';
import { ListFiles } from '../_kit/ListFiles.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { adminFreshness } from '../freshness.ts';
import { AdjustForm } from './AdjustForm.tsx';
import { LedgerTable } from './LedgerTable.tsx';
import { PayoutForm } from './PayoutForm.tsx';
import styles from './SellerPage.module.css';
import type { SellerLedger_entries$key } from './__generated__/SellerLedger_entries.graphql.ts';
import type { SellerLedgerQuery } from './__generated__/SellerLedgerQuery.graphql.ts';

/** Entries of the ledger that are shown. */
const ENTRIES = 100;

/** The latest entries of a seller's ledger; a payout without a batch, or a correction, is recorded here. Requires the capability for ledgers. */
export function SellerLedger({ sellerId }: { readonly sellerId: string }) {
  const { t } = useTranslation('adminSellers');
  const { can } = useStaff();
  const [isPaying, setPaying] = useState(false);
  const [isAdjusting, setAdjusting] = useState(false);
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
  const { balance, nodes, totalCount, files } = useFragment(
    graphql`
      fragment SellerLedger_entries on LedgerEntryConnection {
        totalCount
        files {
          ...ListFiles_files
        }
        balance {
          amount
        }
        nodes {
          ...LedgerTable_entries
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
            <>
              <Button size="sm" variant="secondary" onClick={() => setAdjusting(true)}>
                {t('adjust.record')}
              </Button>
              <Button size="sm" onClick={() => setPaying(true)}>
                {t('payout.record')}
              </Button>
            </>
          )
        }
      >
        {nodes.length === 0 ? (
          <p>{t('ledger.empty')}</p>
        ) : (
          <LedgerTable label={t('ledger.title')} entries={nodes} />
        )}
        {nodes.length > 0 && <ListFiles files={files} />}
        {totalCount > nodes.length && (
          <p className={styles.policy}>{t('ledger.latest', { count: nodes.length, total: totalCount })}</p>
        )}
      </Card>
      <Dialog isOpen={isPaying} onClose={() => setPaying(false)} title={t('payout.record')} size="sm">
        <PayoutForm sellerId={sellerId} balance={balance.amount} onDone={() => setPaying(false)} />
      </Dialog>
      <Dialog isOpen={isAdjusting} onClose={() => setAdjusting(false)} title={t('adjust.record')} size="sm">
        <AdjustForm sellerId={sellerId} onDone={() => setAdjusting(false)} />
      </Dialog>
    </>
  );
}
