/** Paths of VAT rates and fiscal stamp by date. */
import { z } from 'zod';
import { TaxPeriod, TaxPeriodDeleted, TaxPeriodRequest, TaxPeriods } from '../../../contract/admin/taxes.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { addTaxPeriod, deleteTaxPeriod, listTaxPeriods } from './periods.ts';

export const taxRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/admin/tax-periods',
    summary: 'VAT rates and fiscal stamp of invoices by date, the latest first.',
    query: z.strictObject({}),
    response: TaxPeriods,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ db }): Promise<TaxPeriods> => ({ periods: await listTaxPeriods(db) }),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/tax-periods',
    summary: 'Adds VAT rates and fiscal stamp from a day on; no invoice may have been issued since that day.',
    body: TaxPeriodRequest,
    response: TaxPeriod,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT'],
    write: { action: 'tax.create', needsKey: true },
    handle: (_context, { body, write }): Promise<TaxPeriod> => write((trx) => addTaxPeriod(trx, body)),
  }),
  route({
    method: 'DELETE',
    path: '/v1/admin/tax-periods/:validFrom',
    summary: 'Deletes VAT rates and fiscal stamp that no invoice used.',
    params: z.strictObject({ validFrom: z.iso.date() }),
    query: z.strictObject({}),
    response: TaxPeriodDeleted,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    write: { action: 'tax.delete' },
    handle: (_context, { params, write }): Promise<TaxPeriodDeleted> =>
      write(async (trx) => {
        await deleteTaxPeriod(trx, params.validFrom);
        return { deletedDay: params.validFrom };
      }),
  }),
];
