/** Paths of the confirmation desk. */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import {
  ClaimRequest,
  ConfirmationRequest,
  ContactRequest,
  DeskOrder,
  OrderAddressRequest,
  OrderLinesQuote,
  OrderLinesQuoteQuery,
  OrderLinesRequest,
  OrderNoteRequest,
  PhoneOrderPlaced,
  QueueQuery,
} from '../../../contract/admin/confirmation.ts';
import { OrderDetails } from '../../../contract/admin/order-details.ts';
import { TimelinePage, TimelineQuery } from '../../../contract/admin/timeline.ts';
import { EntityId } from '../../../contract/common.ts';
import { OrdersPage, PhoneOrderRequest } from '../../../contract/orders.ts';
import type { Database } from '../../db/tables.ts';
import type { OriginContext } from '../context.ts';
import { checkDelegation } from '../orders/addresses.ts';
import { lockOrder } from '../orders/change.ts';
import type { LockedOrder } from '../orders/change.ts';
import { changeLocked, found } from '../orders/changing.ts';
import { orderForStaff, ordersForStaff } from '../orders/contacts.ts';
import { readDetails } from './details.ts';
import { orderById } from '../orders/read.ts';
import { route, signedIn } from '../route.ts';
import type { Route } from '../route.ts';
import type { VersionedRow, Write } from '../write.ts';
import { changeAddress, changeLines, confirmOrder, noteContact, quoteLines } from './change.ts';
import { claimOrder, refuseClaimed, releaseClaim } from './claims.ts';
import { mailNoAnswer } from './mail-no-answer.ts';
import { placeByPhone } from './phone.ts';
import { readQueue } from './queue.ts';
import { readTimeline } from './timeline.ts';

const NoQuery = z.strictObject({});
const ById = z.strictObject({ id: EntityId });
const ERRORS = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'] as const;
const orderRow = ({ id }: { id: string }): VersionedRow => ({
  table: 'orders',
  key: { id: Number(id) },
  what: 'Order',
});

/**
 * Changes an order at the desk: locks it, refuses when another admin handles it, and gives it as it is then. `isDone`: the claim of who
 * asks ends with it.
 */
const atDesk = (
  { orderSecrets }: OriginContext,
  write: Write,
  id: string,
  isDone: boolean,
  change: (trx: Kysely<Database>, order: LockedOrder, actor: string) => Promise<unknown>,
): Promise<DeskOrder> =>
  write(async (trx, { actor }) => {
    await changeLocked(trx, orderSecrets, Number(id), async (_, order) => {
      await refuseClaimed(trx, order.head.id, actor.accountNumber);
      await change(trx, order, actor.accountNumber);
      if (isDone) await releaseClaim(trx, order.head.id, actor.accountNumber);
    });
    const changed = await orderForStaff(trx, actor, found(await orderById(trx, id)));
    return { ...changed, version: changed.desk?.version };
  });

export const deskRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/v1/admin/orders/queue',
    summary:
      'Orders that await confirmation, in the order in which to call: calls that are due, orders older than a day, the oldest, calls that are due later.',
    query: QueueQuery,
    response: OrdersPage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: async ({ db }, { query, viewer }): Promise<OrdersPage> =>
      ordersForStaff(db, signedIn(viewer), await readQueue(db, query)),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/orders/:id/timeline',
    summary: 'What happened to an order, newest first: states, calls, notes, mails and refunds.',
    params: ById,
    query: TimelineQuery,
    response: TimelinePage,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
    handle: ({ db }, { params, query }): Promise<TimelinePage> => readTimeline(db, params.id, query),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/orders',
    summary:
      'Places an order for a buyer on the telephone, paid on delivery. The same key with the same body returns the same order. Differences from what was quoted mean that nothing was placed.',
    body: PhoneOrderRequest,
    response: PhoneOrderPlaced,
    write: { action: 'order.phone' },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT'],
    handle: (context, { body, write, client }): Promise<PhoneOrderPlaced> => {
      checkDelegation('address.delegation', body.address);
      return placeByPhone(context, write, body, client());
    },
  }),
  route({
    method: 'GET',
    path: '/v1/admin/orders/:id/details',
    summary:
      'What staff see of one order: present stock, sellers’ proceeds, payments, refunds, and facts about its buyer.',
    params: ById,
    query: NoQuery,
    response: OrderDetails,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: (context, { params, viewer }): Promise<OrderDetails> =>
      readDetails(context, signedIn(viewer), Number(params.id)),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/orders/:id/claim',
    summary: 'Claims an order for ten minutes, renews the claim, or ends it.',
    params: ById,
    body: ClaimRequest,
    response: DeskOrder,
    write: { action: 'order.claim' },
    errors: ERRORS,
    handle: (context, { params, body, write }): Promise<DeskOrder> =>
      atDesk(context, write, params.id, body.release, async (trx, { head }, actor) =>
        body.release ? undefined : claimOrder(trx, head.id, actor),
      ),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/orders/:id/contacts',
    summary: 'Notes how a call to the buyer ended; with a reason it cancels what awaits confirmation.',
    params: ById,
    body: ContactRequest,
    response: DeskOrder,
    write: { action: 'order.contact', needsKey: true },
    errors: ERRORS,
    handle: (context, { params, body, write }): Promise<DeskOrder> =>
      atDesk(context, write, params.id, true, async (trx, order, actor) => {
        await noteContact(trx, order, body, actor);
        if (body.outcome === 'NO_ANSWER') await mailNoAnswer(trx, order, context.mailer.url);
      }),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/orders/:id/confirmation',
    summary: 'Confirms all sub-orders of an order at once; those excluded are cancelled with a reason.',
    params: ById,
    body: ConfirmationRequest,
    response: DeskOrder,
    write: { action: 'order.confirm', needsKey: true },
    errors: ERRORS,
    handle: (context, { params, body, write }): Promise<DeskOrder> =>
      atDesk(context, write, params.id, true, (trx, order, actor) => confirmOrder(trx, order, body, actor)),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/orders/:id/address',
    summary: 'Changes contact data and address of an order that awaits confirmation.',
    params: ById,
    body: OrderAddressRequest,
    response: DeskOrder,
    write: { action: 'order.address', row: orderRow },
    errors: ERRORS,
    handle: async (context, { params, body, write }): Promise<DeskOrder> => {
      if (body.address) checkDelegation('address.delegation', body.address);
      return atDesk(context, write, params.id, false, (trx, order) => changeAddress(trx, order, body));
    },
  }),
  route({
    method: 'POST',
    path: '/v1/admin/orders/:id/lines',
    summary:
      'Reduces or removes lines of an order that awaits confirmation and is paid on delivery, at the prices of placing.',
    params: ById,
    body: OrderLinesRequest,
    response: DeskOrder,
    write: { action: 'order.lines', row: orderRow, needsKey: true },
    errors: ERRORS,
    handle: (context, { params, body, write }): Promise<DeskOrder> =>
      atDesk(context, write, params.id, false, (trx, order, actor) => changeLines(trx, order, body, actor)),
  }),
  route({
    method: 'GET',
    path: '/v1/admin/orders/:id/lines-quote',
    summary: 'What an order would come to with other quantities; nothing is changed.',
    params: ById,
    query: OrderLinesQuoteQuery,
    response: OrderLinesQuote,
    errors: ERRORS,
    handle: ({ db }, { params, query }): Promise<OrderLinesQuote> =>
      quoteLines(db, Number(params.id), { lines: query.lines, keepCoupon: query.keepCoupon === 'true' }),
  }),
  route({
    method: 'POST',
    path: '/v1/admin/orders/:id/notes',
    summary: 'Adds an internal note to an order.',
    params: ById,
    body: OrderNoteRequest,
    response: DeskOrder,
    write: { action: 'order.note', needsKey: true },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    handle: ({ orderSecrets }, { params, body, write }): Promise<DeskOrder> =>
      write(async (trx, { actor }) => {
        const { head } = await lockOrder(trx, orderSecrets, Number(params.id));
        await trx
          .insertInto('order_notes')
          .values({ order_id: head.id, at: new Date(), actor: actor.accountNumber, text: body.text })
          .execute();
        return orderForStaff(trx, actor, found(await orderById(trx, params.id)));
      }),
  }),
];
