/** REST v1 messages of orders (extended contract). */
import { z } from 'zod';
import { AccountNumber, Phone } from './accounts.ts';
import { OrderDesk } from './admin/desk.ts';
import { EntityId, ImageUrl, Instant, LinkUrl, Pagination, Percent, QueryBoolean, Tnd } from './common.ts';
import { MAX_PAGE_SIZE } from './common.ts';
import { Email } from './mail.ts';
import { fromTnd, POINTS_STEP } from './money.ts';
import { OrderSource } from './order-source.ts';
import { LanguageCode } from './pages.ts';
import { FALLBACK_LANGUAGE } from './rules/languages.ts';
import { bareNumber, bareOrderNumber, isPostalCode } from './rules/digits.ts';
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from './rules/limits.ts';
import { FileKeys } from './files.ts';
import { IdempotencyKey } from './support.ts';
import { isRib, ribDigits } from './rules/rib.ts';
import { bounded, line, optionalLine, optionalText, text, trimmed } from './text.ts';

/** From the least to the most advanced; CANCELLED is not part of that order. */
export const ORDER_STATES = [
  'AWAITING_PAYMENT',
  'AWAITING_CONFIRMATION',
  'CONFIRMED',
  'PREPARING',
  'SHIPPED',
  'DELIVERY_FAILED',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'RETURN_OPEN',
  'COMPLETED',
  'RETURNED',
  'RETURNED_TO_SELLER',
  'CANCELLED',
] as const;
export const OrderState = z.enum(ORDER_STATES).meta({ id: 'OrderState' });
export type OrderState = z.infer<typeof OrderState>;

export const PaymentMethod = z.enum(['CASH_ON_DELIVERY', 'ONLINE']).meta({ id: 'PaymentMethod' });
export type PaymentMethod = z.infer<typeof PaymentMethod>;

export const PaymentProviderCode = z
  .enum(['SIMULATOR', 'KONNECT', 'FLOUCI'])
  .meta({ id: 'PaymentProviderCode' });
export type PaymentProviderCode = z.infer<typeof PaymentProviderCode>;

/** Cash: DUE → COLLECTED → REMITTED → RECONCILED, or REFUSED. Online: CREATED → REDIRECTED → PAID → PARTIALLY_REFUNDED → REFUNDED, or FAILED, EXPIRED. */
export const PaymentState = z
  .enum([
    'DUE',
    'COLLECTED',
    'REMITTED',
    'RECONCILED',
    'REFUSED',
    'CREATED',
    'REDIRECTED',
    'PAID',
    'PARTIALLY_REFUNDED',
    'REFUNDED',
    'FAILED',
    'EXPIRED',
  ])
  .meta({ id: 'PaymentState' });
export type PaymentState = z.infer<typeof PaymentState>;

/** Four digits, the first of which is not 0; spaces and Arabic digits are normalised. */
const PostalCode = bounded(40, 'must be a postal code of 4 digits')
  .overwrite(bareNumber)
  .refine(isPostalCode, 'must be a postal code of 4 digits')
  .meta({ examples: ['1000'] });

/** A delivery address. The delegation must belong to the governorate. */
export const AddressRequest = z
  .strictObject({
    recipient: line(1, 120),
    phone: Phone,
    secondPhone: Phone.nullish().transform((value) => value ?? null),
    regionNumber: z.int().min(1, 'must be from 1 to 24').max(24, 'must be from 1 to 24'),
    delegation: line(1, 60),
    postalCode: PostalCode,
    street: line(1, 200),
    landmark: optionalLine(120),
    note: optionalText(300),
  })
  .meta({ id: 'AddressRequest' });
export type AddressRequest = z.input<typeof AddressRequest>;

export const OrderAddress = z
  .object({
    recipient: z.string(),
    phone: z.string(),
    secondPhone: z.string().nullable(),
    regionNumber: z.int(),
    delegation: z.string(),
    postalCode: z.string(),
    street: z.string(),
    landmark: z.string().nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: 'OrderAddress' });
export type OrderAddress = z.infer<typeof OrderAddress>;

/** Body of POST /v1/orders: the cart with the prices that the shopper saw, the recipient and the address. */
export const OrderRequest = z
  .strictObject({
    lines: z
      .array(
        z.strictObject({
          productId: EntityId,
          variantId: EntityId.nullish().transform((value) => value ?? null),
          quantity: z.int().min(1).max(MAX_LINE_QUANTITY),
          unitPrice: Tnd.describe('Unit price that the shopper last saw.'),
        }),
      )
      .min(1, 'is required')
      .max(MAX_CART_LINES),
    couponCode: trimmed(40)
      .nullish()
      .transform((value) => (value == null || value === '' ? null : value)),
    contactName: line(1, 120),
    contactPhone: Phone,
    contactEmail: Email.nullish().transform((value) => value ?? null),
    address: AddressRequest,
    paymentMethod: PaymentMethod,
    paymentProvider: PaymentProviderCode.nullish().transform((value) => value ?? null),
    expectedTotal: Tnd.describe('Total that the shopper accepted, after points.'),
    points: z
      .int()
      .min(0)
      .max(1_000_000)
      .multipleOf(POINTS_STEP, 'must be whole hundreds')
      .default(0)
      .describe('Loyalty points to redeem.'),
    saveAddress: z.boolean().default(false).describe('Stores the address for the next order.'),
    language: LanguageCode.default(FALLBACK_LANGUAGE),
    idempotencyKey: IdempotencyKey,
  })
  .meta({ id: 'OrderRequest' });
export type OrderRequest = z.input<typeof OrderRequest>;

/** Body of POST /v1/admin/orders: an order that staff place for a buyer on the telephone, paid on delivery. */
export const PhoneOrderRequest = OrderRequest.omit({
  couponCode: true,
  paymentMethod: true,
  paymentProvider: true,
  points: true,
  saveAddress: true,
})
  .extend({
    fromOrderId: EntityId.nullish()
      .transform((value) => value ?? null)
      .describe(
        'The order that the buyer’s data come from: its account gets this one too if the telephone is the same.',
      ),
    isConfirmed: z.boolean().default(false).describe('true: it is confirmed at once.'),
  })
  .meta({ id: 'PhoneOrderRequest' });
export type PhoneOrderRequest = z.input<typeof PhoneOrderRequest>;

export const OrderDifferenceCode = z
  .enum([
    'PRICE_CHANGED',
    'OUT_OF_STOCK',
    'STOCK_REDUCED',
    'COUPON_INVALID',
    'PRODUCT_UNAVAILABLE',
    'VARIANT_REQUIRED',
    'VARIANT_UNKNOWN',
    'TOTAL_CHANGED',
    'POINTS_CHANGED',
    'DELIVERY_CHANGED',
  ])
  .meta({ id: 'OrderDifferenceCode' });
export type OrderDifferenceCode = z.infer<typeof OrderDifferenceCode>;

export const OrderDifference = z
  .object({
    code: OrderDifferenceCode,
    lineIndex: z.int().min(0).nullable().describe('null: the whole order.'),
    currentPrice: Tnd.nullable().describe(
      'What one costs now; of TOTAL_CHANGED, the whole order; of DELIVERY_CHANGED, the delivery.',
    ),
    availableQuantity: z
      .int()
      .min(0)
      .nullable()
      .describe('Available pieces; of POINTS_CHANGED, points that can be redeemed.'),
    message: z.string(),
  })
  .meta({ id: 'OrderDifference' });
export type OrderDifference = z.infer<typeof OrderDifference>;

export const OrderEvent = z
  .object({ state: OrderState, at: Instant, note: z.string().nullable() })
  .meta({ id: 'OrderEvent' });
export type OrderEvent = z.infer<typeof OrderEvent>;

export const OrderLine = z
  .object({
    _id: EntityId,
    productId: EntityId.nullable().describe('null: the product no longer exists.'),
    variantId: EntityId.nullable(),
    name: z.string(),
    sku: z.string(),
    imageUrl: ImageUrl.nullable(),
    color: z.string().nullable(),
    size: z.string().nullable(),
    quantity: z.int().min(1),
    unitPrice: Tnd,
    discount: Tnd.describe('The line’s share of the coupon’s discount.'),
    pointsDiscount: Tnd.describe('The line’s share of the points’ discount.'),
    total: Tnd,
    returnedQuantity: z.int().min(0),
    vatRate: Percent.describe('Included in the price.'),
  })
  .meta({ id: 'OrderLine' });
export type OrderLine = z.infer<typeof OrderLine>;

/** A return of lines of a sub-order. */
export const OrderReturn = z
  .object({
    _id: EntityId,
    openedAt: Instant,
    inspectedAt: Instant.nullable().describe('null: not inspected yet.'),
    note: z.string().nullable(),
    lines: z.array(
      z.object({
        lineId: EntityId,
        quantity: z.int().min(1),
        reason: z.string().nullable().describe('In the shopper’s words; null: erased with the account.'),
        acceptedQuantity: z.int().min(0).nullable().describe('null: not inspected yet.'),
      }),
    ),
  })
  .meta({ id: 'OrderReturn' });
export type OrderReturn = z.infer<typeof OrderReturn>;

/** The lines of an order sold by one seller. */
export const SubOrder = z
  .object({
    _id: EntityId,
    number: z.string(),
    sellerId: EntityId,
    sellerName: z.string(),
    state: OrderState,
    paymentState: PaymentState,
    lines: z.array(OrderLine),
    itemsTotal: Tnd,
    discountTotal: Tnd,
    pointsDiscount: Tnd,
    deliveryShare: Tnd,
    total: Tnd,
    refundDue: Tnd,
    refunded: Tnd.describe('Amount refunded of the total.'),
    timeline: z.array(OrderEvent),
    returns: z.array(OrderReturn).optional().describe('Oldest first; absent: the API does not provide them.'),
    canCancel: z.boolean().describe('Whether the shopper can cancel it.'),
    canReturnUntil: Instant.nullable().describe('null: no return can be opened.'),
    trackingNumber: z.string().nullable(),
    invoiceNumber: z.string().nullable(),
    invoicePath: z.string().nullable().describe('Printable page with the invoice; null: not delivered yet.'),
  })
  .meta({ id: 'SubOrder' });
export type SubOrder = z.infer<typeof SubOrder>;

export const Order = z
  .object({
    _id: EntityId,
    number: z.string(),
    accountNumber: z.string().nullable().describe('null: a visitor’s.'),
    createdAt: Instant,
    state: OrderState.describe(
      'The least advanced of its parts; cancelled ones do not count unless all are.',
    ),
    paymentMethod: PaymentMethod,
    paymentProvider: PaymentProviderCode.nullable(),
    paymentState: PaymentState,
    paymentUrl: LinkUrl.nullable().describe('Address of the payment page while the order can be paid.'),
    payableUntil: Instant.nullable().describe(
      'It waits to be paid online, until then: a payment that failed can be tried again. null: nothing is to be paid.',
    ),
    contactName: z.string(),
    contactPhone: z.string(),
    contactEmail: z.string().nullable(),
    address: OrderAddress,
    itemsTotal: Tnd,
    discountTotal: Tnd,
    couponCode: z.string().nullable(),
    pointsUsed: z.int().min(0),
    pointsDiscount: Tnd,
    deliveryFee: Tnd,
    total: Tnd,
    pointsEarned: z.int().min(0).describe('Credited when the order is completed.'),
    subOrders: z.array(SubOrder),
    desk: OrderDesk.optional().describe('Facts for staff; in responses to admins only.'),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof Order>;

/** Response of POST /v1/orders: the order with what became cheaper, or the differences that the shopper has to accept first. */
export const OrderPlaced = z
  .object({
    order: Order.nullable().describe('null: no order was placed.'),
    token: z.string().nullable().describe('Token of the order’s secret link.'),
    differences: z.array(OrderDifference),
  })
  .meta({ id: 'OrderPlaced' });
export type OrderPlaced = z.infer<typeof OrderPlaced>;

/** 128 bits. */
export const OrderToken = bounded(22, 'is not a link of ours')
  .regex(/^[\w-]{22}$/, 'is not a link of ours')
  .meta({ id: 'OrderToken', examples: ['9aB3cD5eF7gH1iJ3kL5mNw'] });

/** Body of POST /v1/auth/open-by-order; the response does not reveal whether an account exists. */
export const OpenByOrderRequest = z
  .strictObject({ token: OrderToken.describe('Of the order’s secret link.') })
  .meta({ id: 'OpenByOrderRequest' });
export type OpenByOrderRequest = z.input<typeof OpenByOrderRequest>;

export const OrderNumber = bounded(40, 'must be an order number')
  .overwrite(bareOrderNumber)
  .regex(/^CMD-\d{2}-\d{6}-\d$/, 'must be an order number')
  .meta({ id: 'OrderNumber', examples: ['CMD-26-000042-3'] });

/** Body of POST /v1/orders/status. */
export const OrderStatusRequest = z
  .strictObject({ number: OrderNumber, phone: Phone })
  .meta({ id: 'OrderStatusRequest' });
export type OrderStatusRequest = z.input<typeof OrderStatusRequest>;

/** What a visitor with order number and phone may see. */
export const OrderStatus = z
  .object({
    number: z.string(),
    state: OrderState,
    createdAt: Instant,
    subOrders: z.array(
      z.object({
        number: z.string(),
        state: OrderState,
        timeline: z.array(z.object({ state: OrderState, at: Instant })),
      }),
    ),
  })
  .meta({ id: 'OrderStatus' });
export type OrderStatus = z.infer<typeof OrderStatus>;

/** Query of the lists of orders, newest first. */
export const OrdersQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(8),
  after: bounded(400).optional(),
  page: z.coerce.number().int().min(1).optional(),
});
/** Orders of the signed-in account. */
export const UserOrdersQuery = OrdersQuery.extend({
  states: bounded(300)
    .optional()
    .describe('Orders with a sub-order in one of these states, separated by commas.'),
});
/** Several values of an enumeration in a query, separated by commas. */
export const listOf = <T extends z.ZodType<unknown, string>>(value: T, longest = 300) =>
  bounded(longest)
    .transform((text) => text.split(','))
    .pipe(z.array(value));
/** What the list of all orders is sorted by. */
export const AdminOrderSortBy = z.enum(['placed', 'total', 'age']);
export type AdminOrderSortBy = z.infer<typeof AdminOrderSortBy>;
/** Conditions on sub-orders (state, payment, seller, late, openReturn) have to hold for one and the same sub-order. */
export const AdminOrdersQuery = OrdersQuery.extend({
  account: AccountNumber.optional().describe('Orders of this account.'),
  state: listOf(OrderState)
    .optional()
    .describe('Orders with a sub-order in one of these states, separated by commas.'),
  payment: listOf(PaymentState)
    .optional()
    .describe('Orders with a payment in one of these states, separated by commas.'),
  seller: EntityId.optional().describe('Orders with a sub-order of this seller.'),
  late: QueryBoolean.optional().describe(
    'true: orders with a confirmed sub-order that should have been handed over to the carrier by now.',
  ),
  openReturn: QueryBoolean.optional().describe('true: orders with a return that is to be inspected.'),
  openTicket: QueryBoolean.optional().describe('true: orders with a ticket that is not resolved.'),
  method: PaymentMethod.optional(),
  region: z.coerce.number().int().min(1).max(24).optional().describe('Governorate of the delivery.'),
  minTotal: Tnd.optional(),
  maxTotal: Tnd.optional(),
  coupon: trimmed(40).optional().describe('Code of the coupon.'),
  source: OrderSource.optional(),
  sort: AdminOrderSortBy.default('placed').describe(
    '`age`: by the time since which the order is in its state, the longest first.',
  ),
  order: z.enum(['asc', 'desc']).optional().describe('Default: the latest, largest or longest first.'),
  q: text(2, 120)
    .optional()
    .describe('Order number or its beginning, phone, e-mail address, or part of the name.'),
  from: Instant.optional().describe('Placed at or after this instant.'),
  until: Instant.optional().describe('Placed before this instant.'),
});

export const OrdersPage = z
  .object({ orders: z.array(Order), cursors: z.array(z.string()), pagination: Pagination })
  .meta({ id: 'OrdersPage' });
export type OrdersPage = z.infer<typeof OrdersPage>;

/** Identifies an order: one of the signed-in account by its ID, or any by its secret link. */
const OrderTarget = z.strictObject({
  orderId: EntityId.optional().describe('An order of the signed-in account.'),
  token: OrderToken.optional(),
});
const hasOneTarget = ({ orderId, token }: z.output<typeof OrderTarget>): boolean =>
  (orderId === undefined) !== (token === undefined);
const ONE_TARGET = { message: 'either this or token is required', path: ['orderId'] };

/** Body of POST /v1/orders/cancellation. */
export const OrderCancellationRequest = OrderTarget.extend({
  subOrderId: EntityId.optional().describe('Only this sub-order.'),
})
  .refine(hasOneTarget, ONE_TARGET)
  .meta({ id: 'OrderCancellationRequest', examples: [{ orderId: '42' }] });
export type OrderCancellationRequest = z.input<typeof OrderCancellationRequest>;

/** Why a shopper cannot cancel: it is too late, or the remaining order would cost more than was paid online for the whole. */
export const CancellationRefusal = z.enum(['TOO_LATE', 'COSTS_MORE']).meta({ id: 'CancellationRefusal' });
export type CancellationRefusal = z.infer<typeof CancellationRefusal>;

/** Preview of a cancellation of a sub-order or the whole order. Changes nothing. */
export const OrderCancellation = z
  .object({
    refusal: CancellationRefusal.nullable().describe('null: it can be cancelled.'),
    total: Tnd.describe('Total of the remaining order.'),
    deliveryFee: Tnd.describe('Of the remaining order.'),
    addedDelivery: Tnd.describe('Delivery fee that becomes due.'),
    withdrawnCoupon: z
      .string()
      .nullable()
      .describe('Code of the coupon that is no longer valid; null: none.'),
    withdrawnDiscount: Tnd.describe('Discount of that coupon that the remaining order loses.'),
    returnedPoints: z.int().min(0).describe('Loyalty points returned to the account.'),
    refundDue: Tnd.describe('Amount to refund.'),
  })
  .meta({ id: 'OrderCancellation' });
export type OrderCancellation = z.infer<typeof OrderCancellation>;

/** Body of POST /v1/orders/cancel. */
export const OrderCancelRequest = OrderTarget.extend({
  subOrderId: EntityId.optional().describe('Only this sub-order.'),
  expectedTotal: Tnd.nullish()
    .transform((value) => value ?? undefined)
    .describe(
      'The `total` of the cancellation that the shopper agreed to; where it is another by now, nothing is cancelled.',
    ),
  reason: optionalText(300),
  idempotencyKey: IdempotencyKey,
})
  .refine(hasOneTarget, ONE_TARGET)
  .meta({
    id: 'OrderCancelRequest',
    examples: [{ orderId: '42', idempotencyKey: '7d0b5a52-1f5e-4a0a-9f0e-2c1f6f6f1c11' }],
  });
export type OrderCancelRequest = z.input<typeof OrderCancelRequest>;

/** Body of POST /v1/orders/pay. */
export const OrderPayRequest = OrderTarget.extend({
  paymentProvider: PaymentProviderCode.nullish()
    .transform((value) => value ?? undefined)
    .describe('Pay with another payment service than before.'),
})
  .refine(hasOneTarget, ONE_TARGET)
  .meta({ id: 'OrderPayRequest', examples: [{ orderId: '42' }] });
export type OrderPayRequest = z.input<typeof OrderPayRequest>;

/** Body of POST /v1/orders/return. */
export const ReturnRequest = z
  .strictObject({
    subOrderId: EntityId,
    token: OrderToken.optional().describe('Without it: an order of the signed-in account.'),
    lines: z
      .array(
        z.strictObject({
          lineId: EntityId,
          quantity: z.int().min(1).max(MAX_LINE_QUANTITY),
          reason: line(1, 200),
        }),
      )
      .min(1, 'is required')
      .max(MAX_CART_LINES),
    note: optionalText(500),
    idempotencyKey: IdempotencyKey,
  })
  .meta({ id: 'ReturnRequest' });
export type ReturnRequest = z.input<typeof ReturnRequest>;

/** Body of POST /v1/admin/orders/{id}/return. */
export const StaffReturnRequest = ReturnRequest.omit({ token: true }).meta({ id: 'StaffReturnRequest' });
export type StaffReturnRequest = z.input<typeof StaffReturnRequest>;

/** Body of POST /v1/admin/orders/{id}/transition. */
export const OrderTransitionRequest = z
  .strictObject({
    subOrderId: EntityId,
    to: OrderState,
    note: optionalText(300).describe('Visible to the shopper.'),
    trackingNumber: optionalLine(60),
    idempotencyKey: IdempotencyKey,
  })
  .meta({ id: 'OrderTransitionRequest' });
export type OrderTransitionRequest = z.input<typeof OrderTransitionRequest>;

/** Amount of a refund. */
export const RefundAmount = Tnd.nullish()
  .transform((amount) => (amount == null ? undefined : fromTnd(amount)))
  .refine((amount) => amount === undefined || amount > 0, 'must be more than nothing')
  .describe('Amount refunded; default: the amount due, or for REFUNDED the remaining amount.');

/** How a refund was paid. */
export const RefundMethod = z.enum(['CARD', 'TRANSFER', 'CASH', 'POINTS']).meta({ id: 'RefundMethod' });
export type RefundMethod = z.infer<typeof RefundMethod>;

/** How a refund was made; visible to staff only. */
export const refundDetails = {
  method: RefundMethod.nullish().transform((method) => method ?? null),
  reference: optionalLine(60).describe('Reference of the transfer or card transaction.'),
  rib: optionalLine(40)
    .transform((typed) => (typed === null ? null : ribDigits(typed)))
    .refine((rib) => rib === null || isRib(rib), 'is no account number: 20 digits with their key')
    .describe('Account number of a TRANSFER: it is checked, and its last six digits are stored.'),
  note: optionalText(300).describe('Internal note on the refund.'),
};

/** Body of POST /v1/admin/orders/{id}/payment. */
export const OrderPaymentRequest = z
  .strictObject({
    subOrderId: EntityId,
    to: PaymentState,
    amount: RefundAmount,
    ...refundDetails,
    idempotencyKey: IdempotencyKey,
  })
  .meta({ id: 'OrderPaymentRequest' });
export type OrderPaymentRequest = z.input<typeof OrderPaymentRequest>;

/** Body of POST /v1/admin/orders/{id}/inspection: accepted pieces per returned line. Lines left out: none. */
export const ReturnInspectionRequest = z
  .strictObject({
    subOrderId: EntityId,
    accepted: z
      .array(z.strictObject({ lineId: EntityId, quantity: z.int().min(0).max(MAX_LINE_QUANTITY) }))
      .max(MAX_CART_LINES),
    note: optionalText(300),
    photos: FileKeys.describe('Pictures of what came back, uploaded before; not shown to the shopper.'),
    idempotencyKey: IdempotencyKey,
  })
  .meta({ id: 'ReturnInspectionRequest' });
export type ReturnInspectionRequest = z.input<typeof ReturnInspectionRequest>;

export const MAX_ADDRESSES = 20;

export const SavedAddress = OrderAddress.extend({ _id: EntityId, isDefault: z.boolean() }).meta({
  id: 'SavedAddress',
});
export type SavedAddress = z.infer<typeof SavedAddress>;

/** GET /v1/user/addresses: the default one first, then newest first. */
export const SavedAddresses = z.object({ addresses: z.array(SavedAddress) }).meta({ id: 'SavedAddresses' });
export type SavedAddresses = z.infer<typeof SavedAddresses>;

/** Body of POST /v1/user/addresses; with an ID, changes that address. */
export const AddressSaveRequest = AddressRequest.extend({
  id: EntityId.nullish(),
  isDefault: z.boolean().default(false),
}).meta({ id: 'AddressSaveRequest' });
export type AddressSaveRequest = z.input<typeof AddressSaveRequest>;

export const AddressRemoveRequest = z.strictObject({ id: EntityId }).meta({ id: 'AddressRemoveRequest' });

/** GET /v1/regions/{number}/delegations. */
export const DelegationList = z
  .object({ delegations: z.array(z.object({ name: z.string(), nameAr: z.string() })) })
  .meta({ id: 'DelegationList' });
export type DelegationList = z.infer<typeof DelegationList>;

export const PointsKind = z
  .enum(['BURNED', 'BURN_RETURNED', 'EARNED', 'TAKEN_BACK', 'ADJUSTED'])
  .meta({ id: 'PointsKind' });
export type PointsKind = z.infer<typeof PointsKind>;

/** GET /v1/user/points. */
export const PointsSummary = z
  .object({
    balance: z.int().min(0).describe('Points that can be redeemed now.'),
    pending: z.int().min(0).describe('Points of orders that are not completed yet.'),
    value: Tnd.describe('Discount that the balance’s whole hundreds give.'),
  })
  .meta({ id: 'PointsSummary' });
export type PointsSummary = z.infer<typeof PointsSummary>;

/** An entry of the loyalty points' history. */
export const PointsEntry = z
  .object({
    _id: EntityId,
    kind: PointsKind,
    points: z.int().describe('Negative: points were deducted.'),
    at: Instant,
    orderId: EntityId.nullable(),
    orderNumber: z.string().nullable().describe('null: not related to an order.'),
  })
  .meta({ id: 'PointsEntry' });
export type PointsEntry = z.infer<typeof PointsEntry>;

/** Query of GET /v1/user/points/history, newest first. */
export const PointsQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(25),
  after: bounded(400).optional(),
});

export const PointsPage = z
  .object({ entries: z.array(PointsEntry), cursors: z.array(z.string()), pagination: Pagination })
  .meta({ id: 'PointsPage' });
export type PointsPage = z.infer<typeof PointsPage>;
