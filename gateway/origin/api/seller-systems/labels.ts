/** Labels of a seller's parcels. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { SellerLabels, SellerLabelsQuery } from '../../../contract/seller-systems.ts';
import { keyRefused, notFound } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import type { Carrier } from '../delivery/carrier.ts';
import { labelOf } from '../delivery/parcel.ts';
import { printParcels } from '../parcels/documents.ts';
import type { SellerReader } from './orders.ts';

/**
 * Labels of those parts that are the seller's and whose parcel the carrier has accepted; they show who bought.
 * @throws FORBIDDEN without the scope for buyers; NOT_FOUND when none has a label; NOT_SUPPORTED for several where the carrier prints them
 *   one by one; UNAVAILABLE
 */
export async function sellerLabels(
  db: Kysely<Database>,
  carrier: Carrier | undefined,
  { seller, readsBuyers }: SellerReader,
  { ids, paper }: z.output<typeof SellerLabelsQuery>,
): Promise<SellerLabels> {
  if (!readsBuyers) throw keyRefused('Labels need the scope personal:read', 'personal:read');
  const rows = await run<{ id: number }>(
    db,
    `select s.id from sub_orders s join shipments p on p.sub_order_id = s.id
     where s.seller_id = $1 and s.id = any($2::bigint[]) and p.tracking_number is not null`,
    [seller, ids],
  );
  const accepted = new Set(rows.map(({ id }) => String(id)));
  const [first, ...more] = ids.filter((id) => accepted.has(id));
  const left = ids.filter((id) => !accepted.has(id));
  if (first === undefined) throw notFound('Label');
  // Every carrier prints a single one.
  if (more.length === 0) {
    const { contentType, content } = await labelOf(db, carrier, Number(first));
    return { contentType, content, left };
  }
  const printed = await printParcels(db, carrier, { kind: 'LABELS', paper, ids: [first, ...more] });
  return { ...printed, left: [...left, ...printed.left] };
}
