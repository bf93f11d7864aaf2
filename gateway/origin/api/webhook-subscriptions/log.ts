/** The log of a subscription's deliveries: what became of each, without its body. */
import type { Kysely } from 'kysely';
import type {
  LoggedDeliveriesPage,
  SubscriptionDeliveryState,
  WebhookAttempt,
} from '../../../contract/webhook-subscriptions.ts';
import { ifGiven, NEWEST_FIRST, sortedPage } from '../../base/sorted.ts';
import type { PageQuery } from '../../base/sorted.ts';
import type { Database } from '../../db/tables.ts';
import { readSubscription } from './subscriptions.ts';
import type { Owner } from './subscriptions.ts';

interface LoggedRow {
  id: number;
  event_key: string;
  cursor: string | null;
  type: string;
  subject: string;
  occurred_at: Date;
  state: SubscriptionDeliveryState;
  attempts: WebhookAttempt[];
  next_try_at: Date;
}

/** Deliveries of the last week, the latest first. @throws NOT_FOUND */
export async function listLogged(
  db: Kysely<Database>,
  owner: Owner,
  id: string,
  { state, ...query }: PageQuery & { state?: SubscriptionDeliveryState | undefined },
): Promise<LoggedDeliveriesPage> {
  await readSubscription(db, owner, id);
  const { items, ...page } = await sortedPage(
    db,
    {
      name: `webhook-log-${id}`,
      select:
        'd.id, d.event_key, d.cursor, d.type, d.subject, d.occurred_at, d.state, d.attempts, d.next_try_at',
      from: 'webhook_subscription_deliveries d',
      id: 'd.id',
      where: [
        (parameters) => `d.subscription_id = ${parameters.add(id)}::bigint`,
        ...ifGiven(state, (value) => (parameters) => `d.state = ${parameters.add(value)}`),
      ],
      sort: NEWEST_FIRST,
    },
    query,
    (rows: LoggedRow[]) =>
      rows.map((row) => ({
        _id: String(row.id),
        eventId: row.event_key,
        cursor: row.cursor,
        type: row.type,
        subject: row.subject,
        occurredAt: row.occurred_at.toISOString(),
        state: row.state,
        attempts: row.attempts,
        nextTryAt: row.state === 'WAITING' ? row.next_try_at.toISOString() : null,
      })),
  );
  return { deliveries: items, ...page };
}
