/** REST v1 messages of the confirmation desk (extended contract): what staff note on orders, and the facts beside them. */
import { z } from 'zod';
import { Instant } from '../common.ts';
import { OrderSource } from '../order-source.ts';
import { LanguageCode } from '../pages.ts';

/** How a call to a buyer ended. */
export const ContactOutcome = z
  .enum(['CONFIRMED', 'NO_ANSWER', 'BUSY', 'WRONG_NUMBER', 'CALL_BACK', 'REFUSED'])
  .meta({ id: 'ContactOutcome' });
export type ContactOutcome = z.infer<typeof ContactOutcome>;

/** A basket is large from so many times the mean. */
export const LARGE_BASKET = 3;
/** A first order is marked when its total is more than this (millimes). */
export const LARGE_FIRST_ORDER = 300_000;

/** Who handles an order at the moment. */
export const OrderClaim = z
  .object({
    accountNumber: z.string(),
    name: z.string(),
    until: Instant,
    isOwn: z.boolean().describe('Of the admin who asks.'),
  })
  .meta({ id: 'OrderClaim' });
export type OrderClaim = z.infer<typeof OrderClaim>;

/** Facts about a buyer and a basket; never a score. */
export const OrderRisk = z
  .object({
    otherOrders: z.int().min(0).describe('Other orders with this telephone.'),
    refusals: z
      .int()
      .min(0)
      .describe('Other orders with this telephone that were refused, on the telephone or at the door.'),
    sameDayOrders: z
      .array(z.string())
      .describe('Numbers of at most five orders with the same telephone or address within 24 hours.'),
    basketRatio: z
      .number()
      .min(0)
      .nullable()
      .describe('Total compared with the mean of the last 30 days; null: there is none to compare with.'),
    isBasketLarge: z.boolean().describe(`Whether the total is more than ${LARGE_BASKET} times the mean.`),
    isFirstLarge: z.boolean().describe('The first order with this telephone, and more than 300 TND.'),
  })
  .meta({ id: 'OrderRisk' });
export type OrderRisk = z.infer<typeof OrderRisk>;

/** What staff see of an order besides what its buyer does. */
export const OrderDesk = z
  .object({
    version: z.int().min(1).describe('Of contact data, address and lines; required to change them.'),
    stateSince: Instant.describe('When the order came to its state.'),
    isLate: z.boolean().describe('A sub-order should have been handed over to the carrier by now.'),
    attempts: z.int().min(0).describe('Calls that did not reach the buyer.'),
    nextContactAt: Instant.nullable().describe('When the buyer is to be called again; null: at any time.'),
    proposesCancelling: z
      .boolean()
      .describe(
        'Unconfirmed after as many failed calls or hours as the settings of the shop allow: cancelling is proposed.',
      ),
    claim: OrderClaim.nullable().describe('null: it is not claimed.'),
    language: LanguageCode.nullable().describe('Language of the buyer; null: unknown.'),
    source: OrderSource.describe('Where it was placed.'),
    apiKeyId: z.string().nullable().describe('Key of the third party that placed it.'),
    risk: OrderRisk,
  })
  .meta({ id: 'OrderDesk' });
export type OrderDesk = z.infer<typeof OrderDesk>;
