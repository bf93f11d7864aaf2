/**
 * Stock is taken by conditional updates inside the order's transaction, and put back in another. Always in the order of the
 * products' ids, then the variants': two orders for the same things wait for each other instead of deadlocking.
 */
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';
import type { PricedLine, SoldProduct } from '../cart/quote.ts';
import { emitStocks } from '../events/feed.ts';
import { isFlashActive } from '../products/price.ts';
import { Overtaken } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import { saleOf } from '../cart/flash-sales.ts';

export const flashSaleOf = (product: SoldProduct, now: number): string | null =>
  isFlashActive(product, now) ? saleOf(product) : null;

const byId = (a: { id: number }, b: { id: number }): number => a.id - b.id;

interface Wanted {
  id: number;
  product: SoldProduct;
  quantity: number;
  /** Of those, pieces at the flash price. */
  atFlash: number;
  variants: Map<number, { id: number; priceDelta: number; quantity: number }>;
}

/** Quantities of a cart by product and variant, sorted by id. */
function wantedOf(lines: readonly PricedLine[]): Wanted[] {
  const wanted = new Map<number, Wanted>();
  for (const { product, variant, quantity, pieces } of lines) {
    if (!product) continue;
    const entry = wanted.get(product.id) ?? {
      id: product.id,
      product,
      quantity: 0,
      atFlash: 0,
      variants: new Map(),
    };
    wanted.set(product.id, entry);
    entry.quantity += quantity;
    for (const part of pieces) if (part.isFlash) entry.atFlash += part.quantity;
    if (!variant) continue;
    const part = entry.variants.get(variant.id) ?? {
      id: variant.id,
      priceDelta: variant.price_delta,
      quantity: 0,
    };
    entry.variants.set(variant.id, part);
    part.quantity += quantity;
  }
  return [...wanted.values()].sort(byId);
}

/**
 * Takes the stock of priced lines; throws Overtaken when a piece is gone or a price is not the one it was priced with.
 * A product's own stock counts where it has no variants; where it has, theirs counts, and the product's is updated.
 */
export async function takeStock(
  trx: Kysely<Database>,
  lines: readonly PricedLine[],
  buyer: string,
  now: number,
): Promise<void> {
  for (const { id, product, quantity, atFlash, variants } of wantedOf(lines)) {
    const sale = atFlash > 0 ? flashSaleOf(product, now) : null;
    const [left] = await run<{ stock: number; flash: number | null }>(
      trx,
      `update products p set stock = greatest(0, p.stock - $2), sold_count = p.sold_count + $2,
         flash_sale_remaining_stock = case when $4 then p.flash_sale_remaining_stock - $10 else p.flash_sale_remaining_stock end
       where p.id = $1 and p.active and ($3 or p.stock >= $2)
         and (not $4 or p.flash_sale_remaining_stock is null or p.flash_sale_remaining_stock >= $10)
         and p.price = $5 and p.discount_price is not distinct from $6 and p.is_flash_sale = $7
         and p.flash_sale_price is not distinct from $8 and p.stock_status = $9
       returning p.stock, p.flash_sale_remaining_stock as flash`,
      [
        id,
        quantity,
        variants.size > 0,
        sale !== null,
        product.price,
        product.discount_price,
        product.is_flash_sale,
        product.flash_sale_price,
        product.stock_status,
        atFlash,
      ],
    );
    if (!left) throw new Overtaken();
    const limit = product.flash_sale_account_limit ?? null;
    if (sale !== null && limit !== null) await countFlash(trx, { id, sale, buyer, quantity: atFlash, limit });
    for (const variant of [...variants.values()].sort(byId)) {
      const taken = await run(
        trx,
        `update product_variants set stock = stock - $2
         where id = $1 and product_id = $3 and active and stock >= $2 and price_delta = $4 returning id`,
        [variant.id, variant.quantity, id, variant.priceDelta],
      );
      if (taken.length === 0) throw new Overtaken();
    }
    await emitStocks(trx, [
      {
        id,
        before: left.stock + quantity,
        after: left.stock,
        turned: left.stock === 0 || (sale !== null && left.flash === 0),
      },
    ]);
  }
}

async function countFlash(
  trx: Kysely<Database>,
  {
    id,
    sale,
    buyer,
    quantity,
    limit,
  }: { id: number; sale: string; buyer: string; quantity: number; limit: number },
): Promise<void> {
  const counted = await run(
    trx,
    `insert into flash_purchases as f (product_id, sale, buyer, quantity)
     select $1::bigint, $2, $3, $4::int where $4::int <= $5::int
     on conflict (product_id, sale, buyer) do update set quantity = f.quantity + excluded.quantity
       where f.quantity + excluded.quantity <= $5::int
     returning 1`,
    [id, sale, buyer, quantity, limit],
  );
  if (counted.length === 0) throw new Overtaken();
}

/** Pieces to put back. */
export interface ReleasedLine {
  product_id: number | null;
  variant_id: number | null;
  quantity: number;
  flash_sale: string | null;
}

/** Puts pieces back: to the product, unless its variant is off sale, to the variant, and their flash sale while it is the current one. */
export async function putBack(
  trx: Kysely<Database>,
  lines: readonly ReleasedLine[],
  buyer: string,
): Promise<void> {
  const sorted = lines
    .flatMap((line) => (line.product_id === null ? [] : [{ ...line, id: line.product_id }]))
    .sort((a, b) => a.id - b.id || (a.variant_id ?? 0) - (b.variant_id ?? 0));
  for (const { id, variant_id: variant, quantity, flash_sale: sale } of sorted) {
    const [product] = await run<{ stock: number }>(
      trx,
      `update products p set stock = p.stock + case when exists (select from product_variants v where v.id = $5::bigint and not v.active)
           then 0 else $2 end, sold_count = greatest(0, p.sold_count - $2),
         flash_sale_remaining_stock = case when $4 and $3::timestamptz is not distinct from date_trunc('milliseconds', p.flash_sale_starts_at)
           then p.flash_sale_remaining_stock + $2 else p.flash_sale_remaining_stock end
       where p.id = $1 returning p.stock`,
      [id, quantity, sale === 'open' ? null : sale, sale !== null, variant],
    );
    if (!product) continue;
    if (sale !== null)
      await run(
        trx,
        'update flash_purchases set quantity = greatest(0, quantity - $4) where product_id = $1 and sale = $2 and buyer = $3',
        [id, sale, buyer, quantity],
      );
    if (variant !== null)
      await run(trx, 'update product_variants set stock = stock + $2 where id = $1', [variant, quantity]);
    await emitStocks(trx, [
      {
        id,
        before: product.stock - quantity,
        after: product.stock,
        turned: product.stock === quantity || sale !== null,
      },
    ]);
  }
}
