/** REST v1 messages of paying (extended contract). */
import { z } from 'zod';
import { Tnd } from './common.ts';
import { PaymentMethod, PaymentProviderCode } from './orders.ts';
import { LanguageCode } from './pages.ts';
import { bounded } from './text.ts';

/** A way to pay that can be chosen. */
export const PaymentOption = z
  .object({
    method: PaymentMethod,
    provider: PaymentProviderCode.nullable().describe('The payment service; null: in cash.'),
  })
  .meta({ id: 'PaymentOption' });
export type PaymentOption = z.infer<typeof PaymentOption>;

/** GET /v1/payments/methods, in the order in which they are offered. */
export const PaymentOptions = z.object({ options: z.array(PaymentOption) }).meta({ id: 'PaymentOptions' });
export type PaymentOptions = z.infer<typeof PaymentOptions>;

/** Names a payment in the addresses that a payment service is given: its number and a proof that we made it. */
export const PaymentKey = bounded(41, 'is not a link of ours')
  .regex(/^[1-9]\d{0,17}-[\w-]{22}$/, 'is not a link of ours')
  .meta({ id: 'PaymentKey' });

/** Body of POST /v1/payments/check. */
export const PaymentCheckRequest = z.strictObject({ key: PaymentKey }).meta({ id: 'PaymentCheckRequest' });

/** What a check came to. */
export const PaymentChecked = z
  .object({
    isSettled: z.boolean().describe('false: the service did not answer; it is asked again by itself.'),
    path: z.string().describe('Page of the shop that shows the order.'),
  })
  .meta({ id: 'PaymentChecked' });
export type PaymentChecked = z.infer<typeof PaymentChecked>;

/** What the payment simulator's page shows. */
export const SimulatedPayment = z
  .object({
    orderNumber: z.string(),
    amount: Tnd,
    language: LanguageCode,
    isOpen: z.boolean().describe('It can still be decided.'),
    returnUrl: z.string().describe('Where the payer goes back to.'),
  })
  .meta({ id: 'SimulatedPayment' });
export type SimulatedPayment = z.infer<typeof SimulatedPayment>;

/** A payment of the simulator, 128 bits. */
export const SimulatedReference = bounded(22, 'is not a payment of ours').regex(
  /^[\w-]{22}$/,
  'is not a payment of ours',
);

/** Body of POST /v1/payments/simulated/{reference}. */
export const SimulatedDecision = z
  .strictObject({ decision: z.enum(['PAY', 'REFUSE']) })
  .meta({ id: 'SimulatedDecision' });
