/** Paths of sellers' applications, and of sellers for the shop's people. What everybody sees of a shop is in shops/. */
import { z } from 'zod';
import { EntityId } from '../../../contract/common.ts';
import {
  AdminSeller,
  AdminSellersPage,
  AdminSellersQuery,
  SellerApplicationAnswer,
  SellerApplicationRequest,
  SellerStatusRequest,
} from '../../../contract/sellers.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { forRole } from '../auth/staff.ts';
import { changeSeller, listSellers, sellerById } from './admin.ts';
import { applyAsSeller } from './apply.ts';

const ById = z.strictObject({ id: EntityId });

export const sellerRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/v1/seller-applications',
    summary:
      'Takes the application of a seller and confirms it by mail. The same key with the same application gives the same one.',
    body: SellerApplicationRequest,
    response: SellerApplicationAnswer,
    clientLimit: 'applications by client',
    errors: ['CONFLICT', 'RATE_LIMITED'],
    handle: async ({ db, limits, mailer }, { body, viewer }): Promise<SellerApplicationAnswer> => {
      await limits.take('applications by address', body.email.toLowerCase());
      const answer = await applyAsSeller(db, body, viewer);
      mailer.wake();
      return answer;
    },
  }),
  route({
    method: 'GET',
    path: '/v1/admin/sellers',
    summary: 'All sellers with their applications, the latest first.',
    query: AdminSellersQuery,
    response: AdminSellersPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ db }, { query: { status, ...query } }): Promise<AdminSellersPage> =>
      listSellers(db, query, status),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/sellers/:id',
    summary: 'One seller with its application.',
    params: ById,
    query: z.strictObject({}),
    response: AdminSeller,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: async ({ db }, { params }): Promise<AdminSeller> => sellerById(db, params.id),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/sellers/:id/status',
    summary: 'Brings a seller to its next status; who applied is told what was decided.',
    params: ById,
    body: SellerStatusRequest,
    response: AdminSeller,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    handle: async ({ db, mailer, feed }, { params, body, viewer }): Promise<AdminSeller> => {
      forRole(viewer, 'Catalogue');
      const seller = await changeSeller(db, params.id, body);
      mailer.wake();
      void feed.look();
      return seller;
    },
  }),
];
