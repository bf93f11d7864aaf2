/** The interface of every online payment service; amounts are millimes. */
import type { PaymentProviderCode } from '../../../contract/orders.ts';
import type { LanguageCode } from '../../../contract/pages.ts';
import type { Millimes } from '../../../contract/money.ts';

export interface PaymentAsk {
  /** Our reference of this payment, which the service returns: a payment never counts for another one. */
  trackingId: string;
  orderNumber: string;
  amount: Millimes;
  language: LanguageCode;
  /** Return address of the payer, whatever the outcome. */
  returnUrl: string;
  /** Callback address of the service. */
  noticeUrl: string;
  expiresAt: Date;
}

/** State of a payment at the service. */
export interface PaymentSeen {
  /** FAILED: refused, which some services let the shopper retry; EXPIRED: final. */
  state: 'OPEN' | 'PAID' | 'FAILED' | 'EXPIRED';
  /** Reference and amount of the payment; null: the service does not return them. */
  amount: Millimes | null;
  trackingId: string | null;
}

export interface PaymentProvider {
  readonly code: PaymentProviderCode;
  /** Opens a payment and returns its page. Throws ServiceFault. */
  create(ask: PaymentAsk): Promise<{ reference: string; url: string }>;
  /** State of a payment. A callback is never trusted: this is called instead. Throws ServiceFault. */
  stateOf(reference: string): Promise<PaymentSeen>;
}

/** The configured services. Without one, online payment is not offered. */
export type PaymentProviders = ReadonlyMap<PaymentProviderCode, PaymentProvider>;

export const paymentProviders = (providers: readonly PaymentProvider[]): PaymentProviders =>
  new Map(providers.map((provider) => [provider.code, provider]));
