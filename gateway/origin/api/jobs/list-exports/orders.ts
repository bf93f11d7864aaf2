/** Files of the lists of orders. */
import { fromTnd, toTnd } from '../../../../contract/money.ts';
import { AdminOrdersQuery } from '../../../../contract/orders.ts';
import type { Order, OrderLine, SubOrder } from '../../../../contract/orders.ts';
import { RefundsQuery } from '../../../../contract/refunds.ts';
import type { RefundDue } from '../../../../contract/refunds.ts';
import { basisPointsOf } from '../../../base/notation.ts';
import { tunisianDay } from '../../../base/tunisian-day.ts';
import { ratePeriods } from '../../invoices/periods.ts';
import { issuedInvoices } from '../../invoices/read.ts';
import type { IssuedInvoice } from '../../invoices/read.ts';
import { rateOn, vatOf } from '../../invoices/vat.ts';
import type { RatePeriod } from '../../invoices/vat.ts';
import { listAllOrders } from '../../orders/admin-list.ts';
import type { AdminOrdersFilter } from '../../orders/admin-list.ts';
import { listRefunds } from '../../payments/refunds.ts';
import type { Route } from '../../route.ts';
import { commaOf } from '../cells.ts';
import { amount, instant, listFile, NUMBERED_PAGE } from './file.ts';
import type { Columns } from './file.ts';

interface Part {
  order: Order;
  part: SubOrder;
}

/** The sub-orders that a list's conditions on sub-orders name, of the orders of a page. */
const partsOf = (orders: readonly Order[], { state, payment, seller }: AdminOrdersFilter): Part[] =>
  orders.flatMap((order) =>
    order.subOrders
      .filter(
        (part) =>
          (state === undefined || state.includes(part.state)) &&
          (payment === undefined || payment.includes(part.paymentState)) &&
          (seller === undefined || part.sellerId === seller),
      )
      .map((part) => ({ order, part })),
  );

const OrderExport = AdminOrdersQuery.omit(NUMBERED_PAGE);

const PART_COLUMNS: Columns<Part> = {
  order: ({ order }) => order.number,
  number: ({ part }) => part.number,
  createdAt: ({ order }) => instant(order.createdAt),
  seller: ({ part }) => part.sellerName,
  state: ({ part }) => part.state,
  paymentMethod: ({ order }) => order.paymentMethod,
  paymentState: ({ part }) => part.paymentState,
  itemsTotal: ({ part }) => amount(part.itemsTotal),
  discount: ({ part }) => amount(part.discountTotal),
  pointsDiscount: ({ part }) => amount(part.pointsDiscount),
  delivery: ({ part }) => amount(part.deliveryShare),
  total: ({ part }) => amount(part.total),
  refundDue: ({ part }) => amount(part.refundDue),
  refunded: ({ part }) => amount(part.refunded),
  coupon: ({ order }) => order.couponCode,
  trackingNumber: ({ part }) => part.trackingNumber,
  invoice: ({ part }) => part.invoiceNumber,
  accountNumber: ({ order }) => order.accountNumber,
  region: ({ order }) => order.address.regionNumber,
  delegation: ({ order }) => order.address.delegation,
  postalCode: ({ order }) => order.address.postalCode,
};

const PART_CONTACTS: Columns<Part> = {
  name: ({ order }) => order.contactName,
  phone: ({ order }) => order.contactPhone,
  email: ({ order }) => order.contactEmail,
  recipient: ({ order }) => order.address.recipient,
  deliveryPhone: ({ order }) => order.address.phone,
  street: ({ order }) => order.address.street,
};

interface Line extends Part {
  line: OrderLine;
}

const LINE_COLUMNS: Columns<Line> = {
  order: ({ order }) => order.number,
  number: ({ part }) => part.number,
  createdAt: ({ order }) => instant(order.createdAt),
  seller: ({ part }) => part.sellerName,
  state: ({ part }) => part.state,
  sku: ({ line }) => line.sku,
  name: ({ line }) => line.name,
  color: ({ line }) => line.color,
  size: ({ line }) => line.size,
  quantity: ({ line }) => line.quantity,
  returnedQuantity: ({ line }) => line.returnedQuantity,
  unitPrice: ({ line }) => amount(line.unitPrice),
  discount: ({ line }) => amount(line.discount),
  pointsDiscount: ({ line }) => amount(line.pointsDiscount),
  total: ({ line }) => amount(line.total),
  vatRate: ({ line }) => commaOf(line.vatRate),
};

interface Billed extends Part {
  invoice: IssuedInvoice;
  periods: readonly RatePeriod[];
}

/** Net and VAT of an invoice, without a split by rate. */
function taxOf({ order, part, invoice, periods }: Billed): { net: string; vat: string; rates: string } {
  const days = {
    orderedOn: tunisianDay(new Date(order.createdAt)),
    issuedOn: tunisianDay(new Date(invoice.issuedAt)),
  };
  const shares = vatOf(
    part.lines.map(({ total, vatRate }) => ({
      total: fromTnd(total),
      vat_rate_bp: rateOn(periods, basisPointsOf(vatRate), days),
    })),
    fromTnd(part.deliveryShare),
  );
  const sum = (of: 'net' | 'vat'): string =>
    commaOf(toTnd(shares.reduce((total, share) => total + share[of], 0)));
  return {
    net: sum('net'),
    vat: sum('vat'),
    rates: shares.map(({ rate }) => commaOf((rate / 100).toFixed(2))).join('|'),
  };
}

const INVOICE_COLUMNS: Columns<Billed> = {
  number: ({ invoice }) => invoice.number,
  issuedAt: ({ invoice }) => instant(invoice.issuedAt),
  subOrder: ({ part }) => part.number,
  seller: ({ invoice }) => invoice.seller.legalName,
  taxNumber: ({ invoice }) => invoice.seller.taxNumber,
  paymentMethod: ({ order }) => order.paymentMethod,
  state: ({ part }) => part.state,
  net: (billed) => taxOf(billed).net,
  vat: (billed) => taxOf(billed).vat,
  vatRates: (billed) => taxOf(billed).rates,
  total: ({ part }) => amount(part.total),
};

const REFUND_COLUMNS: Columns<RefundDue> = {
  _id: ({ _id }) => _id,
  order: ({ order }) => order.number,
  placedAt: ({ order }) => instant(order.createdAt),
  reason: ({ reason }) => reason,
  amount: (refund) => amount(refund.amount),
  paymentMethod: ({ order }) => order.paymentMethod,
  provider: ({ provider }) => provider,
  reference: ({ reference }) => reference,
  paidAt: ({ paidAt }) => instant(paidAt),
  accountNumber: ({ order }) => order.accountNumber,
};

export const orderFiles: readonly Route[] = [
  listFile({
    name: 'orders',
    summary: 'The orders that match as CSV, one line for each sub-order.',
    query: OrderExport,
    columns: PART_COLUMNS,
    contacts: PART_CONTACTS,
    page: async ({ db }, viewer, query) => {
      const { orders, ...page } = await listAllOrders(db, query, viewer);
      return { ...page, items: partsOf(orders, query) };
    },
  }),
  listFile({
    name: 'order-lines',
    summary: 'The lines of the orders that match as CSV.',
    query: OrderExport,
    columns: LINE_COLUMNS,
    page: async ({ db }, viewer, query) => {
      const { orders, ...page } = await listAllOrders(db, query, viewer);
      const items = partsOf(orders, query).flatMap((part): Line[] =>
        part.part.lines.map((line) => ({ ...part, line })),
      );
      return { ...page, items };
    },
  }),
  listFile({
    name: 'invoices',
    summary: 'The invoices of the orders that match as CSV, with their VAT.',
    query: OrderExport,
    columns: INVOICE_COLUMNS,
    page: async ({ db }, viewer, query) => {
      const { orders, ...page } = await listAllOrders(db, query, viewer);
      const parts = partsOf(orders, query);
      const invoices = await issuedInvoices(
        db,
        parts.map(({ part }) => Number(part._id)),
      );
      const periods = await ratePeriods(db);
      const items = parts.flatMap((part): Billed[] => {
        const invoice = invoices.get(part.part._id);
        return invoice === undefined ? [] : [{ ...part, invoice, periods }];
      });
      return { ...page, items };
    },
  }),
  listFile({
    name: 'refunds',
    summary: 'The refunds due that match as CSV.',
    query: RefundsQuery.omit(NUMBERED_PAGE),
    columns: REFUND_COLUMNS,
    contacts: {
      name: ({ order }) => order.contactName,
      phone: ({ order }) => order.contactPhone,
    },
    page: async ({ db }, viewer, query) => {
      const { refunds: items, ...page } = await listRefunds(db, viewer, query);
      return { ...page, items };
    },
  }),
];
