/** Tables of orders: what was bought, where it goes, how it is paid, and the ledgers. */
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { CashBearer, CashRowOutcome } from '../../contract/admin/cash.ts';
import type { ContactOutcome } from '../../contract/admin/desk.ts';
import type { PayoutState } from '../../contract/admin/payouts.ts';
import type { CouponType } from '../../contract/content.ts';
import type { InvoiceSeller } from '../../contract/invoices.ts';
import type {
  OrderAddress,
  OrderState,
  PaymentMethod,
  PaymentProviderCode,
  PaymentState,
  RefundMethod,
} from '../../contract/orders.ts';
import type { OrderSource } from '../../contract/order-source.ts';
import type { LanguageCode } from '../../contract/pages.ts';

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
type Time = ColumnType<Date, Date | string, Date | string>;
type OptionalTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type DefaultedTime = ColumnType<Date, Date | string | undefined, Date | string>;

export interface OrderNumbersTable {
  year: number;
  last: number;
}

export interface OrdersTable {
  id: Generated<number>;
  number: string;
  token_hash: string;
  user_id: number | null;
  language: LanguageCode;
  contact_name: string;
  contact_phone: string;
  contact_email: string | null;
  address: JSONColumnType<OrderAddress>;
  payment_method: PaymentMethod;
  payment_provider: PaymentProviderCode | null;
  payment_url: string | null;
  payment_expires_at: OptionalTime;
  items_total: number;
  discount_total: number;
  coupon_code: string | null;
  coupon_funded_by: 'platform' | 'seller' | null;
  coupon_type: Optional<CouponType>;
  coupon_min_purchase: Optional<number>;
  points_used: number;
  points_discount: number;
  delivery_fee: number;
  total: number;
  points_earned: number;
  source: Generated<OrderSource>;
  api_key_id: Generated<string | null>;
  state: OrderState;
  state_since: DefaultedTime;
  region_number: GeneratedAlways<number | null>;
  delivery_phone: GeneratedAlways<string | null>;
  place: GeneratedAlways<string | null>;
  name_search: GeneratedAlways<string>;
  contact_attempts: Generated<number>;
  next_contact_at: OptionalTime;
  version: Generated<number>;
  created_at: DefaultedTime;
  updated_at: DefaultedTime;
}

export interface SubOrdersTable {
  id: Generated<number>;
  order_id: number;
  position: number;
  seller_id: number;
  state: OrderState;
  payment_state: PaymentState;
  items_total: number;
  discount_total: number;
  points_used: number;
  points_discount: number;
  delivery_share: number;
  total: number;
  points_earned: number;
  refund_due: Generated<number>;
  refunded: Generated<number>;
  kept: Generated<number>;
  delivery_failures: Generated<number>;
  tracking_number: string | null;
  invoice_number: string | null;
  delivered_at: OptionalTime;
  return_until: OptionalTime;
  released_at: OptionalTime;
  state_since: DefaultedTime;
  ship_by: OptionalTime;
  updated_at: DefaultedTime;
}

export interface OrderLinesTable {
  id: Generated<number>;
  sub_order_id: number;
  position: number;
  product_id: number | null;
  variant_id: number | null;
  name: string;
  sku: string;
  image_key: string | null;
  color: string | null;
  size: string | null;
  quantity: number;
  unit_price: number;
  discount: number;
  points_discount: number;
  total: number;
  vat_rate_bp: number;
  flash_sale: string | null;
  coupon_eligible: Generated<boolean>;
  returned_quantity: Generated<number>;
}

export interface OrderEventsTable {
  id: Generated<number>;
  sub_order_id: number;
  state: OrderState;
  at: DefaultedTime;
  actor: 'customer' | 'admin' | 'system';
  actor_account: string | null;
  note: string | null;
}

export interface IdempotencyKeysTable {
  key: string;
  body_hash: string;
  order_id: number | null;
  created_at: DefaultedTime;
}

export interface CouponUsesTable {
  order_id: number;
  coupon_id: number;
  buyer: string;
  used_at: DefaultedTime;
  released_at: OptionalTime;
}

export interface FlashPurchasesTable {
  product_id: number;
  sale: string;
  buyer: string;
  quantity: number;
}

export interface AddressesTable {
  id: Generated<number>;
  user_id: number;
  recipient: string;
  phone: string;
  second_phone: string | null;
  region_number: number;
  delegation: string;
  postal_code: string;
  street: string;
  landmark: string | null;
  note: string | null;
  is_default: Generated<boolean>;
  created_at: DefaultedTime;
  updated_at: DefaultedTime;
}

export interface LoyaltyLedgerTable {
  id: Generated<number>;
  user_id: number;
  order_id: number | null;
  sub_order_id: number | null;
  kind: 'BURNED' | 'BURN_RETURNED' | 'EARNED' | 'TAKEN_BACK' | 'ADJUSTED';
  points: number;
  /** Of an adjustment by staff. */
  reason: Generated<string | null>;
  at: DefaultedTime;
}

export interface SellerLedgerTable {
  id: Generated<number>;
  seller_id: number;
  sub_order_id: number | null;
  kind: 'SALE' | 'COMMISSION' | 'DELIVERY_SHARE' | 'REFUND' | 'PAYOUT' | 'ADJUSTMENT';
  amount: number;
  reference: Optional<string>;
  reason: Optional<string>;
  actor_account: Optional<string>;
  at: DefaultedTime;
}

export interface ReturnsTable {
  id: Generated<number>;
  sub_order_id: number;
  note: string | null;
  opened_at: DefaultedTime;
  inspected_at: OptionalTime;
}

export interface ReturnLinesTable {
  return_id: number;
  line_id: number;
  quantity: number;
  reason: string;
  accepted_quantity: number | null;
}

export interface InvoiceNumbersTable {
  seller_id: number;
  year: number;
  last: number;
}

export interface InvoicesTable {
  number: string;
  sub_order_id: number;
  key: string;
  seller: JSONColumnType<InvoiceSeller>;
  issued_at: DefaultedTime;
}

export interface ShipmentsTable {
  sub_order_id: number;
  carrier: Optional<string>;
  tracking_number: Optional<string>;
  carrier_state: Optional<
    'WAITING' | 'PICKED_UP' | 'OUT_FOR_DELIVERY' | 'DELIVERY_FAILED' | 'DELIVERED' | 'RETURNED'
  >;
  carrier_at: OptionalTime;
  created_at: DefaultedTime;
  next_check_at: OptionalTime;
  handover: Generated<number>;
  reports_by_key: Generated<boolean>;
  failures_before: Generated<number>;
  carrier_failures: Generated<number>;
}
export interface PastHandoversTable {
  sub_order_id: number;
  handover: number;
  carrier: string | null;
  tracking_number: string | null;
  was_by_key: boolean;
  reason: string | null;
  actor_account: string;
  ended_at: DefaultedTime;
  next_cancel_at: OptionalTime;
}

export interface ShipmentEventsTable {
  id: Generated<number>;
  carrier: string;
  event_id: string;
  content_hash: string;
  sub_order_id: number;
  state: 'PICKED_UP' | 'OUT_FOR_DELIVERY' | 'DELIVERY_FAILED' | 'DELIVERED' | 'RETURNED';
  at: Date;
  place: string | null;
  note: string | null;
  cash: number | null;
  actor_account: string;
  received_at: DefaultedTime;
  handover: Generated<number>;
}

export interface SimulatedParcelsTable {
  tracking_number: string;
  reference: string;
  cash: number;
  created_at: DefaultedTime;
}

export interface PaymentsTable {
  id: Generated<number>;
  order_id: number;
  positions: number[];
  provider: PaymentProviderCode;
  reference: Optional<string>;
  url: Optional<string>;
  amount: number;
  state: 'OPENING' | 'OPEN' | 'PAID' | 'FAILED' | 'EXPIRED' | 'WRONG';
  refund_due: Generated<number>;
  created_at: DefaultedTime;
  expires_at: Time;
  paid_at: OptionalTime;
  checks: Generated<number>;
  next_check_at: OptionalTime;
}

export interface RefundsTable {
  id: Generated<number>;
  sub_order_id: Optional<number>;
  payment_id: Optional<number>;
  amount: number;
  actor_account: string;
  method: RefundMethod | null;
  rib_end: Optional<string>;
  reference: string | null;
  note: string | null;
  at: DefaultedTime;
}

export interface SimulatedPaymentsTable {
  reference: string;
  order_number: string;
  amount: number;
  language: LanguageCode;
  return_url: string;
  state: Generated<'OPEN' | 'PAID' | 'REFUSED'>;
  expires_at: Time;
}

export interface OrderContactsTable {
  id: Generated<number>;
  order_id: number;
  at: DefaultedTime;
  actor: string;
  outcome: ContactOutcome;
  callback_at: OptionalTime;
  note: Optional<string>;
}

export interface OrderClaimsTable {
  order_id: number;
  account_number: string;
  claimed_at: DefaultedTime;
  until: Time;
}

export interface OrderNotesTable {
  id: Generated<number>;
  order_id: number;
  at: DefaultedTime;
  actor: string;
  text: string;
}

export interface OrderMailsTable {
  id: Generated<number>;
  order_id: number;
  at: DefaultedTime;
  template: string;
}

export interface CashStatementsTable {
  id: Generated<number>;
  carrier: string;
  number: string;
  content_hash: string;
  bank_reference: string | null;
  announced: number;
  note: string | null;
  actor_account: string;
  created_at: DefaultedTime;
}

export interface CashStatementRowsTable {
  id: Generated<number>;
  statement_id: number;
  line: number;
  tracking_number: string;
  amount: number;
  paid_on: string | null;
  outcome: CashRowOutcome;
  sub_order_id: number | null;
  expected: number | null;
  is_parcel_paid: Generated<boolean>;
  bearer: Optional<CashBearer>;
  note: Optional<string>;
  settled_at: OptionalTime;
  settled_by: Optional<string>;
}

export interface PayoutBatchesTable {
  id: Generated<number>;
  actor_account: string;
  created_at: DefaultedTime;
  sent_at: OptionalTime;
}

export interface PayoutsTable {
  id: Generated<number>;
  batch_id: number;
  seller_id: number;
  amount: number;
  rib: string;
  state: Generated<PayoutState>;
  reference: Optional<string>;
  reason: Optional<string>;
  changed_at: DefaultedTime;
  changed_by: string;
}

export interface OrderTables {
  payout_batches: PayoutBatchesTable;
  payouts: PayoutsTable;
  cash_statements: CashStatementsTable;
  cash_statement_rows: CashStatementRowsTable;
  order_mails: OrderMailsTable;
  order_contacts: OrderContactsTable;
  order_claims: OrderClaimsTable;
  order_notes: OrderNotesTable;
  payments: PaymentsTable;
  refunds: RefundsTable;
  shipments: ShipmentsTable;
  shipment_events: ShipmentEventsTable;
  past_handovers: PastHandoversTable;
  simulated_parcels: SimulatedParcelsTable;
  invoice_numbers: InvoiceNumbersTable;
  invoices: InvoicesTable;
  simulated_payments: SimulatedPaymentsTable;
  order_numbers: OrderNumbersTable;
  orders: OrdersTable;
  sub_orders: SubOrdersTable;
  order_lines: OrderLinesTable;
  order_events: OrderEventsTable;
  idempotency_keys: IdempotencyKeysTable;
  coupon_uses: CouponUsesTable;
  flash_purchases: FlashPurchasesTable;
  addresses: AddressesTable;
  loyalty_ledger: LoyaltyLedgerTable;
  seller_ledger: SellerLedgerTable;
  returns: ReturnsTable;
  return_lines: ReturnLinesTable;
}
