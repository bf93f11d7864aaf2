/** The products of a cart. */
import type { Kysely, Selectable } from 'kysely';
import type { Database, ProductVariantsTable } from '../../db/tables.ts';
import { SUMMARY_SELECT } from '../products/rows.ts';
import type { SummaryRow } from '../products/rows.ts';
import { run } from '../../base/sql.ts';

export type CartRow = SummaryRow & {
  category_path: number[];
  vat_rate_bp: number;
  flash_sale_account_limit: number | null;
  variants: Selectable<ProductVariantsTable>[];
};

/** The products of these ids with their variants, on sale or not. */
export async function loadCart(db: Kysely<Database>, ids: readonly string[]): Promise<CartRow[]> {
  if (ids.length === 0) return [];
  return run<CartRow>(
    db,
    `select ${SUMMARY_SELECT}, p.category_path, p.vat_rate_bp, p.flash_sale_account_limit,
       coalesce((select json_agg(v order by v.position, v.id) from product_variants v where v.product_id = p.id), '[]') as variants
     from products p where p.id = any($1::bigint[])`,
    [ids],
    true,
  );
}
