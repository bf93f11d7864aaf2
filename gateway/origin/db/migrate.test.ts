/** Recorded migrations never change, and databases of every earlier version are upgraded with their rows. */
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, TEST_DATABASE_URL } from '../testing/database.ts';
import { EARLIER_NAMES, LANDINGS } from '../testing/landings.ts';
import type { OriginDatabase } from './database.ts';
import { migrate, readMigrations } from './migrate.ts';
import type { Migration } from './migrate.ts';
import type { DatabasePool } from './pool.ts';
import { openPostgres } from './postgres.ts';

const RECORD = new URL('./migrations/recorded.json', import.meta.url);

describe('migrations', () => {
  test('have the names and the contents under which they were recorded', async () => {
    const migrations = await readMigrations();
    const present = Object.fromEntries(migrations.map(({ name, checksum }) => [name, checksum]));
    // RECORD_MIGRATIONS=1 adds new ones; recorded ones are never removed, because databases have them.
    const recorded = JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, string>;
    if (process.env['RECORD_MIGRATIONS'] === '1')
      writeFileSync(RECORD, `${JSON.stringify({ ...present, ...recorded }, null, 2)}\n`);
    else expect(present, 'new ones are added by RECORD_MIGRATIONS=1').toEqual(recorded);
  });

  test('have unique numbers', async () => {
    const numbers = (await readMigrations()).map(({ name }) => name.slice(0, 5));
    expect(numbers).toEqual([...new Set(numbers)].toSorted());
    expect(numbers.every((number) => /^\d{4}_$/.test(number))).toBe(true);
  });
});

/** A shop of that version: a product, a shopper with a session and a locked name, an order, a ticket, a subscriber. */
const ROWS = `
  insert into brands (slug, name) values ('zitouna', 'Zitouna');
  insert into sellers (slug, name, legal_name, governorate_id) values ('dar', 'Dar', 'Dar SARL', 11);
  insert into categories (slug, name) values ('maison', 'Maison');
  insert into products (slug, sku, name, name_sort, description, brand_id, seller_id, category_id, category_path, price, current_price, stock)
    values ('plat', 'P-1', 'Plat', 'plat', 'Un plat', 1, 1, 1, '{1}', 20000, 20000, 5);
  insert into coupons (code, type, value, usage_limit) values ('LAWAJ-ABCDEFGHJK', 'percentage', 10, 1);
  insert into newsletter_subscribers (email, language, coupon_code, welcomed_at)
    values ('amel@example.tn', 'fr', 'LAWAJ-ABCDEFGHJK', now());
  insert into users (account_number, first_name, last_name, email, phone, password_hash)
    values ('1234567897', 'Amel', 'Ben Ali', 'amel@example.tn', '+21698123456', 'hash');
  insert into sessions (id, user_id, expires_at) values ('s', 1, now() + interval '1 day');
  insert into sign_in_failures (subject, failures) values ('1234567897', 3);
  insert into wishlist_items (user_id, product_id) values (1, 1);
  insert into orders (number, token_hash, user_id, language, contact_name, contact_phone, address, payment_method, items_total,
      discount_total, delivery_fee, total)
    values ('CMD-26-000001-1', 'hash', 1, 'fr', 'Amel', '+21698123456', '{}', 'CASH_ON_DELIVERY', 20000, 0, 8000, 28000);
  insert into sub_orders (order_id, position, seller_id, state, payment_state, items_total, discount_total, delivery_share, total)
    values (1, 1, 1, 'DELIVERED', 'COLLECTED', 20000, 0, 8000, 28000);
  insert into tickets (number, subject, category, name, email, language, idempotency_key, body_hash, account_number)
    values ('TKT-26-000001-1', 'Bonjour', 'order', 'Amel', 'amel@example.tn', 'fr', 'key-00001', 'hash', '1234567897');
  insert into ticket_messages (ticket_id, author, text) values (1, 'customer', 'Une question.');
`;
const KEPT = [
  'brands',
  'sellers',
  'categories',
  'products',
  'coupons',
  'newsletter_subscribers',
  'users',
  'sessions',
  'wishlist_items',
  'orders',
  'sub_orders',
  'tickets',
  'ticket_messages',
];

/** Tables with their columns, and indexes, of the connection's schema. */
async function schemaOf(pool: DatabasePool): Promise<string[]> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ line: string }>(
      `select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(regexp_replace(column_default, current_schema() || '\\.', ''), '') as line
         from information_schema.columns where table_schema = current_schema()
       union all
       select replace(indexdef, current_schema() || '.', '') from pg_indexes where schemaname = current_schema()
       union all
       select c.conrelid::regclass::text || ' ' || pg_get_constraintdef(c.oid) from pg_constraint c
         join pg_namespace n on n.oid = c.connamespace where n.nspname = current_schema() and c.contype in ('c', 'f', 'u', 'p')
       order by 1`,
      [],
    );
    return rows.map(({ line }) => line);
  } finally {
    client.release();
  }
}

async function script(pool: DatabasePool, sql: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.script(sql);
  } finally {
    client.release();
  }
}

async function rowsOf(pool: DatabasePool, sql: string): Promise<Record<string, unknown>[]> {
  const client = await pool.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql, [])).rows;
  } finally {
    client.release();
  }
}

describe('a database of an earlier version', () => {
  const exclusive = TEST_DATABASE_URL === undefined;
  let migrations: Migration[];
  let fresh: OriginDatabase;
  let head: string[];
  beforeAll(async () => {
    migrations = await readMigrations();
    fresh = await openTestDatabase();
    head = await schemaOf(fresh.pool);
  });
  afterAll(() => fresh.close());

  /** An empty schema. On the embedded database it is one of the same session. */
  async function emptySchema(): Promise<{ pool: DatabasePool; close(): Promise<void> }> {
    const schema = `u_${randomBytes(6).toString('hex')}`;
    if (TEST_DATABASE_URL === undefined) {
      await script(fresh.pool, `create schema ${schema}; set search_path = ${schema}, public`);
      return {
        pool: fresh.pool,
        close: () => script(fresh.pool, `set search_path = public; drop schema ${schema} cascade`),
      };
    }
    const onServer = async (statement: string): Promise<void> => {
      const client = new Client(TEST_DATABASE_URL);
      await client.connect();
      await client.query(statement);
      await client.end();
    };
    await onServer(`create schema ${schema}`);
    const pool = await openPostgres({ url: TEST_DATABASE_URL, schema, maxConnections: 2 });
    return {
      pool,
      async close() {
        await pool.end();
        await onServer(`drop schema ${schema} cascade`);
      },
    };
  }

  test.each(LANDINGS)('$what is upgraded with its rows', async ({ applied }) => {
    const { pool, close } = await emptySchema();
    try {
      const then = applied.map((name) => {
        const found = migrations.find((one) => one.name === (EARLIER_NAMES[name] ?? name));
        if (!found) throw new Error(`${name} is gone`);
        return found;
      });
      await script(
        pool,
        'create table migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now());',
      );
      for (const [index, { sql, checksum }] of then.entries()) {
        await script(pool, sql);
        await script(
          pool,
          `insert into migrations (name, checksum) values ('${applied[index]}', '${checksum}');`,
        );
      }
      await script(pool, ROWS);

      const done = await migrate(pool, { exclusive, migrations });
      expect(done).toEqual(migrations.filter((one) => !then.includes(one)).map(({ name }) => name));
      expect(await migrate(pool, { exclusive, migrations })).toEqual([]);
      expect(await schemaOf(pool)).toEqual(head);
      const counts = KEPT.map((table) => `select '${table}' as name, count(*)::int as n from ${table}`);
      expect(await rowsOf(pool, counts.join(' union all '))).toEqual(KEPT.map((name) => ({ name, n: 1 })));
      expect(await rowsOf(pool, 'select email, phone from users')).toEqual([
        { email: 'amel@example.tn', phone: '+21698123456' },
      ]);
    } finally {
      await close();
    }
  });

  test('with the same migration under both names is refused by its name', async () => {
    const { pool, close } = await emptySchema();
    try {
      await migrate(pool, { exclusive, migrations });
      await script(pool, `insert into migrations (name, checksum) values ('0013_payments.sql', 'x');`);
      await expect(migrate(pool, { exclusive, migrations })).rejects.toThrow(/0013_payments\.sql/);
    } finally {
      await close();
    }
  });
});
