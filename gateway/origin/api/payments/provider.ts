/** What every online payment service looks like from here; amounts are millimes. */
import type { PaymentProviderCode } from '../../../contract/orders.ts';
import type { LanguageCode } from '../../../contract/pages.ts';
import type { Millimes } from '../../../contract/money.ts';

export interface PaymentAsk {
  /** Our name of this payment, which the service gives back: a payment never counts for another one. */
  trackingId: string;
  orderNumber: string;
  amount: Millimes;
  language: LanguageCode;
  /** Where the shopper comes back to, whatever came of it. */
  returnUrl: string;
  /** What the service calls when something has happened. */
  noticeUrl: string;
  expiresAt: Date;
}

/** How a payment stands, as the service says. */
export interface PaymentSeen {
  /** FAILED: refused, which some services let the shopper try again; EXPIRED: nothing can come any more. */
  state: 'OPEN' | 'PAID' | 'FAILED' | 'EXPIRED';
  /** What it is about; null: the service does not tell. */
  amount: Millimes | null;
  trackingId: string | null;
}

export interface PaymentProvider {
  readonly code: PaymentProviderCode;
  /** Opens a payment and tells where it is made. Throws ServiceFault. */
  create(ask: PaymentAsk): Promise<{ reference: string; url: string }>;
  /** How a payment stands. A service's own call is never believed: this is asked. Throws ServiceFault. */
  stateOf(reference: string): Promise<PaymentSeen>;
}

/** The services that are configured. Without one, paying online is not offered. */
export type PaymentProviders = ReadonlyMap<PaymentProviderCode, PaymentProvider>;

export const paymentProviders = (providers: readonly PaymentProvider[]): PaymentProviders =>
  new Map(providers.map((provider) => [provider.code, provider]));
