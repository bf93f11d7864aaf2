import { graphql, useFragment } from 'react-relay';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Amount, Code, Instant } from '../_kit/format.tsx';
import table from '../_kit/Table.module.css';
import type { LedgerTable_entries$key } from './__generated__/LedgerTable_entries.graphql.ts';

interface LedgerTableProps {
  /** Says what is listed, for screen readers. */
  readonly label: string;
  readonly entries: LedgerTable_entries$key;
  /** The balance after each entry (dinars), in the order of the entries. Default: no such column. */
  readonly balances?: readonly string[];
}

/** Entries of a seller's ledger. */
export function LedgerTable({ label, entries: key, balances }: LedgerTableProps) {
  const { t } = useTranslation('adminSellers');
  const entries = useFragment(
    graphql`
      fragment LedgerTable_entries on LedgerEntry @relay(plural: true) {
        kind
        at
        subOrderNumber
        reference
        reason
        amount {
          amount
        }
      }
    `,
    key,
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has to be reachable by keyboard
    <section className={table.scroll} tabIndex={0} aria-label={label}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('ledger.at')}</th>
            <th scope="col">{t('ledger.kind')}</th>
            <th scope="col">{t('ledger.order')}</th>
            <th scope="col">{t('ledger.reference')}</th>
            <th scope="col" className={table.figure}>
              {t('ledger.amount')}
            </th>
            {balances !== undefined && (
              <th scope="col" className={table.figure}>
                {t('ledger.balance')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ kind, at, subOrderNumber, reference, reason, amount }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the ledger is append-only; entries have no id
            <tr key={`${at} ${kind} ${index}`}>
              <td>
                <Instant at={at} />
              </td>
              <td>{t(`kind.${kind}`)}</td>
              <td>
                <Code text={subOrderNumber} />
              </td>
              <td>{reason == null ? <Code text={reference} /> : <bdi>{reason}</bdi>}</td>
              <td className={table.figure}>
                <Amount amount={amount.amount} />
              </td>
              {balances !== undefined && (
                <td className={table.figure}>
                  <Amount amount={balances[index]} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
