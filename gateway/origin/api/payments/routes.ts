/** Paths of paying online. */
import { z } from 'zod';
import { PaymentOptions } from '../../../contract/payments.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';

const NoQuery = z.strictObject({});

export const paymentRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/payments/methods',
    summary: 'Ways to pay that can be chosen, in the order in which they are offered.',
    query: NoQuery,
    response: PaymentOptions,
    handle: async ({ payments }): Promise<PaymentOptions> => ({
      options: [
        { method: 'CASH_ON_DELIVERY', provider: null },
        ...[...payments.keys()].map((provider) => ({ method: 'ONLINE' as const, provider })),
      ],
    }),
  }),
];
