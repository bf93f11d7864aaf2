/** Routes of coupons. */
import { AdminCouponsPage, AdminCouponsQuery } from '../../../contract/coupons.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { listCoupons } from './list.ts';

export const couponRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/admin/coupons',
    summary: 'All coupons, the latest first.',
    query: AdminCouponsQuery,
    response: AdminCouponsPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ db }, { query }): Promise<AdminCouponsPage> => listCoupons(db, query),
  }),
];
