/** REST v1 messages of orders (extended contract). */
import { z } from 'zod';
import { Phone } from './accounts.ts';
import { EntityId, ImageUrl, Instant, LinkUrl, Pagination, Tnd } from './common.ts';
import { MAX_PAGE_SIZE } from './common.ts';
import { Email } from './mail.ts';
import { fromTnd, POINTS_STEP } from './money.ts';
import { FALLBACK_LANGUAGE, LanguageCode } from './pages.ts';
import { bareNumber, bareOrderNumber, isPostalCode } from './rules/digits.ts';
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from './rules/limits.ts';
import { IdempotencyKey } from './support.ts';
import { bounded, line, optionalLine, optionalText, text, trimmed } from './text.ts';

/** From the least to the most advanced; a cancelled part stands apart. */
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

/** Four digits, the first of which is not 0; spaces and Arabic digits are brought to that form. */
const PostalCode = bounded(40, 'must be a postal code of 4 digits')
  .overwrite(bareNumber)
  .refine(isPostalCode, 'must be a postal code of 4 digits');

/** Where something goes. The delegation is one of the governorate's. */
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

/** Body of POST /v1/orders: the cart with what the shopper saw, and who gets it where. */
export const OrderRequest = z
  .strictObject({
    lines: z
      .array(
        z.strictObject({
          productId: EntityId,
          variantId: EntityId.nullish().transform((value) => value ?? null),
          quantity: z.int().min(1).max(MAX_LINE_QUANTITY),
          unitPrice: Tnd.describe('What one cost when the shopper last saw it.'),
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
    expectedTotal: Tnd.describe('The total that the shopper agreed to, points taken off.'),
    points: z
      .int()
      .min(0)
      .max(1_000_000)
      .multipleOf(POINTS_STEP, 'must be whole hundreds')
      .default(0)
      .describe('Loyalty points to use.'),
    saveAddress: z.boolean().default(false).describe('Keeps the address for the next order.'),
    language: LanguageCode.default(FALLBACK_LANGUAGE),
    idempotencyKey: IdempotencyKey,
  })
  .meta({ id: 'OrderRequest' });
export type OrderRequest = z.input<typeof OrderRequest>;

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
    lineIndex: z.int().min(0).nullable().describe('null: of the order as a whole.'),
    currentPrice: Tnd.nullable().describe(
      'What one costs now; of TOTAL_CHANGED, the whole order; of DELIVERY_CHANGED, the delivery.',
    ),
    availableQuantity: z
      .int()
      .min(0)
      .nullable()
      .describe('Pieces; of POINTS_CHANGED, points that can be used.'),
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
    productId: EntityId.nullable().describe('null: the product is gone.'),
    variantId: EntityId.nullable(),
    name: z.string(),
    sku: z.string(),
    imageUrl: ImageUrl.nullable(),
    color: z.string().nullable(),
    size: z.string().nullable(),
    quantity: z.int().min(1),
    unitPrice: Tnd,
    discount: Tnd.describe('Its share of the coupon.'),
    pointsDiscount: Tnd.describe('Its share of the points.'),
    total: Tnd,
    returnedQuantity: z.int().min(0),
    vatRate: bounded(6)
      .regex(/^\d{1,3}\.\d{2}$/)
      .describe('Percent, contained in the price: "19.00".'),
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

/** What one seller sends. */
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
    refunded: Tnd.describe('What has been given back of the total.'),
    timeline: z.array(OrderEvent),
    returns: z.array(OrderReturn).optional().describe('Oldest first; absent: the API does not give them.'),
    canCancel: z.boolean().describe('By the shopper.'),
    canReturnUntil: Instant.nullable().describe('null: no return can be opened.'),
    trackingNumber: z.string().nullable(),
    invoiceNumber: z.string().nullable(),
    invoicePath: z
      .string()
      .nullable()
      .describe('Page of the shop with its invoice, made to be printed; null: not delivered yet.'),
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
    paymentUrl: LinkUrl.nullable().describe('Where to pay, while that is possible.'),
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
    pointsEarned: z.int().min(0).describe('Available when it is completed.'),
    subOrders: z.array(SubOrder),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof Order>;

/** Answer of POST /v1/orders: the order with what is cheaper than the shopper saw, or what is different and has to be agreed to. */
export const OrderPlaced = z
  .object({
    order: Order.nullable().describe('null: nothing was placed.'),
    token: z.string().nullable().describe('Of the order’s secret link.'),
    differences: z.array(OrderDifference),
  })
  .meta({ id: 'OrderPlaced' });
export type OrderPlaced = z.infer<typeof OrderPlaced>;

/** 128 bits. */
export const OrderToken = bounded(22, 'is not a link of ours')
  .regex(/^[\w-]{22}$/, 'is not a link of ours')
  .meta({ id: 'OrderToken' });

export const OrderNumber = bounded(40, 'must be an order number')
  .overwrite(bareOrderNumber)
  .regex(/^CMD-\d{2}-\d{6}-\d$/, 'must be an order number')
  .meta({ id: 'OrderNumber' });

/** Body of POST /v1/orders/status. */
export const OrderStatusRequest = z
  .strictObject({ number: OrderNumber, phone: Phone })
  .meta({ id: 'OrderStatusRequest' });
export type OrderStatusRequest = z.input<typeof OrderStatusRequest>;

/** What number and phone alone may show. */
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

/** Query of the lists of orders, the latest first. */
export const OrdersQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(8),
  after: bounded(400).optional(),
  page: z.coerce.number().int().min(1).optional(),
});
/** Of the own account. */
export const UserOrdersQuery = OrdersQuery.extend({
  states: bounded(300)
    .optional()
    .describe('Orders of which a part is in one of these states, separated by commas.'),
});
export const AdminOrdersQuery = OrdersQuery.extend({
  state: OrderState.optional().describe('Orders of which a part is in it.'),
  payment: PaymentState.optional().describe('Orders of which a part’s payment is in it.'),
  seller: EntityId.optional().describe('Orders of which a part is the seller’s.'),
  q: text(2, 120)
    .optional()
    .describe('Number or its beginning, telephone, mail address, or a part of the name.'),
  from: Instant.optional().describe('Placed then or later.'),
  until: Instant.optional().describe('Placed before.'),
});

export const OrdersPage = z
  .object({ orders: z.array(Order), cursors: z.array(z.string()), pagination: Pagination })
  .meta({ id: 'OrdersPage' });
export type OrdersPage = z.infer<typeof OrdersPage>;

/** Names an order: of the own account by its id, or by its secret link. */
const OrderTarget = z.strictObject({
  orderId: EntityId.optional().describe('Of the account that asks.'),
  token: OrderToken.optional(),
});
const hasOneTarget = ({ orderId, token }: z.output<typeof OrderTarget>): boolean =>
  (orderId === undefined) !== (token === undefined);
const ONE_TARGET = { message: 'either this or token is required', path: ['orderId'] };

/** Body of POST /v1/orders/cancellation. */
export const OrderCancellationRequest = OrderTarget.extend({
  subOrderId: EntityId.optional().describe('Only this part.'),
})
  .refine(hasOneTarget, ONE_TARGET)
  .meta({ id: 'OrderCancellationRequest' });
export type OrderCancellationRequest = z.input<typeof OrderCancellationRequest>;

/** Why a shopper can't cancel: it is too late; or what is left would cost more than was paid online for the whole. */
export const CancellationRefusal = z.enum(['TOO_LATE', 'COSTS_MORE']).meta({ id: 'CancellationRefusal' });
export type CancellationRefusal = z.infer<typeof CancellationRefusal>;

/** What an order comes to when its shopper cancels a part of it, or all. Nothing is changed by asking. */
export const OrderCancellation = z
  .object({
    refusal: CancellationRefusal.nullable().describe('null: it can be cancelled.'),
    total: Tnd.describe('Of what is left of the order: its parts that are not cancelled then.'),
    deliveryFee: Tnd.describe('Of what is left.'),
    addedDelivery: Tnd.describe('Delivery that becomes payable.'),
    withdrawnCoupon: z
      .string()
      .nullable()
      .describe('Code of the coupon that holds no longer; null: none is withdrawn.'),
    withdrawnDiscount: Tnd.describe('What that coupon no longer takes off what is left.'),
    returnedPoints: z.int().min(0).describe('Loyalty points that come back.'),
    refundDue: Tnd.describe('What is given back of what was paid.'),
  })
  .meta({ id: 'OrderCancellation' });
export type OrderCancellation = z.infer<typeof OrderCancellation>;

/** Body of POST /v1/orders/cancel. */
export const OrderCancelRequest = OrderTarget.extend({
  subOrderId: EntityId.optional().describe('Only this part.'),
  expectedTotal: Tnd.nullish()
    .transform((value) => value ?? undefined)
    .describe(
      'The `total` of the cancellation that the shopper agreed to; where it is another by now, nothing is cancelled.',
    ),
  reason: optionalText(300),
  idempotencyKey: IdempotencyKey,
})
  .refine(hasOneTarget, ONE_TARGET)
  .meta({ id: 'OrderCancelRequest' });
export type OrderCancelRequest = z.input<typeof OrderCancelRequest>;

/** Body of POST /v1/orders/pay. */
export const OrderPayRequest = OrderTarget.extend({
  paymentProvider: PaymentProviderCode.nullish()
    .transform((value) => value ?? undefined)
    .describe('Another payment service than before.'),
})
  .refine(hasOneTarget, ONE_TARGET)
  .meta({ id: 'OrderPayRequest' });
export type OrderPayRequest = z.input<typeof OrderPayRequest>;

/** Body of POST /v1/orders/return. */
export const ReturnRequest = z
  .strictObject({
    subOrderId: EntityId,
    token: OrderToken.optional().describe('Without it: of the account that asks.'),
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

/** Body of POST /v1/admin/orders/{id}/transition. */
export const OrderTransitionRequest = z
  .strictObject({
    subOrderId: EntityId,
    to: OrderState,
    note: optionalText(300).describe('The shopper reads it.'),
    trackingNumber: optionalLine(60),
    idempotencyKey: IdempotencyKey,
  })
  .meta({ id: 'OrderTransitionRequest' });
export type OrderTransitionRequest = z.input<typeof OrderTransitionRequest>;

/** Money that is given back. */
export const RefundAmount = Tnd.nullish()
  .transform((amount) => (amount == null ? undefined : fromTnd(amount)))
  .refine((amount) => amount === undefined || amount > 0, 'must be more than nothing')
  .describe('What was given back; without it all that is due, or for REFUNDED all that is left.');

/** What staff say of a refund, to each other. */
export const RefundNoteText = optionalText(300).describe('Of a refund; staff read it.');

/** Body of POST /v1/admin/orders/{id}/payment. */
export const OrderPaymentRequest = z
  .strictObject({
    subOrderId: EntityId,
    to: PaymentState,
    amount: RefundAmount,
    note: RefundNoteText,
    idempotencyKey: IdempotencyKey,
  })
  .meta({ id: 'OrderPaymentRequest' });
export type OrderPaymentRequest = z.input<typeof OrderPaymentRequest>;

/** Body of POST /v1/admin/orders/{id}/inspection: how many of the returned pieces are taken back. Lines left out: none. */
export const ReturnInspectionRequest = z
  .strictObject({
    subOrderId: EntityId,
    accepted: z
      .array(z.strictObject({ lineId: EntityId, quantity: z.int().min(0).max(MAX_LINE_QUANTITY) }))
      .max(MAX_CART_LINES),
    note: optionalText(300),
    idempotencyKey: IdempotencyKey,
  })
  .meta({ id: 'ReturnInspectionRequest' });
export type ReturnInspectionRequest = z.input<typeof ReturnInspectionRequest>;

export const MAX_ADDRESSES = 20;

export const SavedAddress = OrderAddress.extend({ _id: EntityId, isDefault: z.boolean() }).meta({
  id: 'SavedAddress',
});
export type SavedAddress = z.infer<typeof SavedAddress>;

/** GET /v1/user/addresses: the default one first, then the latest. */
export const SavedAddresses = z.object({ addresses: z.array(SavedAddress) }).meta({ id: 'SavedAddresses' });
export type SavedAddresses = z.infer<typeof SavedAddresses>;

/** Body of POST /v1/user/addresses: with an id, that one is changed. */
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
    balance: z.int().min(0).describe('Points that can be used now.'),
    pending: z.int().min(0).describe('Points of orders that are not completed yet.'),
    value: Tnd.describe('What the whole hundreds of the balance take off an order.'),
  })
  .meta({ id: 'PointsSummary' });
export type PointsSummary = z.infer<typeof PointsSummary>;

/** A row of the ledger. */
export const PointsEntry = z
  .object({
    _id: EntityId,
    kind: PointsKind,
    points: z.int().describe('Less than 0: they were taken off.'),
    at: Instant,
    orderId: EntityId.nullable(),
    orderNumber: z.string().nullable().describe('null: of no order.'),
  })
  .meta({ id: 'PointsEntry' });
export type PointsEntry = z.infer<typeof PointsEntry>;

/** Query of GET /v1/user/points/history, the latest first. */
export const PointsQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(25),
  after: bounded(400).optional(),
});

export const PointsPage = z
  .object({ entries: z.array(PointsEntry), cursors: z.array(z.string()), pagination: Pagination })
  .meta({ id: 'PointsPage' });
export type PointsPage = z.infer<typeof PointsPage>;
