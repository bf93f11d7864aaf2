import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { toast } from '../../../design/toast.ts';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { LANGUAGE_NAMES } from '../../../i18n/language.ts';
import { languageOfSchema } from '../../../i18n/languageOfSchema.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { Card, Facts } from '../_kit/Detail.tsx';
import { CouponDialog } from '../_kit/CouponDialog.tsx';
import { Code, Instant, Phone } from '../_kit/format.tsx';
import { History } from '../_kit/History.tsx';
import { SeenBy } from '../_kit/SeenBy.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { adminPaths } from '../adminPaths.ts';
import { LinkOrder } from './LinkOrder.tsx';
import { TicketOrder } from './TicketOrder.tsx';
import { TicketStatusBadge } from '../_kit/TicketStatusBadge.tsx';
import styles from './Tickets.module.css';
import { useOtherTickets } from './useOtherTickets.ts';
import type { TicketContext_ticket$key } from './__generated__/TicketContext_ticket.graphql.ts';
import type { useOtherTickets_ticket$key } from './__generated__/useOtherTickets_ticket.graphql.ts';

interface TicketContextProps {
  readonly ticket: TicketContext_ticket$key;
  /** State of the list, for links to other tickets. */
  readonly query: string;
  /** Puts a text into the answer. */
  readonly onInsert: (text: string) => void;
}

/** What belongs to a conversation: the customer, the order, the customer's other tickets, and what was changed. */
export function TicketContext({ ticket: key, query, onInsert }: TicketContextProps) {
  const { t, language: display } = useTranslation('adminSupport');
  const { can } = useStaff();
  const [isLinking, setLinking] = useState(false);
  const [isGiving, setGiving] = useState(false);
  const admin = useFragment(
    graphql`
      fragment TicketContext_ticket on AdminTicket {
        name
        email
        phone
        accountNumber
        language
        ticket {
          id
          number
          orderNumber
          orderId
          createdAt
          rating {
            value
            comment
          }
        }
        ...useOtherTickets_ticket
      }
    `,
    key,
  );
  const { name, email, phone, accountNumber, ticket } = admin;
  const language = languageOfSchema(admin.language);
  return (
    <>
      <Card
        title={t('detail.client')}
        actions={
          accountNumber != null &&
          can('PEOPLE_COUPONS') && (
            <Button size="sm" variant="ghost" onClick={() => setGiving(true)}>
              {t('coupon.give')}
            </Button>
          )
        }
      >
        <Facts
          facts={[
            [
              t('detail.name'),
              accountNumber == null ? (
                <bdi key="name">{name}</bdi>
              ) : (
                <Link key="name" to={adminPaths.user(accountNumber)} preload={false} className={styles.link}>
                  <bdi>{name}</bdi>
                </Link>
              ),
            ],
            [t('detail.email'), <Code key="email" text={email} />],
            [t('detail.phone'), <Phone key="phone" number={phone} />],
            [
              t('detail.account'),
              accountNumber == null ? t('detail.visitor') : <Code key="account" text={accountNumber} />,
            ],
            [t('detail.language'), language === undefined ? '–' : LANGUAGE_NAMES[language]],
            [t('column.createdAt'), <Instant key="at" at={ticket.createdAt} />],
            ...(ticket.rating == null
              ? []
              : [
                  [
                    t('rating.title'),
                    t('rating.stars', { n: formatNumber(ticket.rating.value, display) }),
                  ] as const,
                ]),
          ]}
        />
        {ticket.rating?.comment != null && (
          <p className={styles.text} dir="auto">
            {ticket.rating.comment}
          </p>
        )}
      </Card>
      <Card
        title={t('column.order')}
        actions={
          can('SUPPORT') && (
            <Button size="sm" variant="ghost" onClick={() => setLinking(true)}>
              {t(ticket.orderNumber == null ? 'order.link' : 'order.change')}
            </Button>
          )
        }
      >
        {ticket.orderId == null ? (
          <p className={styles.muted}>
            {ticket.orderNumber == null
              ? t('order.none')
              : t('order.unknown', { number: ticket.orderNumber })}
          </p>
        ) : (
          <AdminBoundary
            resetKey={ticket.orderId}
            fallback={<Skeleton height="6rem" radius="lg" />}
            failed={t('admin:home.failed')}
          >
            <TicketOrder id={ticket.orderId} />
          </AdminBoundary>
        )}
      </Card>
      <Card title={t('others.title')}>
        <AdminBoundary
          resetKey={ticket.number}
          fallback={<Skeleton height="4rem" radius="lg" />}
          failed={t('admin:home.failed')}
        >
          <Others of={admin} query={query} />
        </AdminBoundary>
      </Card>
      <History of={{ entity: 'tickets', entityId: ticket.number }} />
      {accountNumber != null && <SeenBy of={{ person: accountNumber }} />}
      {accountNumber != null && (
        <CouponDialog
          isOpen={isGiving}
          accountNumber={accountNumber}
          onClose={() => setGiving(false)}
          onGiven={(code) => {
            onInsert(code);
            toast({ type: 'success', title: t('coupon.inserted', { code }), duration: 5_000 });
          }}
        />
      )}
      <LinkOrder
        isOpen={isLinking}
        id={ticket.id}
        orderNumber={ticket.orderNumber ?? ''}
        onClose={() => setLinking(false)}
      />
    </>
  );
}

function Others({ of, query }: { readonly of: useOtherTickets_ticket$key; readonly query: string }) {
  const { t } = useTranslation('adminSupport');
  const others = useOtherTickets(of);
  if (others.length === 0) return <p className={styles.muted}>{t('others.none')}</p>;
  return (
    <ul className={styles.others}>
      {others.map((one) => (
        <li key={one.id}>
          <p className={styles.entryFacts}>
            <Link to={adminPaths.ticket(one.number) + query} preload={false} className={styles.link}>
              <Code text={one.number} />
            </Link>
            <TicketStatusBadge status={one.status} />
          </p>
          <p className={styles.cut}>
            <bdi>{one.subject}</bdi>
          </p>
        </li>
      ))}
    </ul>
  );
}
