/** Printable documents for several parcels: labels, pieces to pick, the list that the courier signs, delivery notes, return slips. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { LabelPaper, ParcelDocument, ParcelDocumentQuery } from '../../../contract/admin/parcels.ts';
import type { Database } from '../../db/tables.ts';
import { ApiError } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { Carrier, LabelledParcel } from '../delivery/carrier.ts';
import { carrierOfParcel, parcelOf } from '../delivery/parcel.ts';
import { drawDeliveryNotes, drawHandOver, drawPicking, drawReturnSlips } from './sheets.ts';
import type { PackedLine, PickedLine } from './sheets.ts';

/** Parcels of the sub-orders in the given order; `trackingNumber` is null before the carrier has accepted the parcel. */
async function parcelsOf(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<
  { id: number; trackingNumber: string | null; reportsByKey: boolean; parcel: LabelledParcel['parcel'] }[]
> {
  const rows = await run<{ id: number; tracking: string | null; reports_by_key: boolean }>(
    db,
    `select s.id, coalesce(p.tracking_number, s.tracking_number) as tracking, coalesce(p.reports_by_key, false) as reports_by_key
     from sub_orders s left join shipments p on p.sub_order_id = s.id where s.id = any($1::bigint[])
     order by array_position($1::bigint[], s.id)`,
    [ids],
  );
  const parcels = [];
  for (const { id, tracking, reports_by_key: reportsByKey } of rows)
    parcels.push({ id, trackingNumber: tracking, reportsByKey, parcel: await parcelOf(db, id) });
  return parcels;
}

/** Labels of those with a tracking number. Throws NOT_SUPPORTED where the carrier prints them one by one, UNAVAILABLE when it fails now. */
async function labels(
  carrier: Carrier | undefined,
  parcels: readonly LabelledParcel[],
  paper: LabelPaper,
): Promise<string> {
  if (carrier?.labels === undefined)
    throw new ApiError('NOT_SUPPORTED', 'The carrier prints labels one by one: open each parcel');
  try {
    return String((await carrier.labels(parcels, paper)).content);
  } catch {
    throw new ApiError('UNAVAILABLE', 'The carrier gives no labels now; try again');
  }
}

/** Pieces of the sub-orders by seller and article. */
const picked = (db: Kysely<Database>, ids: readonly number[]): Promise<PickedLine[]> =>
  run<PickedLine>(
    db,
    `select e.name as seller, l.name, l.sku, l.color, l.size, sum(l.quantity)::int as quantity,
       string_agg(o.number || '/' || s.position, ', ' order by s.id) as parcels
     from order_lines l join sub_orders s on s.id = l.sub_order_id join orders o on o.id = s.order_id
     join sellers e on e.id = s.seller_id where s.id = any($1::bigint[])
     group by e.name, e.id, l.name, l.sku, l.color, l.size order by e.name, e.id, l.sku, l.color, l.size`,
    [ids],
  );

/** Lines of the sub-orders, with the pieces that were not returned. */
const packed = (db: Kysely<Database>, ids: readonly number[]): Promise<PackedLine[]> =>
  run<PackedLine>(
    db,
    `select s.id as sub_order_id, l.name, l.sku, l.color, l.size, l.quantity - l.returned_quantity as quantity, l.unit_price
     from order_lines l join sub_orders s on s.id = l.sub_order_id where s.id = any($1::bigint[])
     order by s.id, l.position`,
    [ids],
  );

/** A document for these sub-orders. Throws CONFLICT when none of them can be printed. */
export async function printParcels(
  db: Kysely<Database>,
  main: Carrier | undefined,
  { kind, paper, ids: given }: z.output<typeof ParcelDocumentQuery>,
): Promise<ParcelDocument> {
  const ids = [...new Set(given.map(Number))];
  const found = await parcelsOf(db, ids);
  const printed = kind === 'LABELS' ? found.filter(({ trackingNumber }) => trackingNumber !== null) : found;
  if (printed.length === 0)
    throw new ApiError('CONFLICT', 'None of these parcels has a label yet', [
      { field: 'ids', message: 'have no label yet' },
    ]);
  const ready = printed.map(({ trackingNumber, parcel }) => ({
    trackingNumber: trackingNumber ?? '',
    parcel,
  }));
  // Labels of several carriers are of one form: that of the shop's own service, if it has one for a page.
  const carrier = carrierOfParcel(
    db,
    main,
    printed.every(({ reportsByKey }) => reportsByKey),
  );
  const printedIds = printed.map(({ id }) => id);
  const sheets = async () => {
    const lines = await packed(db, printedIds);
    return ready.map((parcel, index) => ({
      ...parcel,
      lines: lines.filter((line) => line.sub_order_id === printedIds[index]),
    }));
  };
  const content =
    kind === 'LABELS'
      ? await labels(carrier, ready, paper)
      : kind === 'PICKING'
        ? drawPicking(await picked(db, printedIds))
        : kind === 'HAND_OVER'
          ? drawHandOver(ready)
          : kind === 'DELIVERY_NOTE'
            ? drawDeliveryNotes(await sheets())
            : drawReturnSlips(await sheets());
  const isPrinted = new Set(printedIds);
  return {
    contentType: 'text/html',
    content: Buffer.from(content).toString('base64'),
    left: ids.filter((id) => !isPrinted.has(id)).map(String),
  };
}
