import { graphql, useFragment } from 'react-relay';
import { cx } from '../../../design/static/cx.ts';
import { FileList } from '../../../features/files/FileList.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { AuditAction, AuditActor } from '../_kit/AuditAction.tsx';
import { AuditDiff } from '../_kit/AuditDiff.tsx';
import { Instant } from '../_kit/format.tsx';
import { adminFreshness } from '../freshness.ts';
import styles from './Tickets.module.css';
import type {
  TicketMessages_ticket$data,
  TicketMessages_ticket$key,
} from './__generated__/TicketMessages_ticket.graphql.ts';
import type {
  TicketMessagesQuery,
  TicketMessagesQuery$data,
} from './__generated__/TicketMessagesQuery.graphql.ts';

type Message = TicketMessages_ticket$data['messages'][number];
type Change = NonNullable<TicketMessagesQuery$data['adminAudit']>['nodes'][number];

/** Most changes that are shown among the messages, the latest ones. */
const MOST_CHANGES = 50;
/** Changes that a message says by itself. */
const SPOKEN = new Set(['ticket.reply', 'ticket.note']);
const NO_CHANGES: readonly Change[] = [];

/** The messages and notes in the order of time, and between them what staff changed. */
export function TicketMessages({ ticket: key }: { readonly ticket: TicketMessages_ticket$key }) {
  const { messages, ticket } = useFragment(
    graphql`
      fragment TicketMessages_ticket on AdminTicket {
        messages {
          key
          author
          text
          createdAt
          isInternal
          files {
            ...FileList_files
          }
          writtenBy {
            name
          }
        }
        ticket {
          number
        }
      }
    `,
    key,
  );
  const alone = <Entries messages={messages} changes={NO_CHANGES} />;
  return (
    // The messages do not wait for the changes.
    <AdminBoundary resetKey={ticket.number} fallback={alone} failed={alone}>
      <WithChanges number={ticket.number} messages={messages} />
    </AdminBoundary>
  );
}

function WithChanges({
  number,
  messages,
}: {
  readonly number: string;
  readonly messages: readonly Message[];
}) {
  const { adminAudit } = useAdminQuery<TicketMessagesQuery>(
    graphql`
      query TicketMessagesQuery($first: Int!, $filter: AuditFilter) {
        adminAudit(first: $first, filter: $filter) {
          nodes {
            id
            at
            action
            actor {
              accountNumber
              name
            }
            ...AuditDiff_entry
          }
        }
      }
    `,
    { first: MOST_CHANGES, filter: { entity: 'tickets', entityId: number } },
    adminFreshness.desk,
    ['audit', 'ticket'],
  );
  return (
    <Entries
      messages={messages}
      changes={present(adminAudit).nodes.filter(({ action }) => !SPOKEN.has(action))}
    />
  );
}

interface EntriesProps {
  readonly messages: readonly Message[];
  readonly changes: readonly Change[];
}

function Entries({ messages, changes }: EntriesProps) {
  const { t } = useTranslation('adminSupport');
  const entries = [
    ...messages.map((message) => ({
      at: message.createdAt,
      key: message.key,
      node: <Said message={message} />,
    })),
    ...changes.map((change) => ({ at: change.at, key: change.id, node: <Changed change={change} /> })),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return (
    <ol className={styles.messages} aria-label={t('detail.conversation')}>
      {entries.map(({ key, node }) => (
        <li key={key} className={styles.entryPlace}>
          {node}
        </li>
      ))}
    </ol>
  );
}

/** A message, or a note that the customer never reads. */
export function Said({ message }: { readonly message: Message }) {
  const { t } = useTranslation('adminSupport');
  const { author, text, createdAt, isInternal, files, writtenBy } = message;
  return (
    <div className={cx(styles.message, author === 'STAFF' && styles.staff, isInternal && styles.note)}>
      <p className={styles.author}>
        {isInternal && <span className={styles.label}>{t('note.internal')}</span>}
        <span>
          {author === 'CUSTOMER' ? (
            t('detail.customer')
          ) : writtenBy == null ? (
            t('detail.shop')
          ) : (
            <bdi>{writtenBy.name}</bdi>
          )}
          {' · '}
          <Instant at={createdAt} />
        </span>
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <FileList files={files} />
    </div>
  );
}

function Changed({ change }: { readonly change: Change }) {
  return (
    <details className={styles.change}>
      <summary>
        <AuditAction action={change.action} /> · <AuditActor actor={change.actor} /> ·{' '}
        <Instant at={change.at} />
      </summary>
      <AuditDiff entry={change} />
    </details>
  );
}
