import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button, ButtonLink } from '../../../design/static/Button.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { Card, Detail, Facts } from '../_kit/Detail.tsx';
import { Amount, Code, Instant } from '../_kit/format.tsx';
import { Missing } from '../_kit/Missing.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type { ScreenProps } from '../routes.ts';
import { BankAccount } from './BankAccount.tsx';
import { PayoutForm } from './PayoutForm.tsx';
import styles from './SellerPage.module.css';
import type { SellerPage_ledger$key } from './__generated__/SellerPage_ledger.graphql.ts';
import type { SellerPage_seller$key } from './__generated__/SellerPage_seller.graphql.ts';
import type { SellerPageQuery } from './__generated__/SellerPageQuery.graphql.ts';

/** Entries of the ledger that are shown. */
const ENTRIES = 100;

/** One seller with the latest entries of the ledger; a payout is recorded here. */
export default function SellerPage({ params }: ScreenProps) {
  const id = params['id'] ?? '';
  const { node, sellerLedger } = useAdminQuery<SellerPageQuery>(
    graphql`
      query SellerPageQuery($id: ID!, $first: Int!) {
        node(id: $id) {
          ... on Seller @alias(as: "seller") {
            ...SellerPage_seller
          }
        }
        sellerLedger(sellerId: $id, first: $first) {
          ...SellerPage_ledger
        }
      }
    `,
    { id, first: ENTRIES },
    adminFreshness.seller,
    ['seller'],
  );
  if (node?.seller == null) return <Missing to={adminPaths.sellers()} />;
  return <Seller id={id} seller={node.seller} ledger={present(sellerLedger)} />;
}

interface SellerProps {
  readonly id: string;
  readonly seller: SellerPage_seller$key;
  readonly ledger: SellerPage_ledger$key;
}

function Seller({ id, seller: sellerKey, ledger: ledgerKey }: SellerProps) {
  const { t } = useTranslation('adminSellers');
  const { can } = useStaff();
  const [isPaying, setPaying] = useState(false);
  const seller = useFragment(
    graphql`
      fragment SellerPage_seller on Seller {
        slug
        name
        description
        region {
          name
        }
        productCount
        preparationHours
        returnPolicy
        createdAt
      }
    `,
    sellerKey,
  );
  const { balance, nodes, totalCount } = useFragment(
    graphql`
      fragment SellerPage_ledger on LedgerEntryConnection {
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
    ledgerKey,
  );
  return (
    <Detail
      title={seller.name}
      list={{ to: adminPaths.sellers(), label: t('admin:menu.sellers') }}
      actions={
        <>
          <ButtonLink size="sm" variant="secondary" to={paths.shop(seller.slug)}>
            {t('detail.shop')}
          </ButtonLink>
          {can('FINANCE') && (
            <Button size="sm" onClick={() => setPaying(true)}>
              {t('payout.record')}
            </Button>
          )}
        </>
      }
      side={
        <>
          <Card title={t('bank.title')}>
            <AdminBoundary fallback={<Skeleton width="100%" height="3rem" />} failed={t('admin:home.failed')}>
              <BankAccount sellerId={id} />
            </AdminBoundary>
          </Card>
          <Card title={t('detail.profile')}>
            <Facts
              facts={[
                [t('column.region'), <bdi key="region">{seller.region.name}</bdi>],
                [t('column.products'), seller.productCount],
                [t('column.preparation'), seller.preparationHours],
                [t('column.createdAt'), <Instant key="at" at={seller.createdAt} />],
              ]}
            />
            {seller.returnPolicy != null && (
              <p className={styles.policy} dir="auto">
                {seller.returnPolicy}
              </p>
            )}
          </Card>
        </>
      }
    >
      <Card
        title={t('ledger.title')}
        badge={
          <strong>
            {t('ledger.balance')} <Amount amount={balance.amount} />
          </strong>
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
        <PayoutForm sellerId={id} balance={balance.amount} onDone={() => setPaying(false)} />
      </Dialog>
    </Detail>
  );
}
