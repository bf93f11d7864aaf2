import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { Button, ButtonLink } from '../../../design/static/Button.tsx';
import { cx } from '../../../design/static/cx.ts';
import { EmptyState } from '../../../design/static/EmptyState.tsx';
import { toast } from '../../../design/toast.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import { FileList } from '../../../features/files/FileList.tsx';
import { TicketBadge } from '../../../features/support/TicketBadge.tsx';
import { formatDate, formatNumber, isolateCode } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import type { ConversationMutation } from './__generated__/ConversationMutation.graphql.ts';
import type { Conversation_ticket$key } from './__generated__/Conversation_ticket.graphql.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { RatingForm } from './RatingForm.tsx';
import styles from './Conversation.module.css';

export const query = graphql`
  query ConversationQuery($number: String!) @preloadable @throwOnFieldError {
    viewer {
      ticket(number: $number) {
        ...Conversation_ticket
      }
    }
  }
`;

/** The messages of a ticket, a reply form, and a button to close it. */
export function Conversation({ ticket: key }: { ticket: Conversation_ticket$key | null | undefined }) {
  const { t, language } = useTranslation('tickets');
  const { send, isPending } = useMutation<ConversationMutation>(graphql`
    mutation ConversationMutation($input: TicketStatusChangeInput!) {
      ticketStatusChange(input: $input) {
        ticket {
          ...Conversation_ticket
        }
        userErrors {
          code
        }
      }
    }
  `);
  const ticket = useFragment(
    graphql`
      fragment Conversation_ticket on Ticket {
        id
        number
        subject
        orderNumber
        orderId
        canAnswer
        canResolve
        canClose
        canRate
        rating {
          value
          comment
        }
        messages {
          id
          author
          text
          createdAt
          files {
            ...FileList_files
          }
        }
        ...TicketBadge_ticket
      }
    `,
    key,
  );
  if (ticket == null)
    return (
      <EmptyState
        level={1}
        icon={<Icon name="messages-square" size={32} />}
        title={t('unknownTitle')}
        text={t('unknownText')}
        action={<ButtonLink to={paths.contact()}>{t('ask')}</ButtonLink>}
      />
    );

  const orderText =
    ticket.orderNumber == null ? null : t('order', { number: isolateCode(ticket.orderNumber) });

  const change = async (to: 'RESOLVED' | 'CLOSED') => {
    const answer = await send(
      { input: { id: ticket.id, to } },
      { done: t(to === 'RESOLVED' ? 'resolved' : 'closed') },
    ).catch(() => undefined);
    if (answer?.ticket != null) return;
    toast({
      type: 'error',
      title: t('common:toast.error'),
      description: t(answer === undefined ? 'support:failed.text' : 'changed'),
    });
  };

  return (
    <article className={styles.ticket}>
      <header className={styles.head}>
        <h1 className={styles.subject} dir="auto">
          {ticket.subject}
        </h1>
        <TicketBadge ticket={ticket} />
        <p className={styles.about}>
          {t('number', { number: isolateCode(ticket.number) })}
          {ticket.orderNumber != null && ' · '}
          {ticket.orderId == null ? (
            orderText
          ) : (
            <Link className={styles.order} to={paths.accountOrder(ticket.orderId)}>
              {orderText}
            </Link>
          )}
        </p>
      </header>
      <section aria-label={t('messages')}>
        <ol className={styles.messages}>
          {ticket.messages.map(({ id, author, text, createdAt, files }) => (
            <li key={id} className={cx(styles.message, author === 'CUSTOMER' && styles.own)}>
              <p className={styles.by}>
                <strong>{t(author === 'CUSTOMER' ? 'you' : 'shop')}</strong>
                <time dateTime={createdAt}>{formatDate(createdAt, language)}</time>
              </p>
              <p className={styles.text} dir="auto">
                {text}
              </p>
              <FileList files={files} />
            </li>
          ))}
        </ol>
      </section>
      {ticket.canAnswer ? (
        <AnswerForm ticketId={ticket.id} count={ticket.messages.length} />
      ) : (
        <div className={styles.over}>
          <p>{t('over')}</p>
          <ButtonLink
            variant="secondary"
            to={ticket.orderNumber == null ? paths.contact() : paths.contactAbout(ticket.orderNumber)}
          >
            {t('ask')}
          </ButtonLink>
        </div>
      )}
      {ticket.canRate && <RatingForm ticketId={ticket.id} />}
      {ticket.rating != null && (
        <div className={styles.rating}>
          <p>{t('rating.given', { n: formatNumber(ticket.rating.value, language) })}</p>
          {ticket.rating.comment != null && (
            <p className={styles.text} dir="auto">
              {ticket.rating.comment}
            </p>
          )}
        </div>
      )}
      <div className={styles.ways}>
        {ticket.canResolve && (
          <Button
            variant="secondary"
            busy={isPending}
            icon={<Icon name="check" size={18} />}
            onClick={() => void change('RESOLVED')}
          >
            {t('resolve')}
          </Button>
        )}
        {ticket.canClose && (
          <Button variant="ghost" busy={isPending} onClick={() => void change('CLOSED')}>
            {t('close')}
          </Button>
        )}
      </div>
    </article>
  );
}
