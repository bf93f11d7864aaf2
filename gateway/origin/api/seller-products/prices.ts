/** Prices that a seller's system sets, by the rules of the back office. */
import type { Kysely } from 'kysely';
import { ProductChanges } from '../../../contract/admin/product-changes.ts';
import type { PricesSetAnswer, PricesSetRequest } from '../../../contract/seller-products.ts';
import { toTnd } from '../../../contract/money.ts';
import { ApiError } from '../../base/errors.ts';
import { orRefusal } from '../../base/savepoint.ts';
import type { Database } from '../../db/tables.ts';
import { readDirectory } from '../directory.ts';
import { parseRow } from '../jobs/entity.ts';
import { plannedColumns, writeProduct } from '../products/admin/change.ts';
import type { ProductRow } from '../products/admin/change.ts';
import {
  errorsOf,
  inLockOrder,
  lineError,
  lockedOwn,
  ownSkus,
  UNKNOWN_SKU,
  withoutDuplicates,
} from './lines.ts';
import { sellerWarnings } from './upsert.ts';

type PriceLine = PricesSetAnswer['results'][number];

const IS_VARIANT = lineError(
  'IS_VARIANT',
  'sku',
  'is a variant, whose price is that of its product and a difference',
);

/** What a line says of the prices of a product. */
const pricesOf = (
  row: ProductRow | undefined,
): Pick<PriceLine, 'price' | 'discountPrice' | 'currentPrice'> => ({
  price: row ? toTnd(row.price) : null,
  discountPrice: row?.discount_price == null ? null : toTnd(row.discount_price),
  currentPrice: row ? toTnd(row.current_price) : null,
});

/** Sets the prices of a seller's products, each line by itself. */
export async function setPrices(
  trx: Kysely<Database>,
  sellerId: number,
  { lines }: PricesSetRequest,
): Promise<{ results: PriceLine[] }> {
  const snapshot = await readDirectory(trx);
  const checked = withoutDuplicates(lines);
  const own = await ownSkus(
    trx,
    sellerId,
    checked.map(({ sku }) => sku),
  );
  const answers: PriceLine[] = [];
  for (const { index, line, sku, error } of inLockOrder(checked, own)) {
    const { sku: sent, ...prices } = line;
    const row = await lockedOwn(trx, sellerId, own.products.get(sku));
    const refused = (errors: PriceLine['errors']): void => {
      answers[index] = { sku: sent, ...pricesOf(row), warnings: [], errors };
    };
    if (own.variants.has(sku)) refused([IS_VARIANT]);
    else if (!row) refused([UNKNOWN_SKU]);
    else if (error) refused([error]);
    else if (Object.keys(prices).length === 0)
      refused([lineError('REQUIRED', 'price', 'or `discountPrice` is required')]);
    else {
      const changed = await orRefusal(trx, async () => {
        const changes = parseRow(ProductChanges, prices);
        const after = await writeProduct(
          trx,
          row,
          await plannedColumns(trx, row, changes, snapshot),
          snapshot,
        );
        return { after, warnings: await sellerWarnings(trx, after, snapshot) };
      });
      if (changed instanceof ApiError) refused(errorsOf(changed));
      else
        answers[index] = {
          sku: sent,
          ...pricesOf(changed.after),
          warnings: changed.warnings.filter((warning) => warning === 'REFERENCE_PRICE_NOT_ASKED'),
          errors: [],
        };
    }
  }
  return { results: answers };
}
