/** Routes of invoices. */
import { z } from 'zod';
import { Invoice, InvoiceKey } from '../../../contract/invoices.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { readInvoice } from './read.ts';

export const invoiceRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/invoices/:key',
    summary: 'An invoice, by the secret that the order contains.',
    params: z.strictObject({ key: InvoiceKey }),
    query: z.strictObject({}),
    response: Invoice,
    errors: ['NOT_FOUND'],
    handle: async ({ db }, { params, reply }): Promise<Invoice> => {
      reply.header('cache-control', 'no-store');
      return readInvoice(db, params.key);
    },
  }),
];
