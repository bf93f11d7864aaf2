/** Flash sales of several products: each changes, or says why not, independently of the others. */
import type { Kysely } from 'kysely';
import type {
  FlashSalesExtend,
  FlashSalesPlan,
  FlashSalesStop,
  ProductPatchAnswer,
} from '../../../../contract/admin/product-changes.ts';
import type { AdminProduct } from '../../../../contract/admin/products.ts';
import { toTnd } from '../../../../contract/money.ts';
import { isFlashOver, usualPrice } from '../../../../contract/rules/price.ts';
import { ApiError, badInput } from '../../../base/errors.ts';
import type { Database } from '../../../db/tables.ts';
import { isFlashActive, priceFacts, roundPrice } from '../price.ts';
import { lockedProduct } from './change.ts';
import type { ProductRow } from './change.ts';
import { moveFlashEnd, removeFlashSale, setFlashSale } from './flash-sale.ts';
import { changeRows } from './patch.ts';

type Answer = Promise<Pick<ProductPatchAnswer, 'rows'>>;

const DAY = 86_400_000;
/** Prices that are derived are multiples of this (millimes). */
const ROUND = 100;

/** Whether a product has a sale that is planned or running. */
const hasSale = (row: ProductRow): boolean => row.is_flash_sale && !isFlashOver(priceFacts(row), Date.now());

const noSale = (): ApiError =>
  new ApiError('CONFLICT', 'The product has no flash sale that is planned or running', [
    { field: 'id', message: 'has no flash sale that is planned or running', code: 'NOT_FOUND' },
  ]);

/** The price of a sale: a share below the usual one, or that of the last sale. @throws 400 */
function priceOf(row: ProductRow, percent: number | null | undefined): string {
  if (percent != null) return toTnd(roundPrice((usualPrice(priceFacts(row)) * (100 - percent)) / 100, ROUND));
  if (row.flash_sale_price === null) throw badInput('percent', 'is required', 'REQUIRED');
  return toTnd(row.flash_sale_price);
}

/** Plans a sale of each product. One that is planned or running is never overlapped: the row is refused, naming IN_USE. */
export const planFlashSales = (trx: Kysely<Database>, { rows, percent, ...sale }: FlashSalesPlan): Answer =>
  changeRows(trx, rows, async ({ id }): Promise<AdminProduct> => {
    const row = await lockedProduct(trx, Number(id));
    if (hasSale(row))
      throw new ApiError('CONFLICT', 'The product has a flash sale already', [
        {
          field: 'startsAt',
          message: 'overlaps the sale that it has',
          code: 'IN_USE',
          usedBy: 'FLASH_SALE',
          useCount: 1,
        },
      ]);
    const stock = sale.stock ?? row.flash_sale_stock;
    if (stock === null) throw badInput('stock', 'is required', 'REQUIRED');
    return setFlashSale(trx, Number(id), {
      ...sale,
      price: priceOf(row, percent),
      stock,
      accountLimit: sale.accountLimit ?? (percent == null ? row.flash_sale_account_limit : null),
    });
  });

/** Ends running sales now, and cancels planned ones. */
export const stopFlashSales = (trx: Kysely<Database>, { rows }: FlashSalesStop): Answer =>
  changeRows(trx, rows, async ({ id }): Promise<AdminProduct> => {
    const row = await lockedProduct(trx, Number(id));
    if (!hasSale(row)) throw noSale();
    const now = Date.now();
    // What ran stays in the calendar.
    return isFlashActive(row, now)
      ? moveFlashEnd(trx, row, new Date(now - 1))
      : removeFlashSale(trx, Number(id));
  });

/** Lets planned and running sales end later. */
export const extendFlashSales = (trx: Kysely<Database>, { rows, days }: FlashSalesExtend): Answer =>
  changeRows(trx, rows, async ({ id }): Promise<AdminProduct> => {
    const row = await lockedProduct(trx, Number(id));
    if (!hasSale(row) || row.flash_sale_expires_at === null) throw noSale();
    return moveFlashEnd(trx, row, new Date(row.flash_sale_expires_at.getTime() + days * DAY), 'days');
  });
