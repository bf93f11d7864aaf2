/** Deliveries of subscriptions: gateways claim them, each for a minute, and report what became of them. */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { LanguageCode } from '../../../contract/pages.ts';
import {
  CHALLENGE,
  FAILING_DAYS,
  REPLAY_DAYS,
  TEST_EVENT,
} from '../../../contract/rules/webhook-subscriptions.ts';
import type { SubscriptionState } from '../../../contract/rules/webhook-subscriptions.ts';
import type {
  SubscriptionDelivery,
  SubscriptionSettled,
  SubscriptionSettleRequest,
} from '../../../contract/webhook-subscriptions.ts';
import { WEBHOOK_LEASE } from '../../../contract/webhooks.ts';
import { backoffAfter } from '../../base/backoff.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { OriginContext } from '../context.ts';
import { MOST_TRIES } from '../webhooks/queue.ts';
import { actAsSystem } from '../write.ts';
import { followOutbox, KEY_IS_VALID } from './follow.ts';
import { VALID_SECRET } from './subscriptions.ts';

/** Deliveries to one address at the same time: a slow one does not hold back the others. */
const MOST_AT_ONCE = 4;
/** Polling interval while a gateway waits (ms): a backoff ends without an event. */
const LOOK_AGAIN = 1_000;
/** Attempts of a challenge: about three minutes. */
const CHALLENGE_TRIES = 6;

const triesOf = (type: string): number =>
  type === TEST_EVENT ? 1 : type === CHALLENGE ? CHALLENGE_TRIES : MOST_TRIES;

interface ClaimedRow {
  id: number;
  subscription_id: number;
  url: string;
  event_key: string;
  cursor: string | null;
  type: string;
  subject: string;
  data: Record<string, unknown>;
  occurred_at: Date;
}

/** Claims due deliveries: of each subject only the first, so that its events stay in order; of an unverified address only the challenge. */
async function claim(
  { db, webhooks: { seals } }: OriginContext,
  limit: number,
): Promise<SubscriptionDelivery[]> {
  const lease = randomBytes(16).toString('base64url');
  const rows = await run<ClaimedRow>(
    db,
    `with due as (
       select d.id, s.url from webhook_subscriptions s cross join lateral (
         select d.id, d.next_try_at from webhook_subscription_deliveries d
         where d.subscription_id = s.id and d.state = 'WAITING' and d.next_try_at <= now()
           and (s.state = 'ACTIVE' or d.type = '${CHALLENGE}')
           and not exists (select 1 from webhook_subscription_deliveries e
             where e.subscription_id = d.subscription_id and e.subject = d.subject and e.state = 'WAITING' and e.id < d.id)
         order by d.next_try_at, d.id
         limit greatest(0, ${MOST_AT_ONCE} - (select count(*) from webhook_subscription_deliveries l
           where l.subscription_id = s.id and l.state = 'WAITING' and l.lease is not null and l.next_try_at > now()))
         for update of d skip locked
       ) d where ${KEY_IS_VALID} order by d.next_try_at, d.id limit $1
     )
     update webhook_subscription_deliveries d
     set lease = $2, tries = tries + 1, next_try_at = now() + make_interval(secs => ${WEBHOOK_LEASE})
     from due where d.id = due.id
     returning d.id, d.subscription_id, due.url, d.event_key, d.cursor, d.type, d.subject, d.data, d.occurred_at`,
    [limit, lease],
    true,
  );
  if (rows.length === 0) return [];
  const secrets = await run<{ subscription_id: number; sealed_secret: string }>(
    db,
    `select subscription_id, sealed_secret from webhook_subscription_secrets
     where subscription_id = any($1::bigint[]) and ${VALID_SECRET} order by id desc`,
    [rows.map(({ subscription_id: id }) => id)],
  );
  return rows
    .toSorted((a, b) => a.id - b.id)
    .map((row) => ({
      _id: String(row.id),
      lease,
      url: row.url,
      secrets: secrets.flatMap(({ subscription_id: of, sealed_secret: sealed }) =>
        of === row.subscription_id ? (seals.open(sealed, String(of)) ?? []) : [],
      ),
      event: {
        id: row.event_key,
        cursor: row.cursor,
        type: row.type,
        occurredAt: row.occurred_at.toISOString(),
        subject: row.subject,
        data: row.data,
      },
    }));
}

/** Follows the outbox and claims, waiting up to `wait` ms for the first delivery. Ends early when the signal aborts or the feed stops. */
export async function claimOrWait(
  context: OriginContext,
  { limit, wait }: { limit: number; wait: number },
  signal: AbortSignal,
): Promise<SubscriptionDelivery[]> {
  const deadline = performance.now() + wait;
  for (;;) {
    await followOutbox(context);
    const claimed = await claim(context, limit);
    const left = deadline - performance.now();
    if (claimed.length > 0 || left <= 0 || signal.aborted) return claimed;
    if (!(await context.feed.next(Math.min(left, LOOK_AGAIN), signal))) return [];
  }
}

interface HeldRow {
  subscription_id: number;
  type: string;
  tries: number;
  state: SubscriptionState;
  url: string;
  contact_email: string;
  language: LanguageCode;
}

/** Activates a subscription whose address has answered. */
async function activate(trx: Kysely<Database>, id: number): Promise<void> {
  await actAsSystem(trx, 'webhook-subscription.activate');
  await run(trx, `update webhook_subscriptions set state = 'ACTIVE' where id = $1 and state <> 'ACTIVE'`, [
    id,
  ]);
  await run(
    trx,
    `update webhook_subscription_deliveries set next_try_at = now() where subscription_id = $1 and state = 'WAITING' and lease is null`,
    [id],
  );
}

/** Notes that nothing reaches an address. After days of it the subscription is switched off, and its contact informed. @returns whether it was */
async function noteFailure(trx: Kysely<Database>, held: HeldRow): Promise<boolean> {
  const [place] = await run<{ is_over: boolean }>(
    trx,
    `update webhook_subscription_places set failing_since = coalesce(failing_since, now()) where subscription_id = $1
     returning failing_since <= now() - interval '${FAILING_DAYS} days' as is_over`,
    [held.subscription_id],
  );
  if (held.state !== 'ACTIVE' || place?.is_over !== true) return false;
  await actAsSystem(trx, 'webhook-subscription.disable');
  await run(trx, `update webhook_subscriptions set state = 'DISABLED' where id = $1`, [held.subscription_id]);
  await queueMail(trx, {
    to: held.contact_email,
    language: held.language,
    template: 'webhookDisabled',
    data: { host: new URL(held.url).host, failingDays: FAILING_DAYS, replayDays: REPLAY_DAYS },
  });
  return true;
}

/** Records what became of a claimed delivery. */
export async function settle(
  { db, mailer, webhookDelay }: OriginContext,
  { id, lease, failure, durationMs }: SubscriptionSettleRequest,
): Promise<SubscriptionSettled['outcome']> {
  const outcome = await db.transaction().execute(async (trx): Promise<SubscriptionSettled['outcome']> => {
    // The subscription first, as changes of it do.
    const [held] = await run<HeldRow>(
      trx,
      `select d.subscription_id, d.type, d.tries, s.state, s.url, s.contact_email, s.language
         from webhook_subscription_deliveries d join webhook_subscriptions s on s.id = d.subscription_id
         where d.id = $1 and d.lease = $2 and d.state = 'WAITING' for update of s`,
      [id, lease],
    );
    if (!held) return 'LOST';
    const isLast = failure !== null && held.tries >= triesOf(held.type);
    const attempt = { at: new Date().toISOString(), failure, durationMs };
    const settled = await run(
      trx,
      `update webhook_subscription_deliveries set lease = null, attempts = attempts || $3::text::jsonb,
           state = $4, settled_at = case when $4 = 'WAITING' then null else now() end, next_try_at = now() + make_interval(secs => $5)
         where id = $1 and lease = $2 and state = 'WAITING' returning 1`,
      [
        id,
        lease,
        JSON.stringify([attempt]),
        failure === null ? 'DELIVERED' : isLast ? 'FAILED' : 'WAITING',
        failure === null ? 0 : backoffAfter(held.tries, webhookDelay),
      ],
    );
    if (settled.length === 0) return 'LOST';
    if (failure !== null) {
      if (await noteFailure(trx, held)) return 'DISABLED';
      return isLast ? 'FAILED' : 'RETRY';
    }
    await run(
      trx,
      'update webhook_subscription_places set failing_since = null where subscription_id = $1 and failing_since is not null',
      [held.subscription_id],
    );
    if (held.type === CHALLENGE) await activate(trx, held.subscription_id);
    return 'DELIVERED';
  });
  if (outcome === 'DISABLED') mailer.wake();
  return outcome;
}

/** Removes deliveries that were made or given up more than a week ago. Returns how many. */
export async function removeOldSubscriptionDeliveries(db: Kysely<Database>): Promise<number> {
  const removed = await run(
    db,
    `delete from webhook_subscription_deliveries where settled_at < now() - interval '${REPLAY_DAYS} days' returning 1`,
    [],
  );
  return removed.length;
}
