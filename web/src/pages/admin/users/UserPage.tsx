import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../../design/static/Badge.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { LANGUAGE_NAMES } from '../../../i18n/language.ts';
import { languageOfSchema } from '../../../i18n/languageOfSchema.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { Card, Detail, Facts } from '../_kit/Detail.tsx';
import { Amount, Code, Instant, Phone } from '../_kit/format.tsx';
import { History } from '../_kit/History.tsx';
import { SeenBy } from '../_kit/SeenBy.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { Missing } from '../_kit/Missing.tsx';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import { AuthorReviews } from '../_kit/AuthorReviews.tsx';
import type { ScreenProps } from '../routes.ts';
import { UserActions } from './UserActions.tsx';
import { UserCoupons, UserOrders, UserPoints, UserTickets } from './UserLists.tsx';
import { UserSessions } from './UserSessions.tsx';
import { UserPrivacy } from './UserPrivacy.tsx';
import styles from './UserPage.module.css';
import type { UserPage_account$key } from './__generated__/UserPage_account.graphql.ts';
import type { UserPageQuery } from './__generated__/UserPageQuery.graphql.ts';

/** One account: its profile, what belongs to it, and what staff may do to it. Contact data are masked by the server. */
export default function UserPage({ params }: ScreenProps) {
  const { adminUserAccount } = useAdminQuery<UserPageQuery>(
    graphql`
      query UserPageQuery($accountNumber: String!) {
        adminUserAccount(accountNumber: $accountNumber) {
          ...UserPage_account
        }
      }
    `,
    { accountNumber: params['accountNumber'] ?? '' },
    adminFreshness.detail,
    ['user'],
  );
  if (adminUserAccount == null) return <Missing to={adminPaths.users()} />;
  return <Account of={adminUserAccount} />;
}

function Account({ of: key }: { readonly of: UserPage_account$key }) {
  const { t } = useTranslation('adminPeople');
  const { can } = useStaff();
  const account = useFragment(
    graphql`
      fragment UserPage_account on AdminUserAccount {
        blockedReason
        user {
          accountNumber
          firstName
          lastName
          email
          phone
          pendingEmail
          points
          language
          newsletter
          isAdmin
          adminRole
          createdAt
          blockedAt
          lastSeenAt
          figures {
            orders
            refusals
            spent {
              amount
            }
          }
        }
        addresses {
          id
          isDefault
          address {
            recipient
            phone
            street
            delegation
            postalCode
          }
        }
        ...UserActions_account
        ...UserSessions_account
      }
    `,
    key,
  );
  const { user, addresses, blockedReason } = account;
  const { accountNumber, figures } = user;
  const language = languageOfSchema(user.language);
  const part = (title: string, content: ReactNode): ReactNode => (
    <Card title={title}>
      <AdminBoundary
        resetKey={`${accountNumber} ${title}`}
        fallback={<Skeleton width="100%" height="8rem" />}
        failed={t('admin:home.failed')}
      >
        {content}
      </AdminBoundary>
    </Card>
  );
  const list = (items: readonly ReactNode[]): ReactNode =>
    items.length === 0 ? (
      <p className={styles.muted}>{t('nothing')}</p>
    ) : (
      <ul className={styles.rows}>{items}</ul>
    );
  return (
    <Detail
      title={`${user.firstName} ${user.lastName}`}
      badge={
        user.blockedAt != null ? (
          <Badge tone="danger">{t('blocked')}</Badge>
        ) : (
          user.isAdmin && <Badge tone="brand">{t(`admin:role.${user.adminRole ?? 'OWNER'}`)}</Badge>
        )
      }
      text={<Code text={accountNumber} />}
      list={{ to: adminPaths.users(), label: t('admin:menu.users') }}
      side={
        <>
          <Card title={t('figures')}>
            <Facts
              facts={[
                [t('column.orders'), figures?.orders ?? '–'],
                [t('column.spent'), <Amount key="spent" amount={figures?.spent.amount} />],
                [t('column.refusals'), figures?.refusals ?? '–'],
                [t('column.points'), user.points],
                [t('column.createdAt'), <Instant key="created" at={user.createdAt} />],
                [t('column.lastSeen'), <Instant key="seen" at={user.lastSeenAt} />],
              ]}
            />
          </Card>
          <SeenBy of={{ person: accountNumber }} />
        </>
      }
      tabs={[
        {
          id: 'profile',
          label: t('tab.profile'),
          content: (
            <Card title={t('tab.profile')}>
              <Facts
                facts={[
                  [t('field.firstName'), <bdi key="first">{user.firstName}</bdi>],
                  [t('field.lastName'), <bdi key="last">{user.lastName}</bdi>],
                  [t('column.phone'), <Phone key="phone" number={user.phone} />],
                  [t('column.email'), <Code key="email" text={user.email} />],
                  ...(user.pendingEmail == null
                    ? []
                    : [[t('pendingEmail'), <Code key="pending" text={user.pendingEmail} />] as const]),
                  [t('column.language'), language === undefined ? '–' : LANGUAGE_NAMES[language]],
                  [t('column.newsletter'), t(user.newsletter ? 'admin:yes' : 'admin:no')],
                  ...(blockedReason == null
                    ? []
                    : [[t('blockedReason'), <bdi key="reason">{blockedReason}</bdi>] as const]),
                ]}
              />
              <UserActions account={account} />
            </Card>
          ),
        },
        {
          id: 'orders',
          label: t('tab.orders'),
          content: part(t('tab.orders'), <UserOrders accountNumber={accountNumber} />),
        },
        {
          id: 'addresses',
          label: t('tab.addresses'),
          content: (
            <Card title={t('tab.addresses')}>
              {list(
                addresses.map(({ id, isDefault, address }) => (
                  <li key={id} className={styles.row}>
                    <bdi>
                      {address.recipient} · {address.street}, {address.delegation} {address.postalCode}
                    </bdi>
                    <Phone number={address.phone} />
                    {isDefault && <Badge tone="neutral">{t('default')}</Badge>}
                  </li>
                )),
              )}
            </Card>
          ),
        },
        {
          id: 'points',
          label: t('tab.points'),
          content: part(t('tab.points'), <UserPoints accountNumber={accountNumber} />),
        },
        {
          id: 'tickets',
          label: t('tab.tickets'),
          content: part(t('tab.tickets'), <UserTickets accountNumber={accountNumber} />),
        },
        {
          id: 'reviews',
          label: t('tab.reviews'),
          content: part(t('tab.reviews'), <AuthorReviews accountNumber={accountNumber} />),
        },
        {
          id: 'sessions',
          label: t('tab.sessions'),
          content: <UserSessions account={account} />,
        },
        {
          id: 'coupons',
          label: t('tab.coupons'),
          content: part(t('tab.coupons'), <UserCoupons accountNumber={accountNumber} />),
        },
        ...(can('PEOPLE_EXPORT') || can('PEOPLE_ERASE')
          ? [
              {
                id: 'privacy',
                label: t('tab.privacy'),
                content: <UserPrivacy accountNumber={accountNumber} />,
              },
            ]
          : []),
        {
          id: 'history',
          label: t('tab.history'),
          content: <History of={{ entity: 'users', entityId: accountNumber }} />,
        },
      ]}
    />
  );
}
