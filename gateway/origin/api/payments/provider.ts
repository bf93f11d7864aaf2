/** What every online payment service looks like from here; amounts are millimes. */
import type { PaymentProviderCode } from '../../../contract/orders.ts';
import type { LanguageCode } from '../../../contract/pages.ts';
import type { Millimes } from '../../../contract/money.ts';

export interface PaymentAsk {
  orderNumber: string;
  amount: Millimes;
  language: LanguageCode;
  /** Where the shopper comes back to. */
  returnUrl: string;
  expiresAt: Date;
}

export interface PaymentProvider {
  readonly code: PaymentProviderCode;
  /** Opens a payment and tells where it is made. Asked twice for one order it may open two; one is used. */
  create(ask: PaymentAsk): Promise<{ reference: string; url: string }>;
  /** How a payment stands. A service's own call back is never believed: this is asked. */
  stateOf(reference: string): Promise<'OPEN' | 'PAID' | 'FAILED'>;
}

/** The services that are configured. Without one, paying online is not offered. */
export type PaymentProviders = ReadonlyMap<PaymentProviderCode, PaymentProvider>;

export const paymentProviders = (providers: readonly PaymentProvider[]): PaymentProviders =>
  new Map(providers.map((provider) => [provider.code, provider]));
