/** REST v1 messages of invoices (extended contract). Prices include VAT; the total is what was paid. */
import { z } from 'zod';
import { Instant, Tnd } from './common.ts';
import { OrderAddress, PaymentMethod } from './orders.ts';
import { LanguageCode } from './pages.ts';
import { bounded } from './text.ts';

/** Secret of an invoice's page, 128 bits. */
export const InvoiceKey = bounded(22, 'is not a link of ours')
  .regex(/^[\w-]{22}$/, 'is not a link of ours')
  .meta({ id: 'InvoiceKey' });

const Rate = bounded(6)
  .regex(/^\d{1,3}\.\d{2}$/)
  .describe('Percent: "19.00".');

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
        vatRate: Rate,
      }),
    ),
    deliveryShare: Tnd,
    vat: z.array(z.object({ rate: Rate, net: Tnd, vat: Tnd })).describe('Included in the total, by rate.'),
    total: Tnd,
  })
  .meta({ id: 'Invoice' });
export type Invoice = z.infer<typeof Invoice>;
