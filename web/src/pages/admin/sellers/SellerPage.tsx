import { graphql, useFragment } from 'react-relay';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { Card, Detail, Facts } from '../_kit/Detail.tsx';
import { Instant } from '../_kit/format.tsx';
import { Missing } from '../_kit/Missing.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type { ScreenProps } from '../routes.ts';
import { BankAccount } from './BankAccount.tsx';
import { SellerLedger } from './SellerLedger.tsx';
import styles from './SellerPage.module.css';
import type { SellerPage_seller$key } from './__generated__/SellerPage_seller.graphql.ts';
import type { SellerPageQuery } from './__generated__/SellerPageQuery.graphql.ts';

/** One seller; the bank account and the ledger are shown to roles that may read them. */
export default function SellerPage({ params }: ScreenProps) {
  const id = params['id'] ?? '';
  const { node } = useAdminQuery<SellerPageQuery>(
    graphql`
      query SellerPageQuery($id: ID!) {
        node(id: $id) {
          ... on Seller @alias(as: "seller") {
            ...SellerPage_seller
          }
        }
      }
    `,
    { id },
    adminFreshness.seller,
    ['seller'],
  );
  if (node?.seller == null) return <Missing to={adminPaths.sellers()} />;
  return <Seller id={id} seller={node.seller} />;
}

interface SellerProps {
  readonly id: string;
  readonly seller: SellerPage_seller$key;
}

function Seller({ id, seller: sellerKey }: SellerProps) {
  const { t } = useTranslation('adminSellers');
  const { can } = useStaff();
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
  return (
    <Detail
      title={seller.name}
      list={{ to: adminPaths.sellers(), label: t('admin:menu.sellers') }}
      actions={
        <ButtonLink size="sm" variant="secondary" to={paths.shop(seller.slug)}>
          {t('detail.shop')}
        </ButtonLink>
      }
      side={
        <>
          {can('LEDGERS_READ') && (
            <Card title={t('bank.title')}>
              <AdminBoundary
                fallback={<Skeleton width="100%" height="3rem" />}
                failed={t('admin:home.failed')}
              >
                <BankAccount sellerId={id} />
              </AdminBoundary>
            </Card>
          )}
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
      {can('LEDGERS_READ') && (
        <AdminBoundary fallback={<Skeleton width="100%" height="20rem" />} failed={t('admin:home.failed')}>
          <SellerLedger sellerId={id} />
        </AdminBoundary>
      )}
    </Detail>
  );
}
