/** REST v1 messages of paying (extended contract). */
import { z } from 'zod';
import { PaymentMethod, PaymentProviderCode } from './orders.ts';

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
