/** Products follow their category and brand: paths and search words are rewritten in batches, after the tree or a name has changed. */
import type { Kysely } from 'kysely';
import type { AdminRole } from '../../../contract/accounts.ts';
import type { Following } from '../../../contract/admin/categories.ts';
import type { OtherTexts } from '../../../contract/other-texts.ts';
import { searchTextOf } from '../../../lexicon/normalise.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import type { Viewer } from '../auth/viewer.ts';
import { readDirectory } from '../directory.ts';
import { emit } from '../events/feed.ts';
import { actAs } from '../write.ts';

/** Products per transaction: few enough that orders hardly wait. */
const BATCH = 100;

/** What products follow. */
export type Followed = 'category' | 'brand';

/** Products of a category's branch, or of a brand, by the id $1. */
const FOLLOWERS: Readonly<Record<Followed, string>> = {
  category: 'category_id in (select id from categories where id = $1 or $1 = any(ancestor_ids))',
  brand: 'brand_id = $1',
};

/** Number of products, on sale or not, of a category's branch or of a brand. */
export async function countFollowers(db: Kysely<Database>, kind: Followed, id: number): Promise<number> {
  const [found] = await run<{ n: number }>(
    db,
    `select count(*)::int as n from products where ${FOLLOWERS[kind]}`,
    [id],
  );
  return found?.n ?? 0;
}

/** Has the products of a category's branch or of a brand rewritten, from the first one on. Pass the transaction of the change. */
export async function queueFollowing(trx: Kysely<Database>, kind: Followed, id: number): Promise<void> {
  await run(
    trx,
    `insert into product_followings as f (kind, target_id, total) values ($1, $2, $3)
     on conflict (kind, target_id) do update set after_id = 0, done = 0, total = excluded.total`,
    [kind, id, await countFollowers(trx, kind, id)],
  );
}

/** Has the products of a category or brand moved to another one, in the name of an admin. Pass the transaction of the change. */
export async function queueMerge(
  trx: Kysely<Database>,
  kind: Followed,
  { from, into, actor }: { from: number; into: number; actor: Pick<Viewer, 'accountNumber' | 'adminRole'> },
): Promise<void> {
  await queueFollowing(trx, kind, from);
  await run(
    trx,
    `update product_followings set into_id = $3, actor_account = $4, actor_role = $5 where kind = $1 and target_id = $2`,
    [kind, from, into, actor.accountNumber, actor.adminRole],
  );
}

/** What products are following at present: by what they follow or, of a merge, go to. */
export async function followingsOf(db: Kysely<Database>, kind: Followed): Promise<Map<number, Following>> {
  const rows = await run<{ id: number; total: number; done: number }>(
    db,
    `select coalesce(into_id, target_id) as id, sum(greatest(total, done))::int as total, sum(done)::int as done
     from product_followings where kind = $1 group by 1`,
    [kind],
  );
  return new Map(rows.map(({ id, total, done }) => [id, { total, done }]));
}

interface Entry {
  kind: Followed;
  target_id: number;
  after_id: number;
  into_id: number | null;
  actor_account: string | null;
  actor_role: AdminRole | null;
}

/** Ends an entry whose products have followed; what was merged is deleted. */
async function endFollowing(
  trx: Kysely<Database>,
  { kind, target_id: id, into_id: into }: Entry,
): Promise<void> {
  await run(trx, 'delete from product_followings where kind = $1 and target_id = $2', [kind, id]);
  if (into !== null)
    await run(trx, `delete from ${kind === 'category' ? 'categories' : 'brands'} where id = $1`, [id]);
  // Lists by category and searches are made of what has just been written.
  const type = kind === 'category' ? 'category.changed' : 'brand.changed';
  for (const changed of into === null ? [id] : [id, into])
    await emit(trx, type, String(changed), { reason: 'products' });
}

/** Rewrites one batch of the oldest entry, in one transaction with its progress. @returns whether there is more to do */
async function followOnce(db: Kysely<Database>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const [entry] = await run<Entry>(
      trx,
      `select kind, target_id, after_id, into_id, actor_account, actor_role from product_followings
       order by created_at, kind, target_id limit 1 for update skip locked`,
      [],
    );
    if (!entry) return false;
    const { kind, target_id: id, into_id: into } = entry;
    if (entry.actor_account !== null)
      await actAs(
        trx,
        { accountNumber: entry.actor_account, adminRole: entry.actor_role },
        { action: `${kind}.merge` },
      );
    const snapshot = await readDirectory(trx);
    const products = await run<{
      id: number;
      name: string;
      names: OtherTexts;
      brand_id: number | null;
      category_id: number;
      tags: string[];
      colors: string[];
      description: string;
      sku: string;
    }>(
      trx,
      `select id, name, names, brand_id, category_id, tags, colors, description, sku from products
       where ${FOLLOWERS[kind]} and id > $2 order by id limit ${BATCH} for update`,
      [id, entry.after_id],
    );
    const rows = products.map((product) => {
      const path = snapshot.categories.get(product.category_id)?.path ?? [];
      return {
        id: product.id,
        category: kind === 'category' && into !== null ? into : product.category_id,
        brand: kind === 'brand' && into !== null ? into : product.brand_id,
        path: path.map((node) => node.id),
        text: searchTextOf({
          ...product,
          brand: product.brand_id === null ? null : snapshot.brands.get(product.brand_id)?.name,
          categories: path.map(({ name }) => name),
        }),
      };
    });
    await run(
      trx,
      `update products p set category_id = n.category, brand_id = n.brand, category_path = n.path, search_text = n.text
       from json_to_recordset($1::text::json) n(id bigint, category bigint, brand bigint, path bigint[], text text)
       where p.id = n.id and (p.category_path <> n.path or p.search_text <> n.text
         or p.category_id <> n.category or p.brand_id is distinct from n.brand)`,
      [JSON.stringify(rows.map((row) => ({ ...row, path: `{${row.path.join(',')}}` })))],
    );
    const last = products.at(-1);
    // A product may have come to what is merged after its batch: then it begins again.
    const isDone = products.length < BATCH && (into === null || (await countFollowers(trx, kind, id)) === 0);
    if (isDone) await endFollowing(trx, entry);
    else
      await run(
        trx,
        `update product_followings set after_id = $3, done = done + $4 where kind = $1 and target_id = $2`,
        [kind, id, products.length < BATCH ? 0 : (last?.id ?? 0), products.length],
      );
    return true;
  });
}

/** Rewrites all products that follow a change; ends early when the signal aborts, to continue at the next call or start. */
export async function rewriteFollowing(db: Kysely<Database>, signal?: AbortSignal): Promise<void> {
  for (;;) {
    if (signal?.aborted === true) return;
    if (!(await followOnce(db))) return;
  }
}
