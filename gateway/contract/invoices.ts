/** REST v1 messages of invoices (extended contract). Prices include VAT; the total is what was paid. */
import { z } from 'zod';
import { Instant, Percent, Tnd } from './common.ts';
import { OrderAddress, PaymentMethod } from './orders.ts';
import { LanguageCode } from './pages.ts';
import { bounded } from './text.ts';

/** Secret of an invoice's page, 128 bits. */
export const InvoiceKey = bounded(22, 'is not a link of ours')
  .regex(/^[\w-]{22}$/, 'is not a link of ours')
  .meta({ id: 'InvoiceKey', examples: ['9aB3cD5eF7gH1iJ3kL5mNw'] });

export const InvoiceSeller = z
  .object({
    name: z.string(),
    legalName: z.string(),
    taxNumber: z.string().nullable(),
    address: z.string().nullable(),
    regionNumber: z.int(),
  })
  .meta({ id: 'InvoiceSeller' });
export type InvoiceSeller = z.infer<typeof InvoiceSeller>;

/** GET /v1/invoices/{key}. */
export const Invoice = z
  .object({
    number: z.string(),
    issuedAt: Instant,
    orderNumber: z.string().describe('Number of the sub-order: CMD-26-000042-3/1.'),
    orderedAt: Instant,
    language: LanguageCode.describe('The order’s language.'),
    seller: InvoiceSeller,
    buyer: z.string(),
    address: OrderAddress,
    paymentMethod: PaymentMethod,
    lines: z.array(
      z.object({
        name: z.string(),
        sku: z.string(),
        quantity: z.int(),
        unitPrice: Tnd,
        discount: Tnd.describe('By coupon and points.'),
        total: Tnd,
        vatRate: Percent.describe('In force when the invoice was issued.'),
      }),
    ),
    deliveryShare: Tnd,
    vat: z.array(z.object({ rate: Percent, net: Tnd, vat: Tnd })).describe('Included in the total, by rate.'),
    total: Tnd.describe('What was paid.'),
    stamp: Tnd.describe(
      'Fiscal stamp in force when the invoice was issued; paid by the seller, not in the total.',
    ),
  })
  .meta({ id: 'Invoice' });
export type Invoice = z.infer<typeof Invoice>;
