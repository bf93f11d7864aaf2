import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Button, ButtonLink } from '../../../design/static/Button.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { Card, Detail } from '../_kit/Detail.tsx';
import { History } from '../_kit/History.tsx';
import { Missing } from '../_kit/Missing.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type { ScreenProps } from '../routes.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import { BankAccount } from './BankAccount.tsx';
import { SellerBadge } from './SellerBadge.tsx';
import { SellerDocuments } from './SellerDocuments.tsx';
import { SellerFigures } from './SellerFigures.tsx';
import { SellerForm } from './SellerForm.tsx';
import { SellerMessageDialog } from './SellerMessageDialog.tsx';
import { SellerMessages } from './SellerMessages.tsx';
import { SellerLedger } from './SellerLedger.tsx';
import { SellerStatement } from './SellerStatement.tsx';
import { StatusActions } from './StatusActions.tsx';
import type { SellerPage_seller$key } from './__generated__/SellerPage_seller.graphql.ts';
import type { SellerPageQuery } from './__generated__/SellerPageQuery.graphql.ts';

/** One seller in any status: application, profile, figures; bank account and ledger for roles that may read them. */
export default function SellerPage({ params }: ScreenProps) {
  const { adminSeller } = useAdminQuery<SellerPageQuery>(
    graphql`
      query SellerPageQuery($id: ID!) {
        adminSeller(id: $id) {
          ...SellerPage_seller
        }
      }
    `,
    { id: params['id'] ?? '' },
    adminFreshness.seller,
    ['seller'],
  );
  if (adminSeller == null) return <Missing to={adminPaths.sellers()} />;
  return <Seller key={params['id']} seller={adminSeller} />;
}

function Seller({ seller: key }: { readonly seller: SellerPage_seller$key }) {
  const { t } = useTranslation('adminSellers');
  const { can, isReadOnly } = useStaff();
  const [isWriting, setWriting] = useState(false);
  const seller = useFragment(
    graphql`
      fragment SellerPage_seller on AdminSeller {
        id
        slug
        name
        status
        profile {
          sellerId
          createdAt
          application {
            ...ApplicationCard_application
          }
        }
        ...SellerFigures_seller
        ...SellerForm_seller
        ...StatusActions_seller
      }
    `,
    key,
  );
  const { id, profile, status } = seller;
  if (profile == null) return <Missing to={adminPaths.sellers()} />;
  const { sellerId, application } = profile;
  return (
    <>
      <Detail
        title={seller.name}
        badge={<SellerBadge status={status} />}
        list={{ to: adminPaths.sellers(), label: t('admin:menu.sellers') }}
        actions={
          <>
            {status === 'ACTIVE' && (
              <ButtonLink size="sm" variant="ghost" to={paths.shop(seller.slug)}>
                {t('detail.shop')}
              </ButtonLink>
            )}
            {can('SELLERS_DECIDE') && (
              <Button size="sm" variant="secondary" onClick={() => setWriting(true)}>
                {t('message.write')}
              </Button>
            )}
            <StatusActions seller={seller} />
          </>
        }
        side={
          <>
            {application != null && <ApplicationCard application={application} />}
            <SellerFigures seller={seller} />
            {can('LEDGERS_READ') && (
              <Card title={t('bank.title')}>
                <AdminBoundary
                  fallback={<Skeleton width="100%" height="3rem" />}
                  failed={t('admin:home.failed')}
                >
                  <BankAccount sellerId={sellerId} />
                </AdminBoundary>
              </Card>
            )}
          </>
        }
        tabs={[
          { id: 'profile', label: t('detail.profile'), content: <SellerForm seller={seller} /> },
          {
            id: 'documents',
            label: t('documents.title'),
            content: (
              <Read>
                <SellerDocuments sellerId={id} />
              </Read>
            ),
          },
          {
            id: 'messages',
            label: t('message.list'),
            content: (
              <Read>
                <SellerMessages sellerId={id} />
              </Read>
            ),
          },
          ...(can('LEDGERS_READ')
            ? [
                {
                  id: 'ledger',
                  label: t('ledger.title'),
                  content: (
                    <Read>
                      <SellerLedger sellerId={sellerId} />
                    </Read>
                  ),
                },
                {
                  id: 'statement',
                  label: t('statement.title'),
                  content: (
                    <Read>
                      <SellerStatement sellerId={sellerId} since={profile.createdAt} />
                    </Read>
                  ),
                },
              ]
            : []),
          ...(isReadOnly
            ? []
            : [{ id: 'history', label: t('detail.history'), content: <History of={{ nodeId: id }} /> }]),
        ]}
      />
      {isWriting && (
        <SellerMessageDialog to={{ ids: [id] }} name={seller.name} onClose={() => setWriting(false)} />
      )}
    </>
  );
}

/** A tab with a query of its own: its failure leaves the page. */
function Read({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('admin');
  return (
    <AdminBoundary fallback={<Skeleton width="100%" height="20rem" />} failed={t('home.failed')}>
      {children}
    </AdminBoundary>
  );
}
