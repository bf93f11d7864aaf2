/** Flash sales of products by admins. */
import type { Kysely } from 'kysely';
import type { AdminProduct } from '../../../../contract/admin/products.ts';
import type { FlashSaleRequest } from '../../../../contract/admin/product-changes.ts';
import { fromTnd } from '../../../../contract/money.ts';
import { LONGEST_FLASH_SALE, SHORTEST_FLASH_SALE } from '../../../../contract/rules/products.ts';
import { usualPrice } from '../../../../contract/rules/price.ts';
import { ApiError, badInput, fieldErrors } from '../../../base/errors.ts';
import type { FieldProblems } from '../../../base/errors.ts';
import type { Database } from '../../../db/tables.ts';
import { readDirectory } from '../../directory.ts';
import { isFlashActive, priceFacts } from '../price.ts';
import { lockedProduct, productIn, writeProduct } from './change.ts';
import type { ProductRow } from './change.ts';

/** Plans, starts or changes the flash sale of a product. Pieces already sold in a running one count. Throws 400 by field, CONFLICT. */
export async function setFlashSale(
  trx: Kysely<Database>,
  id: number,
  request: FlashSaleRequest,
): Promise<AdminProduct> {
  const now = Date.now();
  const row = await lockedProduct(trx, id);
  const price = fromTnd(request.price);
  const startsAt = request.startsAt == null ? now : Date.parse(request.startsAt);
  const expiresAt = Date.parse(request.expiresAt);
  const wrong: FieldProblems = [];
  const reject = (field: string, message: string): void =>
    void wrong.push({ field, message, code: 'INVALID' });
  if (price >= usualPrice(priceFacts(row))) reject('price', 'must be below the present price');
  if (expiresAt <= now) reject('expiresAt', 'must be in the future');
  else if (expiresAt - startsAt < SHORTEST_FLASH_SALE)
    reject('expiresAt', 'must be at least 5 minutes after the start');
  else if (expiresAt - startsAt > LONGEST_FLASH_SALE)
    reject('expiresAt', 'must be at most 30 days after the start');
  const isRunning = isFlashActive(row, now);
  const sold =
    isRunning && row.flash_sale_stock !== null && row.flash_sale_remaining_stock !== null
      ? row.flash_sale_stock - row.flash_sale_remaining_stock
      : 0;
  if (request.stock - sold > row.stock)
    reject('stock', `must be at most the stock of the product, ${row.stock}`);
  if (wrong.length > 0) throw fieldErrors(wrong);
  if (request.stock < sold)
    throw new ApiError('CONFLICT', `${sold} pieces are sold already`, [
      { field: 'stock', message: `must be at least ${sold}, which are sold already`, code: 'INVALID' },
    ]);
  const snapshot = await readDirectory(trx);
  await writeProduct(
    trx,
    row,
    {
      is_flash_sale: true,
      flash_sale_price: price,
      flash_sale_starts_at:
        request.startsAt == null && isRunning ? row.flash_sale_starts_at : new Date(startsAt),
      flash_sale_expires_at: new Date(expiresAt),
      flash_sale_stock: request.stock,
      flash_sale_remaining_stock: request.stock - sold,
      flash_sale_account_limit: request.accountLimit ?? null,
    },
    snapshot,
  );
  return productIn(trx, id, snapshot);
}

/** Ends the flash sale of a product, planned or running. */
export async function removeFlashSale(trx: Kysely<Database>, id: number): Promise<AdminProduct> {
  const row = await lockedProduct(trx, id);
  const snapshot = await readDirectory(trx);
  await writeProduct(
    trx,
    row,
    {
      is_flash_sale: false,
      flash_sale_price: null,
      flash_sale_starts_at: null,
      flash_sale_expires_at: null,
      flash_sale_stock: null,
      flash_sale_remaining_stock: null,
      flash_sale_account_limit: null,
    },
    snapshot,
  );
  return productIn(trx, id, snapshot);
}

/**
 * Lets the flash sale of a locked product end at another instant. `field`: what is named when the sale would be too long.
 * @throws 400
 */
export async function moveFlashEnd(
  trx: Kysely<Database>,
  row: ProductRow,
  expiresAt: Date,
  field = 'expiresAt',
): Promise<AdminProduct> {
  const startsAt = row.flash_sale_starts_at?.getTime();
  if (startsAt !== undefined && expiresAt.getTime() - startsAt > LONGEST_FLASH_SALE)
    throw badInput(field, 'must be at most 30 days after the start', 'INVALID');
  const snapshot = await readDirectory(trx);
  await writeProduct(trx, row, { flash_sale_expires_at: expiresAt }, snapshot);
  return productIn(trx, row.id, snapshot);
}
