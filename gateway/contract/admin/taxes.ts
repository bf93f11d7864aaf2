/** REST v1 messages of VAT rates and fiscal stamp by date (extended contract). */
import { z } from 'zod';
import { Percent, Tnd } from '../common.ts';
import { fromTnd } from '../money.ts';
import { CHANGED } from '../versions.ts';

export const MAX_STAMP = 1_000_000;

const Rate = Percent.refine(
  (percent) => Number(percent) > 0 && Number(percent) <= 100,
  'must be above 0.00 and at most 100.00',
);

const rates = {
  standardRate: Rate.describe('Of goods that have no other.'),
  intermediateRate: Rate.describe('Below the standard one.'),
  reducedRate: Rate.describe('The lowest besides none.'),
};

/** Body of POST /v1/admin/tax-periods. */
export const TaxPeriodRequest = z
  .strictObject({
    validFrom: z.iso.date().describe('First day, in Tunisia.'),
    ...rates,
    stamp: Tnd.refine((tnd) => {
      const millimes = fromTnd(tnd);
      return millimes >= 0 && millimes <= MAX_STAMP;
    }, 'must be between 0.000 and 1000.000').describe('Fiscal stamp of an invoice, paid by the seller.'),
  })
  .refine(({ standardRate, intermediateRate }) => Number(intermediateRate) < Number(standardRate), {
    path: ['intermediateRate'],
    error: 'must be below standardRate',
  })
  .refine(({ intermediateRate, reducedRate }) => Number(reducedRate) < Number(intermediateRate), {
    path: ['reducedRate'],
    error: 'must be below intermediateRate',
  })
  .meta({
    id: 'TaxPeriodRequest',
    examples: [
      {
        validFrom: '2027-01-01',
        standardRate: '19.00',
        intermediateRate: '13.00',
        reducedRate: '7.00',
        stamp: '1.000',
      },
    ],
  });
export type TaxPeriodRequest = z.infer<typeof TaxPeriodRequest>;

/** VAT rates and fiscal stamp of invoices from a day on, until the next period begins. */
export const TaxPeriod = z
  .object({
    validFrom: z.iso.date().describe('First day, in Tunisia.'),
    ...rates,
    stamp: Tnd,
    isUsed: z
      .boolean()
      .describe('An invoice was issued since, or it is the first: it can no longer be deleted.'),
    ...CHANGED,
  })
  .meta({ id: 'TaxPeriod' });
export type TaxPeriod = z.infer<typeof TaxPeriod>;

/** Response of GET /v1/admin/tax-periods: the latest first. */
export const TaxPeriods = z.object({ periods: z.array(TaxPeriod) }).meta({ id: 'TaxPeriods' });
export type TaxPeriods = z.infer<typeof TaxPeriods>;

/** Response of DELETE /v1/admin/tax-periods/{validFrom}. */
export const TaxPeriodDeleted = z
  .object({ deletedDay: z.iso.date(), ...CHANGED })
  .meta({ id: 'TaxPeriodDeleted' });
export type TaxPeriodDeleted = z.infer<typeof TaxPeriodDeleted>;
