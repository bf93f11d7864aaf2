/** Short lists of an account, such as its wishlist: an entry is in it once, and there are at most so many. */
import type { Kysely } from 'kysely';
import { run } from '../base/sql.ts';
import type { Database } from '../db/tables.ts';

/** Where a list is stored, and how many entries an account has in it at most. */
export interface ShortList {
  readonly table: 'wishlist_items' | 'followed_shops';
  /** Column of what is listed. */
  readonly column: 'product_id' | 'seller_id';
  readonly most: number;
}

/** Adds an entry; repeatable. @returns false: the list is full */
export async function addToShortList(
  db: Kysely<Database>,
  { table, column, most }: ShortList,
  userId: number,
  id: string,
): Promise<boolean> {
  const [written] = await run<{ full: boolean }>(
    db,
    `with added as (
       insert into ${table} (user_id, ${column})
       select $1, $2 where (select count(*) from ${table} where user_id = $1) < ${most}
       on conflict do nothing returning 1
     )
     select not exists (select 1 from added)
       and not exists (select 1 from ${table} where user_id = $1 and ${column} = $2) as full`,
    [userId, id],
  );
  return written?.full !== true;
}
