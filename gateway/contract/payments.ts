/** REST v1 messages of payments (extended contract). */
import { z } from 'zod';
import { Tnd } from './common.ts';
import { PaymentMethod, PaymentProviderCode } from './orders.ts';
import { LanguageCode } from './pages.ts';
import { bounded } from './text.ts';

/** An available way to pay. */
export const PaymentOption = z
  .object({
    method: PaymentMethod,
    provider: PaymentProviderCode.nullable().describe('Payment service; null: cash.'),
  })
  .meta({ id: 'PaymentOption' });
export type PaymentOption = z.infer<typeof PaymentOption>;

/** GET /v1/payments/methods, in display order. */
export const PaymentOptions = z.object({ options: z.array(PaymentOption) }).meta({ id: 'PaymentOptions' });
export type PaymentOptions = z.infer<typeof PaymentOptions>;

/** Identifies a payment in the addresses given to a payment service. Opaque, and a secret: the upstream makes it, and knows its own. */
export const PAYMENT_KEY = /^[\w.~-]{8,128}$/;
export const PaymentKey = bounded(128, 'is not a link of ours')
  .regex(PAYMENT_KEY, 'is not a link of ours')
  .meta({ id: 'PaymentKey', examples: ['42-9aB3cD5eF7gH1iJ3kL5mNw'] });

/** Body of POST /v1/payments/check. */
export const PaymentCheckRequest = z.strictObject({ key: PaymentKey }).meta({ id: 'PaymentCheckRequest' });

/** Result of a check. */
export const PaymentChecked = z
  .object({
    isSettled: z
      .boolean()
      .describe('false: the service did not respond; the check is retried automatically.'),
    path: z.string().describe('Path of the page that shows the order.'),
  })
  .meta({ id: 'PaymentChecked' });
export type PaymentChecked = z.infer<typeof PaymentChecked>;

/** Data of the payment simulator's page. */
export const SimulatedPayment = z
  .object({
    orderNumber: z.string(),
    amount: Tnd,
    language: LanguageCode,
    isOpen: z.boolean().describe('The payment can still be decided.'),
    returnUrl: z.string().describe('Address to which the payer returns.'),
  })
  .meta({ id: 'SimulatedPayment' });
export type SimulatedPayment = z.infer<typeof SimulatedPayment>;

/** Reference of a simulated payment, 128 bits. */
export const SimulatedReference = bounded(22, 'is not a payment of ours')
  .regex(/^[\w-]{22}$/, 'is not a payment of ours')
  .meta({ examples: ['9aB3cD5eF7gH1iJ3kL5mNw'] });

/** Body of POST /v1/payments/simulated/{reference}. */
export const SimulatedDecision = z
  .strictObject({ decision: z.enum(['PAY', 'REFUSE']) })
  .meta({ id: 'SimulatedDecision' });
