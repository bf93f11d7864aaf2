/** Versions of rows, for tests of changes by admins. */
import type { OriginDatabase } from '../db/database.ts';
import { run } from '../base/sql.ts';

/** The If-Match header of a row as it is now; of a row that does not exist, of its first version. */
export async function ifMatch(
  { db }: OriginDatabase,
  table: 'sellers' | 'reviews' | 'products' | 'product_variants' | 'categories' | 'brands' | 'orders',
  id: string | number,
): Promise<{ 'if-match': string }> {
  const [row] = await run<{ version: number }>(db, `select version from ${table} where id = $1`, [id]);
  return { 'if-match': `"${row?.version ?? 1}"` };
}
