import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { EmptyState } from '../../../design/static/EmptyState.tsx';
import { LoadMore } from '../../../features/account/LoadMore.tsx';
import { TicketBadge } from '../../../features/support/TicketBadge.tsx';
import { formatDate, isolateCode } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { paths } from '../../../paths.ts';
import { present } from '../../../relay/present.ts';
import { useViewerList } from '../../../relay/useViewerList.ts';
import type { MyTickets_ticket$key } from './__generated__/MyTickets_ticket.graphql.ts';
import type { MyTickets_viewer$key } from './__generated__/MyTickets_viewer.graphql.ts';
import styles from './MyTickets.module.css';

export const query = graphql`
  query MyTicketsQuery @preloadable {
    viewer {
      ...MyTickets_viewer
    }
  }
`;

/** The viewer's tickets, the latest first. */
export function MyTickets({ viewer }: { viewer: MyTickets_viewer$key }) {
  const { t } = useTranslation('tickets');
  return (
    <section className={styles.tickets} aria-labelledby="my-tickets">
      <div className={styles.head}>
        <div>
          <h2 id="my-tickets" className={styles.title}>
            {t('title')}
          </h2>
          <p className={styles.text}>{t('text')}</p>
        </div>
        <ButtonLink variant="secondary" to={paths.contact()} icon={<Icon name="plus" size={18} />}>
          {t('ask')}
        </ButtonLink>
      </div>
      <Tickets viewer={viewer} />
    </section>
  );
}

/** Page size of "load more". */
const COUNT = 12;

function Tickets({ viewer }: { viewer: MyTickets_viewer$key }) {
  const { t } = useTranslation('tickets');
  const { data, ...list } = useViewerList(
    graphql`
      fragment MyTickets_viewer on Viewer
      @refetchable(queryName: "MyTicketsListQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 12 }, after: { type: "String" }) {
        tickets(first: $count, after: $after) @connection(key: "MyTickets_tickets", filters: []) {
          edges {
            node {
              id
              ...MyTickets_ticket
            }
          }
        }
      }
    `,
    viewer,
  );
  const tickets = present(data.tickets).edges.map(({ node }) => node);
  if (tickets.length === 0)
    return (
      <EmptyState
        level={3}
        icon={<Icon name="messages-square" size={32} />}
        title={t('emptyTitle')}
        text={t('emptyText')}
      />
    );
  return (
    <>
      <ul className={styles.list}>
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <TicketLink ticket={ticket} />
          </li>
        ))}
      </ul>
      <LoadMore list={list} count={COUNT} />
    </>
  );
}

/** A ticket of the list; all of it links to the conversation. */
function TicketLink({ ticket: key }: { ticket: MyTickets_ticket$key }) {
  const { t, language } = useTranslation('tickets');
  const { number, subject, updatedAt, ...ticket } = useFragment(
    graphql`
      fragment MyTickets_ticket on Ticket {
        number
        subject
        updatedAt
        ...TicketBadge_ticket
      }
    `,
    key,
  );
  return (
    <Link className={styles.ticket} to={paths.ticket(number)}>
      <span className={styles.subject} dir="auto">
        {subject}
      </span>
      <TicketBadge ticket={ticket} />
      <span className={styles.when}>
        <bdi>{t('number', { number: isolateCode(number) })}</bdi> ·{' '}
        {t('updated', { date: formatDate(updatedAt, language) })}
      </span>
    </Link>
  );
}
