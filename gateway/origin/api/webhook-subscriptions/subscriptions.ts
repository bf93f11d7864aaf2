/** Subscriptions of third parties to events: who receives what, at which address. Managed by staff, and by keys for themselves. */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { LanguageCode } from '../../../contract/pages.ts';
import type {
  WebhookSecret,
  WebhookSubscription,
  WebhookSubscriptionChange,
  WebhookSubscriptionRequest,
  WebhookSubscriptionsPage,
  WebhookSubscriptionWithSecret,
} from '../../../contract/webhook-subscriptions.ts';
import {
  CHALLENGE,
  MAX_SUBSCRIPTIONS,
  SECRET_OVERLAP_HOURS,
  TEST_EVENT,
  topicScope,
} from '../../../contract/rules/webhook-subscriptions.ts';
import type { SubscriptionState, WebhookTopic } from '../../../contract/rules/webhook-subscriptions.ts';
import { bindingOf } from '../../../contract/rules/api-keys.ts';
import type { ApiKeyKind, ApiKeyScope } from '../../../contract/rules/api-keys.ts';
import { isRequestable } from '../../../service/public-address.ts';
import { ApiError, badInput, notFound } from '../../base/errors.ts';
import type { Sealing } from '../../base/sealed-text.ts';
import { ifGiven, NEWEST_FIRST, sortedPage } from '../../base/sorted.ts';
import type { PageQuery } from '../../base/sorted.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import { VALID_KEY } from '../api-keys/valid.ts';
import type { FeedPlace } from '../events/places.ts';

interface SubscriptionRow {
  id: number;
  version: number;
  key_id: string | null;
  seller_id: number | null;
  url: string;
  topics: WebhookTopic[];
  contact_email: string;
  language: LanguageCode;
  state: SubscriptionState;
  created_by: string | null;
  created_at: Date;
  waiting: number;
  failing_since: Date | null;
}

/** Whose subscriptions may be seen and changed: those of a key; undefined: all, for staff. */
export type Owner = string | undefined;

/** What the subscriptions need of the shop. */
export interface SubscriptionSettings {
  readonly seals: Sealing;
  /** Whether addresses of this computer are accepted. */
  readonly allowsLocal: boolean;
}

const FROM = `(select s.*, p.failing_since,
    (select count(*)::int from webhook_subscription_deliveries d where d.subscription_id = s.id and d.state = 'WAITING') as waiting
  from webhook_subscriptions s join webhook_subscription_places p on p.subscription_id = s.id) s`;

/** Whether a secret is valid, as a condition. */
export const VALID_SECRET = '(expires_at is null or expires_at > now())';

async function toSubscriptions(
  db: Kysely<Database>,
  rows: readonly SubscriptionRow[],
): Promise<WebhookSubscription[]> {
  const secrets = await run<{ subscription_id: number; created_at: Date; expires_at: Date | null }>(
    db,
    `select subscription_id, created_at, expires_at from webhook_subscription_secrets
     where subscription_id = any($1::bigint[]) and ${VALID_SECRET} order by id`,
    [rows.map(({ id }) => id)],
  );
  return rows.map((row) => ({
    _id: String(row.id),
    version: row.version,
    keyId: row.key_id,
    sellerId: row.seller_id === null ? null : String(row.seller_id),
    url: row.url,
    topics: row.topics,
    contactEmail: row.contact_email,
    language: row.language,
    state: row.state,
    secrets: secrets
      .filter(({ subscription_id: of }) => of === row.id)
      .map((secret): WebhookSecret => ({
        createdAt: secret.created_at.toISOString(),
        expiresAt: secret.expires_at?.toISOString() ?? null,
      })),
    waiting: row.waiting,
    failingSince: row.failing_since?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
  }));
}

/** The latest first. */
export async function listSubscriptions(
  db: Kysely<Database>,
  owner: Owner,
  query: PageQuery,
): Promise<WebhookSubscriptionsPage> {
  const { items, ...page } = await sortedPage(
    db,
    {
      name: 'webhook-subscriptions',
      select: 's.*',
      from: FROM,
      countFrom: 'webhook_subscriptions s',
      id: 's.id',
      where: ifGiven(owner, (key) => (parameters) => `s.key_id = ${parameters.add(key)}`),
      sort: NEWEST_FIRST,
    },
    query,
    (rows: SubscriptionRow[]) => toSubscriptions(db, rows),
  );
  return { subscriptions: items, ...page };
}

/** @throws NOT_FOUND, also for one of another key */
export async function readSubscription(
  db: Kysely<Database>,
  owner: Owner,
  id: string,
): Promise<WebhookSubscription> {
  const rows = await run<SubscriptionRow>(
    db,
    `select * from ${FROM} where id = $1 and ($2::text is null or key_id = $2)`,
    [id, owner ?? null],
  );
  const [subscription] = await toSubscriptions(db, rows);
  if (!subscription) throw notFound('Subscription');
  return subscription;
}

/** The subscription, locked. @throws NOT_FOUND */
async function lockOwn(trx: Kysely<Database>, owner: Owner, id: string) {
  const [row] = await run<Omit<SubscriptionRow, 'waiting' | 'failing_since'>>(
    trx,
    'select * from webhook_subscriptions where id = $1 and ($2::text is null or key_id = $2) for update',
    [id, owner ?? null],
  );
  if (!row) throw notFound('Subscription');
  return row;
}

/**
 * The seller whose events alone are sent: that of a bound key, or the given one.
 * @throws BAD_USER_INPUT for an address that is not requested, a topic that the key lacks a scope for, an unknown key or seller, and another
 *   seller than that of the key
 */
async function check(
  trx: Kysely<Database>,
  { allowsLocal }: SubscriptionSettings,
  keyId: string | null,
  { url, topics, sellerId }: WebhookSubscriptionChange,
): Promise<string | null> {
  if (!URL.canParse(url) || !isRequestable(new URL(url), allowsLocal))
    throw badInput(
      'url',
      'must be an https address of a public server, without user and password',
      'INVALID',
    );
  if (keyId !== null) {
    const [key] = await run<{
      kind: ApiKeyKind;
      scopes: ApiKeyScope[];
      seller: number | null;
      carrier: string | null;
    }>(
      trx,
      `select k.kind, k.scopes, k.seller_id as seller, k.carrier from api_keys k where k.id = $1 and ${VALID_KEY}`,
      [keyId],
    );
    if (key?.kind !== 'secret') throw badInput('keyId', 'must be the id of a valid secret key', 'INVALID');
    const binding = bindingOf(key);
    const lacking = topics.find((topic) => !key.scopes.includes(topicScope(topic, binding)));
    if (lacking !== undefined)
      throw badInput(
        'topics',
        `${lacking}: the key needs the scope ${topicScope(lacking, binding)}`,
        'INVALID',
      );
    if (key.seller !== null) {
      const bound = String(key.seller);
      if (sellerId !== null && sellerId !== bound)
        throw badInput('sellerId', 'must be the seller that the key is bound to', 'INVALID');
      return bound;
    }
  }
  if (sellerId === null) return null;
  if (topics.includes('tickets')) throw badInput('topics', 'tickets: concern no seller', 'INVALID');
  const found = await run(trx, 'select 1 from sellers where id = $1', [sellerId]);
  if (found.length === 0) throw badInput('sellerId', 'is not known', 'NOT_FOUND');
  return sellerId;
}

/** Stores a new secret, the only one without an end. @returns its text */
async function addSecret(
  trx: Kysely<Database>,
  { seals }: SubscriptionSettings,
  id: string,
): Promise<string> {
  const text = `whsec_${randomBytes(32).toString('base64')}`;
  await run(
    trx,
    'insert into webhook_subscription_secrets (subscription_id, sealed_secret) values ($1, $2)',
    [id, seals.seal(text, id)],
  );
  return text;
}

/** Queues a message that is no event of the outbox. */
async function queueOwn(
  trx: Kysely<Database>,
  id: string,
  type: string,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  await run(
    trx,
    `insert into webhook_subscription_deliveries (subscription_id, event_key, type, subject, data, occurred_at)
     values ($1, $2, $3, $2, $4::text::jsonb, now())`,
    [id, `${type}-${randomBytes(12).toString('base64url')}`, type, JSON.stringify(data)],
  );
}

/** Asks the address whether it wants events; an earlier question is withdrawn. */
async function challenge(trx: Kysely<Database>, id: string): Promise<void> {
  await run(
    trx,
    `delete from webhook_subscription_deliveries where subscription_id = $1 and type = $2 and state = 'WAITING'`,
    [id, CHALLENGE],
  );
  await queueOwn(trx, id, CHALLENGE, { challenge: randomBytes(24).toString('base64url') });
}

/** Makes a subscription with its first secret, and asks its address. @throws BAD_USER_INPUT; CONFLICT above MAX_SUBSCRIPTIONS */
export async function createSubscription(
  trx: Kysely<Database>,
  settings: SubscriptionSettings,
  request: WebhookSubscriptionRequest,
  accountNumber: string | null,
): Promise<WebhookSubscriptionWithSecret> {
  const { keyId, url, topics, contactEmail, language } = request;
  const sellerId = await check(trx, settings, keyId, request);
  // Two at once are counted one after the other.
  await run(trx, 'lock table webhook_subscriptions in share row exclusive mode', []);
  const [counted] = await run<{ n: number }>(
    trx,
    'select count(*)::int as n from webhook_subscriptions where key_id is not distinct from $1',
    [keyId],
  );
  if ((counted?.n ?? 0) >= MAX_SUBSCRIPTIONS)
    throw new ApiError('CONFLICT', `There are ${MAX_SUBSCRIPTIONS} subscriptions already`);
  const [made] = await run<{ id: number }>(
    trx,
    `insert into webhook_subscriptions (key_id, seller_id, url, topics, contact_email, language, created_by)
     values ($1, $2, $3, $4::text[], $5, $6, $7) returning id`,
    [keyId, sellerId, new URL(url).href, topics, contactEmail, language, accountNumber],
  );
  const id = String(made?.id);
  await run(
    trx,
    `insert into webhook_subscription_places (subscription_id, xact, event_id)
     values ($1, (select feed_horizon()), 0)`,
    [id],
  );
  const secret = await addSecret(trx, settings, id);
  await challenge(trx, id);
  return { subscription: await readSubscription(trx, undefined, id), secret };
}

/** Changes a subscription whose row is locked; a new address is asked first. @throws BAD_USER_INPUT, NOT_FOUND */
export async function changeSubscription(
  trx: Kysely<Database>,
  settings: SubscriptionSettings,
  owner: Owner,
  id: string,
  change: WebhookSubscriptionChange,
): Promise<WebhookSubscription> {
  const before = await lockOwn(trx, owner, id);
  const sellerId = await check(trx, settings, before.key_id, change);
  const { topics, contactEmail, language } = change;
  const { href } = new URL(change.url);
  await run(
    trx,
    `update webhook_subscriptions set url = $2, topics = $3::text[], seller_id = $4, contact_email = $5, language = $6,
       state = case when url = $2 then state else 'PENDING' end where id = $1`,
    [id, href, topics, sellerId, contactEmail, language],
  );
  // What was queued for all sellers is not sent to one.
  if (sellerId !== (before.seller_id === null ? null : String(before.seller_id)))
    await run(
      trx,
      `delete from webhook_subscription_deliveries where subscription_id = $1 and state = 'WAITING' and cursor is not null`,
      [id],
    );
  if (href !== before.url) await challenge(trx, id);
  return readSubscription(trx, owner, id);
}

/** Removes a subscription with its log. @throws NOT_FOUND */
export async function removeSubscription(
  trx: Kysely<Database>,
  owner: Owner,
  id: string,
): Promise<{ _id: string }> {
  await lockOwn(trx, owner, id);
  await run(trx, 'delete from webhook_subscriptions where id = $1', [id]);
  return { _id: id };
}

/** Makes a new secret; the present one stays valid for a day beside it, an older one ends. @throws NOT_FOUND */
export async function rotateSecret(
  trx: Kysely<Database>,
  settings: SubscriptionSettings,
  owner: Owner,
  id: string,
): Promise<WebhookSubscriptionWithSecret> {
  await lockOwn(trx, owner, id);
  await run(
    trx,
    'delete from webhook_subscription_secrets where subscription_id = $1 and expires_at is not null',
    [id],
  );
  await run(
    trx,
    `update webhook_subscription_secrets set expires_at = now() + interval '${SECRET_OVERLAP_HOURS} hours' where subscription_id = $1`,
    [id],
  );
  const secret = await addSecret(trx, settings, id);
  return { subscription: await readSubscription(trx, owner, id), secret };
}

/** Asks the address once more. @throws NOT_FOUND; CONFLICT for a subscription that is active */
export async function verifySubscription(
  trx: Kysely<Database>,
  owner: Owner,
  id: string,
): Promise<WebhookSubscription> {
  const { state } = await lockOwn(trx, owner, id);
  if (state === 'ACTIVE') throw new ApiError('CONFLICT', 'The subscription is active');
  await run(trx, 'update webhook_subscriptions set asked_at = now() where id = $1', [id]);
  await challenge(trx, id);
  return readSubscription(trx, owner, id);
}

/** Sends an event without a meaning, once. @throws NOT_FOUND; CONFLICT unless the subscription is active */
export async function testSubscription(
  trx: Kysely<Database>,
  owner: Owner,
  id: string,
): Promise<WebhookSubscription> {
  const { state } = await lockOwn(trx, owner, id);
  if (state !== 'ACTIVE') throw new ApiError('CONFLICT', 'The subscription is not active: verify it first');
  await run(trx, 'update webhook_subscriptions set tested_at = now() where id = $1', [id]);
  await queueOwn(trx, id, TEST_EVENT, {});
  return readSubscription(trx, owner, id);
}

/** Sends the event at this place, whose cursor is `from`, and all later ones again. @throws NOT_FOUND */
export async function replay(
  trx: Kysely<Database>,
  owner: Owner,
  id: string,
  from: string,
  place: FeedPlace,
): Promise<WebhookSubscription> {
  await lockOwn(trx, owner, id);
  await run(trx, 'update webhook_subscriptions set replayed_at = now(), replayed_from = $2 where id = $1', [
    id,
    from,
  ]);
  // Only back: what was not sent yet is not passed over.
  await run(
    trx,
    `update webhook_subscription_places set xact = $2::text::xid8, event_id = $3, product_id = null
     where subscription_id = $1 and (xact, event_id) > ($2::text::xid8, $3::bigint)`,
    [id, place.xact, place.id - 1],
  );
  return readSubscription(trx, owner, id);
}
