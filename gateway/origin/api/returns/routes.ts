/** Paths of returns for staff. Their inspection is a change of the order. */
import { z } from 'zod';
import {
  AdminReturn,
  ReturnQuote,
  ReturnQuoteQuery,
  ReturnsPage,
  ReturnsQuery,
} from '../../../contract/admin/returns.ts';
import { EntityId } from '../../../contract/common.ts';
import { openedOrder } from '../access/subjects.ts';
import { route, signedIn } from '../route.ts';
import type { Route } from '../route.ts';
import { listReturns, quoteInspection, readReturn } from './list.ts';

const ById = z.strictObject({ id: EntityId });

export const returnRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/admin/returns',
    summary: 'Returns with their orders, by the time of opening, counted up to 10,000.',
    query: ReturnsQuery,
    response: ReturnsPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: ({ db }, { query, viewer }): Promise<ReturnsPage> => listReturns(db, signedIn(viewer), query),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/returns/:id',
    summary: 'One return with its order.',
    params: ById,
    query: z.strictObject({}),
    response: AdminReturn,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    reads: ({ response, viewer }) => openedOrder(viewer, response.order),
    handle: ({ db }, { params, viewer }): Promise<AdminReturn> =>
      readReturn(db, signedIn(viewer), Number(params.id)),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/returns/:id/quote',
    summary:
      'What an inspection would come to: the buyer’s refund and what the seller is charged. Nothing is changed.',
    params: ById,
    query: ReturnQuoteQuery,
    response: ReturnQuote,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    handle: ({ db }, { params, query }): Promise<ReturnQuote> =>
      quoteInspection(db, Number(params.id), query),
  }),
];
