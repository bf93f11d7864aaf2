import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '../../../contract/errors.ts';
import type {
  DeadLettersChanged,
  DeadLettersPage,
  DeliveriesPage,
  WebhookClaim,
  WebhookSettled,
} from '../../../contract/webhooks.ts';
import { run } from '../../base/sql.ts';
import { TEST_DATABASE_URL } from '../../testing/database.ts';
import { TEST_SERVICE_TOKEN, startTestOrigin } from '../../testing/origin.ts';
import type { TestOrigin } from '../../testing/origin.ts';
import { addPerson } from '../../testing/people.ts';
import { emit } from '../events/feed.ts';
import { closeUnusedChannels, MOST_TRIES, removeOldDelivered } from './queue.ts';

let shop: TestOrigin;
let owner: Record<string, string>;
let readOnly: Record<string, string>;
const service = { authorization: `Bearer ${TEST_SERVICE_TOKEN}` };

beforeAll(async () => {
  shop = await startTestOrigin();
  owner = (await addPerson(shop, 'Owner')).headers;
  readOnly = (await addPerson(shop, 'ReadOnly')).headers;
  await claim();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.db.deleteFrom('webhook_deliveries').execute();
});

async function claim(more: Record<string, unknown> = {}): Promise<WebhookClaim['deliveries']> {
  const { status, body } = await shop.post<WebhookClaim>(
    '/v1/webhooks/claim',
    { channel: 'orders', ...more },
    service,
  );
  expect(status).toBe(200);
  return body.deliveries;
}
const settle = async (
  { _id: id, lease }: { _id: string; lease: string },
  failure: string | null,
): Promise<WebhookSettled['outcome']> =>
  (await shop.post<WebhookSettled>('/v1/webhooks/settle', { id, lease, failure }, service)).body.outcome;
const tell = (subject: string, n = 0): Promise<void> =>
  emit(shop.database.db, 'order.changed', subject, { n });
const names = (deliveries: WebhookClaim['deliveries']) =>
  deliveries.map(({ event }) => `${event.subject}:${String(event.data['n'])}`);
/** As if the delays and leases were over. */
const later = () =>
  shop.database.db
    .updateTable('webhook_deliveries')
    .set({ next_try_at: new Date(0) })
    .execute();
const dead = () => shop.get<DeadLettersPage>('/v1/admin/webhooks/dead-letters', owner);

describe('the list of deliveries', () => {
  const list = async (query = '') =>
    (await shop.get<DeliveriesPage>(`/v1/admin/webhooks/deliveries${query}`, readOnly)).body.deliveries.map(
      ({ event, state }) => `${event.subject} ${state}`,
    );

  it('has those that wait, are retried and were given up, by state, channel and subject', async () => {
    await tell('CMD-A');
    await tell('CMD-B');
    await tell('CMD-C');
    await emit(shop.database.db, 'ticket.created', 'TKT-1');
    const [first, second] = await claim({ limit: 2 });
    if (!first || !second) throw new Error();
    await settle(first, 'HTTP 503');
    await shop.database.db
      .updateTable('webhook_deliveries')
      .set({ tries: MOST_TRIES })
      .where('id', '=', Number(second._id))
      .execute();
    expect(await settle(second, 'TIMEOUT')).toBe('DEAD');
    expect((await list()).filter((line) => !line.startsWith('TKT'))).toEqual([
      'CMD-C WAITING',
      'CMD-B DEAD',
      'CMD-A RETRYING',
    ]);
    expect(await list('?state=DEAD')).toEqual(['CMD-B DEAD']);
    expect(await list('?state=RETRYING&channel=orders')).toEqual(['CMD-A RETRYING']);
    expect(await list('?subject=cmd-c')).toEqual(['CMD-C WAITING']);
    expect((await list('?channel=tickets')).every((line) => line.startsWith('TKT'))).toBe(true);
    const [third] = await claim();
    if (!third) throw new Error();
    expect(await settle(third, null)).toBe('DELIVERED');
    expect(await list('?state=DELIVERED')).toEqual(['CMD-C DELIVERED']);
    const { deliveries } = (
      await shop.get<DeliveriesPage>('/v1/admin/webhooks/deliveries?sort=delivered&channel=orders', readOnly)
    ).body;
    expect(deliveries[0]).toMatchObject({
      state: 'DELIVERED',
      tries: 1,
      nextTryAt: null,
      heldBack: 0,
      deliveredAt: expect.any(String) as unknown,
    });
    expect(await list('?sort=tries&channel=orders')).toEqual([
      'CMD-B DEAD',
      'CMD-C DELIVERED',
      'CMD-A RETRYING',
    ]);
    // It holds back nothing, and is resent by no one.
    await tell('CMD-C');
    expect(names(await claim())).toHaveLength(1);
    const { body: resent } = await shop.post<DeadLettersChanged>(
      '/v1/admin/webhooks/dead-letters/resend',
      { ids: [third._id] },
      owner,
    );
    expect(resent.ids).toEqual([]);
    const { db } = shop.database;
    const age = (days: number) =>
      run(db, `update webhook_delivered set delivered_at = now() - make_interval(days => $1)`, [days]);
    await age(6);
    expect(await removeOldDelivered(db)).toBe(0);
    await age(8);
    expect(await removeOldDelivered(db)).toBe(1);
    expect(await list('?state=DELIVERED')).toEqual([]);
    const { status, body } = await shop.get<ErrorBody>('/v1/admin/webhooks/deliveries?state=LOST', owner);
    expect([status, body.error.fields?.[0]?.field]).toEqual([400, 'state']);
  });
});

describe('claiming', () => {
  it('returns each event to one gateway, and of one order only the first undelivered one', async () => {
    await tell('CMD-A', 1);
    await tell('CMD-A', 2);
    await tell('CMD-B', 1);
    const first = await claim();
    expect(names(first)).toEqual(['CMD-A:1', 'CMD-B:1']);
    expect(await claim()).toEqual([]);
    expect(first[0]).toMatchObject({ tries: 1, event: { type: 'order.changed', subject: 'CMD-A' } });
    if (!first[0]) throw new Error();
    expect(await settle(first[0], null)).toBe('DELIVERED');
    expect(names(await claim())).toEqual(['CMD-A:2']);
  });

  it('separates channels, and ignores internal events', async () => {
    await tell('CMD-A', 1);
    await emit(shop.database.db, 'product.changed', '1');
    expect(await claim({ channel: 'tickets' })).toEqual([]);
    await emit(shop.database.db, 'ticket.created', 'TKT-1', { n: 1 });
    expect(names(await claim({ channel: 'tickets' }))).toEqual(['TKT-1:1']);
    expect(names(await claim())).toEqual(['CMD-A:1']);
  });

  it('reassigns the deliveries of a killed gateway, and refuses its late report', async () => {
    await tell('CMD-A', 1);
    const [lost] = await claim();
    await later();
    const [again] = await claim();
    expect(again).toMatchObject({ tries: 2, event: lost?.event });
    if (!lost || !again) throw new Error();
    expect(await settle(lost, null)).toBe('LOST');
    expect(await settle(lost, 'TIMEOUT')).toBe('LOST');
    expect(await settle(again, null)).toBe('DELIVERED');
  });

  it('waits for new events, and is answered soon then', async () => {
    const began = performance.now();
    const waiting = claim({ wait: 20 });
    await tell('CMD-W', 1);
    expect(names(await waiting)).toEqual(['CMD-W:1']);
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  it('writes nothing when the change is rolled back', async () => {
    await expect(
      shop.database.db.transaction().execute(async (trx) => {
        await emit(trx, 'order.created', 'CMD-NEVER');
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await claim()).toEqual([]);
  });

  it('delays a failed delivery, longer each time, and later ones of its subject with it', async () => {
    await tell('CMD-A', 1);
    await tell('CMD-A', 2);
    const [first] = await claim();
    if (!first) throw new Error();
    expect(await settle(first, 'HTTP 503')).toBe('RETRY');
    expect(await claim()).toEqual([]);
    const row = await shop.database.db
      .selectFrom('webhook_deliveries')
      .selectAll()
      .where('id', '=', Number(first._id))
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ failure: 'HTTP 503', tries: 1, lease: null });
    expect(row.next_try_at.getTime()).toBeGreaterThan(Date.now() + 2_000);
    await later();
    expect(names(await claim())).toEqual(['CMD-A:1']);
  });

  it('is removed with its channel when no gateway has requested it for a month', async () => {
    const { db } = shop.database;
    await tell('CMD-A', 1);
    expect(await closeUnusedChannels(db)).toBe(0);
    await db
      .updateTable('webhook_channels')
      .set({ asked_at: new Date(Date.now() - 31 * 86_400_000) })
      .where('name', '=', 'orders')
      .execute();
    expect(await closeUnusedChannels(db)).toBe(1);
    await tell('CMD-A', 2);
    expect(await db.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([]);
    expect(await claim()).toEqual([]);
    await tell('CMD-A', 3);
    expect(names(await claim())).toEqual(['CMD-A:3']);
  });
});

describe('dead letters', () => {
  async function kill(subject: string): Promise<string> {
    await tell(subject, 1);
    await tell(subject, 2);
    await shop.database.db
      .updateTable('webhook_deliveries')
      .set({ tries: MOST_TRIES - 1 })
      .where('subject', '=', subject)
      .execute();
    const [last] = await claim();
    if (!last) throw new Error();
    expect(await settle(last, 'HTTP 500')).toBe('DEAD');
    return last._id;
  }

  it('are listed, block later ones of their subject, and are retried in order', async () => {
    const id = await kill('CMD-D');
    await later();
    expect(await claim()).toEqual([]);
    const { status, body } = await dead();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      deadLetters: [
        {
          _id: id,
          channel: 'orders',
          tries: MOST_TRIES,
          failure: 'HTTP 500',
          heldBack: 1,
          event: { subject: 'CMD-D' },
        },
      ],
      pagination: { totalItems: 1 },
    });
    const sent = await shop.post<DeadLettersChanged>(
      '/v1/admin/webhooks/dead-letters/resend',
      { ids: [id, '999999'] },
      owner,
    );
    expect(sent.body).toMatchObject({ ids: [id] });
    const [again] = await claim();
    expect(again).toMatchObject({ _id: id, tries: 1 });
    if (!again) throw new Error();
    await settle(again, null);
    expect(names(await claim())).toEqual(['CMD-D:2']);
    expect((await dead()).body.deadLetters).toEqual([]);
  });

  it('are discarded, and later ones of their subject continue', async () => {
    const id = await kill('CMD-E');
    const gone = await shop.post<DeadLettersChanged>(
      '/v1/admin/webhooks/dead-letters/discard',
      { ids: [id] },
      owner,
    );
    expect(gone.body).toMatchObject({ ids: [id] });
    await later();
    expect(names(await claim())).toEqual(['CMD-E:2']);
  });

  it('are paged', async () => {
    const ids = [await kill('CMD-P1'), await kill('CMD-P2'), await kill('CMD-P3')].toReversed();
    const path = '/v1/admin/webhooks/dead-letters?limit=2';
    const first = (await shop.get<DeadLettersPage>(path, owner)).body;
    const second = (await shop.get<DeadLettersPage>(`${path}&after=${first.cursors[1]}`, owner)).body;
    expect([...first.deadLetters, ...second.deadLetters].map(({ _id }) => _id)).toEqual(ids);
    expect([first.pagination.hasNext, second.pagination.hasNext]).toEqual([true, false]);
  });

  it('are for admins; only those of orders, and owners, change them', async () => {
    expect((await shop.get<ErrorBody>('/v1/admin/webhooks/dead-letters')).status).toBe(401);
    expect((await shop.get<DeadLettersPage>('/v1/admin/webhooks/dead-letters', readOnly)).status).toBe(200);
    for (const action of ['resend', 'discard'])
      expect(
        (await shop.post<ErrorBody>(`/v1/admin/webhooks/dead-letters/${action}`, { ids: ['1'] }, readOnly))
          .status,
      ).toBe(403);
  });
});

it('require the service token, and name a wrong value', async () => {
  const body = { channel: 'orders' };
  expect((await shop.post<ErrorBody>('/v1/webhooks/claim', body)).status).toBe(401);
  expect((await shop.post<ErrorBody>('/v1/webhooks/claim', body, owner)).status).toBe(403);
  expect((await shop.post<ErrorBody>('/v1/webhooks/settle', {}, owner)).status).toBe(403);
  const wrong = await shop.post<ErrorBody>('/v1/webhooks/claim', { channel: 'parcels' }, service);
  expect([wrong.status, wrong.body.error.fields?.[0]?.field]).toEqual([400, 'channel']);
});

// PGlite has one session: there is no concurrency.
describe.runIf(TEST_DATABASE_URL !== undefined)('several gateways at once', () => {
  it('claim each event once, and each order from its beginning', async () => {
    const orders = Array.from({ length: 12 }, (_, n) => `CMD-${n}`);
    for (const n of [1, 2, 3]) for (const order of orders) await tell(order, n);
    const delivered: string[] = [];
    const gateway = async (): Promise<void> => {
      for (let idle = 0; idle < 5;) {
        const claimed = await claim({ limit: 3 });
        idle = claimed.length === 0 ? idle + 1 : 0;
        for (const delivery of claimed) {
          delivered.push(...names([delivery]));
          await settle(delivery, null);
        }
      }
    };
    await Promise.all([gateway(), gateway(), gateway(), gateway()]);
    expect(delivered.toSorted()).toEqual(
      orders.flatMap((order) => [1, 2, 3].map((n) => `${order}:${n}`)).toSorted(),
    );
    for (const order of orders)
      expect(delivered.filter((name) => name.startsWith(`${order}:`))).toEqual(
        [1, 2, 3].map((n) => `${order}:${n}`),
      );
  });
});
