/** Files of the lists of parcels and returns. */
import { ParcelsQuery } from '../../../../contract/admin/parcels.ts';
import type { AdminParcel } from '../../../../contract/admin/parcels.ts';
import { ReturnsQuery } from '../../../../contract/admin/returns.ts';
import type { AdminReturn } from '../../../../contract/admin/returns.ts';
import type { Order, OrderReturn, SubOrder } from '../../../../contract/orders.ts';
import { listParcels } from '../../parcels/list.ts';
import { listReturns } from '../../returns/list.ts';
import type { Route } from '../../route.ts';
import { amount, instant, listFile, NUMBERED_PAGE } from './file.ts';
import type { Columns } from './file.ts';

/** An entry with the sub-order that it is about. */
type OfPart<Entry> = Entry & { part: SubOrder };

function ofPart<Entry extends { subOrderId: string; order: Order }>(entry: Entry): OfPart<Entry>[] {
  const part = entry.order.subOrders.find(({ _id }) => _id === entry.subOrderId);
  return part === undefined ? [] : [{ ...entry, part }];
}

const PARCEL_COLUMNS: Columns<OfPart<AdminParcel>> = {
  number: ({ part }) => part.number,
  state: ({ part }) => part.state,
  stateSince: ({ stateSince }) => instant(stateSince),
  seller: ({ part }) => part.sellerName,
  trackingNumber: ({ part }) => part.trackingNumber,
  region: ({ order }) => order.address.regionNumber,
  delegation: ({ order }) => order.address.delegation,
  postalCode: ({ order }) => order.address.postalCode,
  cash: ({ cash }) => amount(cash),
  failures: ({ failures }) => failures,
  carrierState: ({ carrierState }) => carrierState,
  carrierAt: ({ carrierAt }) => instant(carrierAt),
};

interface ReturnedLine {
  entry: OfPart<AdminReturn>;
  back: OrderReturn;
  line: OrderReturn['lines'][number];
}

/** The lines of a return. */
const linesOf = (entry: OfPart<AdminReturn>): ReturnedLine[] =>
  (entry.part.returns ?? [])
    .filter(({ _id }) => _id === entry._id)
    .flatMap((back) => back.lines.map((line) => ({ entry, back, line })));

const ordered = ({ entry, line }: ReturnedLine) => entry.part.lines.find(({ _id }) => _id === line.lineId);

const RETURN_COLUMNS: Columns<ReturnedLine> = {
  _id: ({ back }) => back._id,
  number: ({ entry }) => entry.part.number,
  openedAt: ({ back }) => instant(back.openedAt),
  inspectedAt: ({ back }) => instant(back.inspectedAt),
  seller: ({ entry }) => entry.part.sellerName,
  sku: (returned) => ordered(returned)?.sku,
  name: (returned) => ordered(returned)?.name,
  quantity: ({ line }) => line.quantity,
  acceptedQuantity: ({ line }) => line.acceptedQuantity,
  reason: ({ line }) => line.reason,
  note: ({ back }) => back.note,
  accountNumber: ({ entry }) => entry.order.accountNumber,
};

export const parcelFiles: readonly Route[] = [
  listFile({
    name: 'parcels',
    summary: 'The parcels that match as CSV.',
    query: ParcelsQuery.omit(NUMBERED_PAGE),
    columns: PARCEL_COLUMNS,
    contacts: {
      recipient: ({ order }) => order.address.recipient,
      phone: ({ order }) => order.address.phone,
      street: ({ order }) => order.address.street,
    },
    page: async ({ db }, viewer, query) => {
      const { parcels, ...page } = await listParcels(db, viewer, query);
      return { ...page, items: parcels.flatMap(ofPart) };
    },
  }),
  listFile({
    name: 'returns',
    summary: 'The returns that match as CSV, one line for each line of the order that came back.',
    query: ReturnsQuery.omit(NUMBERED_PAGE),
    columns: RETURN_COLUMNS,
    contacts: {
      client: ({ entry }) => entry.order.contactName,
      phone: ({ entry }) => entry.order.contactPhone,
    },
    page: async ({ db }, viewer, query) => {
      const { returns, ...page } = await listReturns(db, viewer, query);
      return { ...page, items: returns.flatMap(ofPart).flatMap(linesOf) };
    },
  }),
];
