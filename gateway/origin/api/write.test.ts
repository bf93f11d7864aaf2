/** Changes by admins: actor, audit log, versions and idempotency keys. On PGlite, and on PostgreSQL by test:postgres. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '../../contract/errors.ts';
import type { AdminSeller } from '../../contract/sellers.ts';
import { run } from '../base/sql.ts';
import { addCarpet } from '../testing/catalogue.ts';
import { startTestOrigin } from '../testing/origin.ts';
import type { TestOrigin } from '../testing/origin.ts';
import { orderLine, orderOf } from '../testing/orders.ts';
import { addPerson } from '../testing/people.ts';
import type { Person } from '../testing/people.ts';
import { directly } from '../testing/system.ts';
import { routes } from './routes.ts';
import { PERMISSIONS, UNTRACKED } from './permissions.ts';

/** Tables whose changes by admins are not logged, with the reason. */
const EXEMPT: Readonly<Record<string, string>> = {
  api_key_days: 'counted by the program',
  api_key_deprecated_days: 'counted by the program',
  api_key_reports: 'counted by the program',
  api_key_uses: 'when a key was last used, to the minute',
  access_log: 'is a log itself',
  addresses: 'only changed by its owner',
  admin_requests: 'idempotency keys',
  asked_days: 'counted by the program',
  asked_figures: 'follows asked_days',
  asked_openings: 'counted by the program',
  audit_log: 'is the log',
  coupon_uses: 'follows orders',
  email_changes: 'only changed by its owner',
  flash_purchases: 'follows orders',
  idempotency_keys: 'idempotency keys',
  invoice_numbers: 'counter',
  invoices: 'issued by the program, never changed',
  job_files: 'files of jobs, until they are staged',
  job_rows: 'names its changes in the log by the job',
  import_mappings: 'how columns of files were assigned',
  known_devices: 'only changed by its owner',
  mail_outbox: 'messages to be sent',
  media_replacements: 'queue',
  media_unused: 'follows media and what uses them',
  migrations: 'changed by the program',
  order_events: 'is a log itself',
  order_mails: 'written by the program',
  order_numbers: 'counter',
  outbox: 'is a log itself',
  password_resets: 'only changed by its owner',
  pictures: 'made from the catalogue',
  price_history: 'follows products',
  product_followings: 'queue',
  product_moves: 'follows products, by triggers',
  product_moves_removed: 'follows product_moves, by a trigger',
  review_votes: 'only changed by its owner',
  search_words: 'made from the catalogue',
  seller_message_recipients: 'follows seller_messages, whose change names it',
  sessions: 'ends by sign-out',
  stats_daily: 'counted by the program',
  stats_places: 'counted by the program',
  stats_sold: 'counted by the program',
  sign_in_challenges: 'ends with the sign-in',
  sign_in_failures: 'counter',
  shipment_events: 'is a log itself',
  simulated_parcels: 'of the simulator',
  text_page_versions: 'follows text_pages',
  simulated_payments: 'of the simulator',
  coupon_figures: 'follows orders',
  user_figures: 'follows orders and points',
  seller_balances: 'sums of an audited table',
  webhook_subscription_deliveries: 'what is sent, and its log',
  webhook_subscription_places: 'moved by the program',
  webhook_channels: 'follows the settings',
  webhook_delivered: 'is a log itself',
  webhook_deliveries: 'queue; changes by admins are logged by origin/api/webhooks/dead-letters.ts',
  wishlist_items: 'only changed by its owner',
  followed_shops: 'only changed by its owner',
};

let shop: TestOrigin;
let manager: Person;
let other: Person;
let sellerId = '';
beforeAll(async () => {
  shop = await startTestOrigin();
  manager = await addPerson(shop, 'Catalogue');
  other = await addPerson(shop, 'Owner');
});
afterAll(() => shop.close());

beforeEach(async () => {
  const { id } = await directly(shop.database.db, (own) =>
    own
      .insertInto('sellers')
      .values({
        slug: `s-${Math.random().toString(36).slice(2)}`,
        name: 'Dar',
        legal_name: 'Dar SARL',
        governorate_id: 11,
        status: 'ACTIVE',
        email: 'dar@example.tn',
        phone: '+21698123456',
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  sellerId = String(id);
});

const decide = (headers: Record<string, string>, to: string, who = manager) =>
  shop.post<AdminSeller & ErrorBody>(
    `/v1/admin/sellers/${sellerId}/status`,
    { to, note: null },
    { ...who.headers, ...headers },
  );
const logOf = (entity: string, id: string) =>
  shop.database.db
    .selectFrom('audit_log')
    .selectAll()
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute();

describe('a change by an admin', () => {
  it('is logged with its actor, only the changed columns, before and after', async () => {
    const { status, body } = await decide({ 'if-match': '"1"' }, 'SUSPENDED');
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 2, status: 'SUSPENDED', change: { canUndoUntil: null } });
    expect(await logOf('sellers', sellerId)).toMatchObject([
      {
        actor_account: manager.accountNumber,
        actor_role: 'Catalogue',
        action: 'seller.status',
        op: 'U',
        before: { status: 'ACTIVE' },
        after: { status: 'SUSPENDED' },
        version: 2,
        change_id: Number(body.change?.id),
      },
    ]);
  });

  it('needs the version that was read', async () => {
    const { status, body } = await decide({}, 'SUSPENDED');
    expect(status).toBe(428);
    expect(body.error).toMatchObject({ code: 'PRECONDITION_REQUIRED', fields: [{ field: 'If-Match' }] });
    expect((await decide({ 'if-match': '7' }, 'SUSPENDED')).status).toBe(400);
  });

  it('is refused on an old version, with what was changed since, by whom and when', async () => {
    await decide({ 'if-match': '"1"' }, 'SUSPENDED', other);
    const { status, body } = await decide({ 'if-match': '"1"' }, 'SUSPENDED');
    expect(status).toBe(412);
    expect(body.error).toMatchObject({
      code: 'STALE',
      fields: [
        {
          field: 'status',
          code: 'CHANGED',
          changedBy: 'Amel Ben Salah',
          changedAt: expect.stringMatching(/^\d{4}-/) as unknown,
        },
      ],
    });
    expect(await logOf('sellers', sellerId)).toHaveLength(1);
  });

  it('leaves nothing behind when it fails', async () => {
    expect((await decide({ 'if-match': '"1"', 'idempotency-key': 'a-failing-key' }, 'CLOSED')).status).toBe(
      409,
    );
    expect(await logOf('sellers', sellerId)).toEqual([]);
    // The key is free again.
    expect(
      (await decide({ 'if-match': '"1"', 'idempotency-key': 'a-failing-key' }, 'SUSPENDED')).status,
    ).toBe(200);
  });

  it('happens once for one key, whose use for something else is refused', async () => {
    const headers = { 'if-match': '"1"', 'idempotency-key': `happens-once-${sellerId}` };
    const [one, two] = await Promise.all([decide(headers, 'SUSPENDED'), decide(headers, 'SUSPENDED')]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(two.body).toEqual(one.body);
    expect(await logOf('sellers', sellerId)).toHaveLength(1);
    expect((await decide(headers, 'ACTIVE')).status).toBe(409);
    // Keys belong to their admin.
    expect((await decide(headers, 'SUSPENDED', other)).status).toBe(412);
    const short = await decide({ 'if-match': '"1"', 'idempotency-key': 'x' }, 'SUSPENDED');
    expect([short.status, short.body.error.fields?.[0]?.field]).toEqual([400, 'Idempotency-Key']);
  });

  it('is told as ETag', async () => {
    const { origin } = shop;
    const read = await origin.app.inject({
      url: `/v1/admin/sellers/${sellerId}`,
      headers: manager.headers,
    });
    expect(read.headers['etag']).toBe('"1"');
    const written = await origin.app.inject({
      method: 'POST',
      url: `/v1/admin/sellers/${sellerId}/status`,
      headers: { ...manager.headers, 'if-match': '"1"' },
      payload: { to: 'SUSPENDED', note: null },
    });
    expect(written.headers['etag']).toBe('"2"');
  });

  it('has a write rule on each path, or a reason', () => {
    const changes = routes.filter(
      ({ method, path }) => method !== 'GET' && typeof PERMISSIONS[`${method} ${path}`] === 'object',
    );
    for (const { method, path, write } of changes)
      expect([`${method} ${path}`, write === undefined]).toEqual([
        `${method} ${path}`,
        Object.hasOwn(UNTRACKED, `${method} ${path}`),
      ]);
    const paths = new Set(changes.map(({ method, path }) => `${method} ${path}`));
    // Those of keys are compared when the routes are registered.
    expect(Object.keys(UNTRACKED).filter((name) => !paths.has(name) && PERMISSIONS[name] !== 'key')).toEqual(
      [],
    );
  });
});

describe('the database', () => {
  it('refuses to change guarded columns without an actor', async () => {
    const { db } = shop.database;
    const change = () =>
      db.updateTable('sellers').set({ status: 'CLOSED' }).where('id', '=', Number(sellerId));
    await expect(change().execute()).rejects.toThrow('sellers.status was changed without an actor');
    await expect(
      db.updateTable('users').set({ admin_role: 'Owner' }).where('id', '=', manager.id).execute(),
    ).rejects.toThrow('users.admin_role was changed without an actor');
    // Other columns, and the same value, are free.
    await db
      .updateTable('sellers')
      .set({ status: 'ACTIVE', rating_count: 4 })
      .where('id', '=', Number(sellerId))
      .execute();
    await directly(db, (trx) =>
      trx.updateTable('sellers').set({ status: 'CLOSED' }).where('id', '=', Number(sellerId)).execute(),
    );
    // The name of the program does not outlive its transaction.
    await expect(
      db.updateTable('sellers').set({ status: 'ACTIVE' }).where('id', '=', Number(sellerId)).execute(),
    ).rejects.toThrow('without an actor');
  });

  it('refuses to add rows with guarded columns without an actor', async () => {
    const { db } = shop.database;
    const additions: Record<string, string> = {
      products: `insert into products (slug, sku, name, name_sort, description, seller_id, category_id, price, current_price)
        select 'guarded', 'GUARDED', 'x', 'x', 'x', seller_id, category_id, 1000, 1000 from products limit 1`,
      product_variants: `insert into product_variants (product_id, sku, size) select id, 'GUARDED-L', 'L' from products limit 1`,
      sellers: `insert into sellers (slug, name, legal_name, governorate_id) values ('guarded', 'x', 'x', 4)`,
      coupons: `insert into coupons (code, type, value) values ('GUARDED-2', 'fixed', 1000)`,
      categories: `insert into categories (slug, name) values ('guarded', 'x')`,
      brands: `insert into brands (slug, name) values ('guarded', 'x')`,
      staff_invitations: `insert into staff_invitations (email, role, token_hash, invited_by, expires_at)
        values ('x@example.tn', 'Owner', 'x', '1000000012', now())`,
    };
    await addCarpet(db);
    for (const [table, addition] of Object.entries(additions))
      await expect(run(db, addition, [])).rejects.toThrow(`a row of ${table} was added without an actor`);
    await directly(db, (trx) => run(trx, additions['brands'] ?? '', []));
  });

  it('guards what rules, prices and the shop’s face depend on', async () => {
    const { db } = shop.database;
    await directly(db, (trx) =>
      run(
        trx,
        `insert into product_variants (product_id, sku, size) select id, 'GUARDED-M', 'M' from products limit 1`,
        [],
      ),
    );
    for (const [name, change] of [
      ['product_variants.price_delta', 'update product_variants set price_delta = price_delta + 1000'],
      ['product_variants.active', 'update product_variants set active = not active'],
      ['brands.active', 'update brands set active = not active'],
      ['categories.active', 'update categories set active = not active'],
      ['categories.parent_id', 'update categories set parent_id = 1 - coalesce(parent_id, 0)'],
      ['shop_settings.facebook', `update shop_settings set facebook = 'https://example.tn/x'`],
    ] as const)
      await expect(run(db, change, [])).rejects.toThrow(`${name} was changed without an actor`);
    // Sales take pieces without an actor.
    await run(db, 'update product_variants set stock = stock + 1', []);
    await run(
      db,
      `insert into promos (slug, title, subtitle, filter) values ('guarded', '{}', '{}', '{}')`,
      [],
    );
    for (const table of ['promos', 'text_pages'])
      await expect(run(db, `delete from ${table}`, [])).rejects.toThrow(
        `a row of ${table} was removed without an actor`,
      );
  });

  it('refuses to remove rows with guarded columns without an actor', async () => {
    const { db } = shop.database;
    const person = await addPerson(shop);
    await directly(db, (own) =>
      own.insertInto('coupons').values({ code: 'GUARDED', type: 'fixed', value: 1_000 }).execute(),
    );
    const removals = [
      db.deleteFrom('sellers').where('id', '=', Number(sellerId)),
      db.deleteFrom('coupons').where('code', '=', 'GUARDED'),
      db.deleteFrom('users').where('id', '=', person.id),
    ];
    for (const removal of removals)
      await expect(removal.execute()).rejects.toThrow('was removed without an actor');
    await directly(db, (trx) => trx.deleteFrom('coupons').where('code', '=', 'GUARDED').execute());
  });

  it('keeps the log as it was written', async () => {
    await decide({ 'if-match': '"1"' }, 'SUSPENDED');
    const { db } = shop.database;
    await expect(db.updateTable('audit_log').set({ action: 'x' }).execute()).rejects.toThrow('append-only');
    await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only');
    await expect(run(db, 'truncate audit_log', [])).rejects.toThrow('append-only');
  });

  it('logs nothing of a sale, and leaves versions as they are', async () => {
    const { db } = shop.database;
    const id = await addCarpet(db);
    shop.forget();
    const count = async () =>
      (
        await db
          .selectFrom('audit_log')
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .executeTakeFirst()
      )?.n;
    const before = await count();
    const placed = await shop.post('/v1/orders', orderOf([orderLine(id, 30_000)]), manager.headers);
    expect(placed.status).toBe(200);
    expect(await count()).toEqual(before);
    const product = await db
      .selectFrom('products')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(product.version).toBe(1);
  });

  it('logs every table that admins change', async () => {
    const { db } = shop.database;
    const tables = await run<{ name: string; triggers: string[] }>(
      db,
      `select t.table_name as name, coalesce(array_agg(distinct g.event_manipulation::text order by g.event_manipulation::text)
         filter (where g.action_statement ~ '[ .]audit_change\\('), '{}') as triggers
       from information_schema.tables t
         left join information_schema.triggers g on g.event_object_schema = t.table_schema and g.event_object_table = t.table_name
       where t.table_schema = current_schema() and t.table_type = 'BASE TABLE' group by 1`,
      [],
    );
    const missing = tables.filter(
      ({ name, triggers }) => triggers.length !== 3 && !Object.hasOwn(EXEMPT, name),
    );
    expect(missing, 'call audit_table in the migration, or add a reason to EXEMPT').toEqual([]);
    const exempt = tables.filter(({ triggers }) => triggers.length === 0).map(({ name }) => name);
    expect(Object.keys(EXEMPT).toSorted()).toEqual(exempt.toSorted());
  });

  it('masks contact data and leaves secrets out', async () => {
    const { db } = shop.database;
    const [row] = await run<{ masked: Record<string, unknown> }>(
      db,
      `select audit_columns('{"email":"amel@example.tn","phone":"+21698123456","password_hash":"x","rib":"10006035183598478831",
         "first_name":"Amel","search_text":"x","status":"ACTIVE","note":null,"text":"private"}', array['text']) as masked`,
      [],
    );
    expect(row?.masked).toEqual({
      email: 'a***@example.tn',
      phone: '+216 98 *** *56',
      rib: '***478831',
      first_name: '***',
      status: 'ACTIVE',
      text: '***',
    });
  });
});
