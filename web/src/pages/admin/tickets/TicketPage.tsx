import { graphql, useFragment } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { cx } from '../../../design/static/cx.ts';
import { Field } from '../../../design/static/Field.tsx';
import { TicketBadge } from '../../../features/support/TicketBadge.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { Card, Detail, Facts } from '../_kit/Detail.tsx';
import { Code, Instant } from '../_kit/format.tsx';
import { Missing } from '../_kit/Missing.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type { ScreenProps } from '../routes.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { isOpen, nextStatuses } from './statuses.ts';
import styles from './TicketPage.module.css';
import type { TicketPage_ticket$key, TicketPriority } from './__generated__/TicketPage_ticket.graphql.ts';
import type { TicketPageMutation } from './__generated__/TicketPageMutation.graphql.ts';
import type { TicketPageQuery } from './__generated__/TicketPageQuery.graphql.ts';

const PRIORITIES: readonly TicketPriority[] = ['LOW', 'NORMAL', 'HIGH', 'URGENT'];

/** One ticket: the conversation, the reply form, and the customer. */
export default function TicketPage({ params }: ScreenProps) {
  const { adminTicket } = useAdminQuery<TicketPageQuery>(
    graphql`
      query TicketPageQuery($number: String!) {
        adminTicket(number: $number) {
          ...TicketPage_ticket
        }
      }
    `,
    { number: params['number'] ?? '' },
    adminFreshness.detail,
    ['ticket'],
  );
  if (adminTicket == null) return <Missing to={adminPaths.tickets()} />;
  return <Ticket ticket={adminTicket} />;
}

function Ticket({ ticket: key }: { readonly ticket: TicketPage_ticket$key }) {
  const { t } = useTranslation('adminSupport');
  const { can } = useStaff();
  const { ticket, name, email, phone, accountNumber, language, priority } = useFragment(
    graphql`
      fragment TicketPage_ticket on AdminTicket {
        name
        email
        phone
        accountNumber
        language
        priority
        ticket {
          id
          number
          subject
          category
          status
          orderNumber
          orderId
          createdAt
          messages {
            id
            author
            text
            createdAt
          }
          ...TicketBadge_ticket
        }
      }
    `,
    key,
  );
  const { run, isPending } = useAdminMutation<TicketPageMutation>(
    graphql`
      mutation TicketPageMutation($input: TicketTransitionInput!) {
        ticketTransition(input: $input) {
          ticket {
            ...TicketPage_ticket
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['tickets', 'ticket'],
  );
  const change = (input: Omit<TicketPageMutation['variables']['input'], 'id'>): void =>
    void run({ input: { id: ticket.id, ...input } }, { done: t('changed') });
  const mayAct = can('SUPPORT');
  return (
    <Detail
      title={ticket.number}
      badge={<TicketBadge ticket={ticket} />}
      text={<bdi>{ticket.subject}</bdi>}
      list={{ to: adminPaths.tickets(), label: t('admin:menu.tickets') }}
      actions={
        mayAct &&
        nextStatuses(ticket.status).map((to) => (
          <Button key={to} size="sm" variant="secondary" busy={isPending} onClick={() => change({ to })}>
            {t(`step.${to}`)}
          </Button>
        ))
      }
      side={
        <>
          <Card title={t('detail.client')}>
            <Facts
              facts={[
                [t('detail.name'), <bdi key="name">{name}</bdi>],
                [t('detail.email'), <Code key="email" text={email} />],
                [t('detail.phone'), <Code key="phone" text={phone} />],
                [t('detail.account'), <Code key="account" text={accountNumber} />],
                [t('detail.language'), <Code key="language" text={language} />],
              ]}
            />
          </Card>
          <Card title={t('detail.ticket')}>
            <Facts
              facts={[
                [t('column.category'), t(`category.${ticket.category}`)],
                [t('column.createdAt'), <Instant key="at" at={ticket.createdAt} />],
                [
                  t('column.order'),
                  ticket.orderId == null ? (
                    <Code key="order" text={ticket.orderNumber} />
                  ) : (
                    <Link
                      key="order"
                      to={adminPaths.order(ticket.orderId)}
                      preload={false}
                      className={styles.link}
                    >
                      <Code text={ticket.orderNumber} />
                    </Link>
                  ),
                ],
              ]}
            />
            <Field
              as="select"
              label={t('column.priority')}
              value={priority}
              disabled={!mayAct || isPending}
              onChange={({ target }) => {
                const chosen = PRIORITIES.find((one) => one === target.value);
                if (chosen !== undefined) change({ priority: chosen });
              }}
            >
              {PRIORITIES.map((one) => (
                <option key={one} value={one}>
                  {t(`priority.${one}`)}
                </option>
              ))}
            </Field>
          </Card>
        </>
      }
    >
      <ol className={styles.messages} aria-label={t('detail.conversation')}>
        {ticket.messages.map((message) => (
          <li key={message.id} className={cx(styles.message, message.author === 'STAFF' && styles.staff)}>
            <p className={styles.author}>
              {t(message.author === 'STAFF' ? 'detail.shop' : 'detail.customer')} ·{' '}
              <Instant at={message.createdAt} />
            </p>
            <p className={styles.text} dir="auto">
              {message.text}
            </p>
          </li>
        ))}
      </ol>
      {mayAct && isOpen(ticket.status) && <ReplyForm key={ticket.messages.length} id={ticket.id} />}
    </Detail>
  );
}
