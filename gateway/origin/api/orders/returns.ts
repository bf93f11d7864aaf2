/** Returns: opened per line by the shopper, decided at the inspection. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { ReturnQuote } from '../../../contract/admin/returns.ts';
import { toTnd } from '../../../contract/money.ts';
import type { ReturnInspectionRequest, ReturnRequest } from '../../../contract/orders.ts';
import type { Database } from '../../db/tables.ts';
import { ApiError, badInput } from '../../base/errors.ts';
import { attachToReturn } from '../files/attach.ts';
import { changeSubOrder, linesOf } from './change.ts';
import type { Change, LockedOrder } from './change.ts';
import { chargeOf, writeRefund } from './ledger.ts';
import type { LineRow, SubOrderRow } from './read.ts';
import { dueOf } from './refunds.ts';
import { putBack } from './stock.ts';

/** Opens a return of some pieces. Throws CONFLICT when the return window is over, naming the lines that can't be returned. */
export async function openReturn(
  trx: Kysely<Database>,
  order: LockedOrder,
  part: SubOrderRow,
  given: Pick<z.output<typeof ReturnRequest>, 'lines' | 'note'>,
  by: Pick<Change, 'actor' | 'actorAccount'>,
): Promise<void> {
  if (part.state === 'DELIVERED' && (part.return_until === null || part.return_until <= order.at))
    throw new ApiError('CONFLICT', 'The time for a return is over');
  const lines = await linesOf(trx, part.id);
  const seen = new Set<string>();
  given.lines.forEach(({ lineId, quantity }, index) => {
    const line = lines.find(({ id }) => String(id) === lineId);
    if (!line || seen.has(lineId))
      throw badInput(`lines.${index}.lineId`, 'is not a line of it', 'NOT_FOUND');
    if (quantity > line.quantity - line.returned_quantity)
      throw badInput(`lines.${index}.quantity`, 'is more than there is');
    seen.add(lineId);
  });
  await changeSubOrder(trx, order, part, { to: 'RETURN_OPEN', ...by });
  const { id } = await trx
    .insertInto('returns')
    .values({ sub_order_id: part.id, note: given.note, opened_at: order.at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('return_lines')
    .values(
      given.lines.map(({ lineId, quantity, reason }) => ({
        return_id: id,
        line_id: Number(lineId),
        quantity,
        reason,
        accepted_quantity: null,
      })),
    )
    .execute();
}

/** Refund for pieces of a line: rounded down until the last piece takes the rest. */
const worth = (line: { total: number; quantity: number }, before: number, pieces: number): number =>
  Math.floor((line.total * (before + pieces)) / line.quantity) -
  Math.floor((line.total * before) / line.quantity);

type Accepted = z.output<typeof ReturnInspectionRequest>['accepted'];

/** What an inspection decides. */
interface Decision {
  returnId: number;
  /** Lines that were sent back. */
  asked: readonly number[];
  /** Lines of the sub-order. */
  lines: readonly LineRow[];
  accepted: readonly { line: LineRow; quantity: number }[];
  /** Refund due afterwards, in millimes. */
  refundDue: number;
  /** Value of the accepted goods at their prices, in millimes. */
  goods: number;
}

/** Checks what is accepted of the open return and values it. Throws CONFLICT without one, 400 that names the line. */
async function decide(db: Kysely<Database>, part: SubOrderRow, given: Accepted): Promise<Decision> {
  const open = await db
    .selectFrom('returns')
    .select('id')
    .where('sub_order_id', '=', part.id)
    .where('inspected_at', 'is', null)
    .executeTakeFirst();
  if (part.state !== 'RETURN_OPEN' || !open) throw new ApiError('CONFLICT', 'No return is open');
  const asked = await db.selectFrom('return_lines').selectAll().where('return_id', '=', open.id).execute();
  const lines = await linesOf(db, part.id);
  given.forEach(({ lineId, quantity }, index) => {
    const line = asked.find(({ line_id }) => String(line_id) === lineId);
    if (!line) throw badInput(`accepted.${index}.lineId`, 'is not returned', 'NOT_FOUND');
    if (quantity > line.quantity) throw badInput(`accepted.${index}.quantity`, 'is more than was sent back');
  });
  const accepted = lines.flatMap((line) => {
    const quantity = given.find(({ lineId }) => lineId === String(line.id))?.quantity ?? 0;
    return quantity === 0 ? [] : [{ line, quantity }];
  });
  const refund = accepted.reduce(
    (sum, { line, quantity }) => sum + worth(line, line.returned_quantity, quantity),
    0,
  );
  return {
    returnId: open.id,
    asked: asked.map(({ line_id }) => line_id),
    lines,
    accepted,
    refundDue: dueOf(part, refund),
    goods: accepted.reduce((sum, { line, quantity }) => sum + line.unit_price * quantity, 0),
  };
}

/** What an inspection of the open return would come to; nothing is changed. Throws as `inspectReturn` does. */
export async function quoteReturn(
  db: Kysely<Database>,
  part: SubOrderRow,
  given: Accepted,
): Promise<ReturnQuote> {
  const { refundDue, goods } = await decide(db, part, given);
  return {
    refund: toTnd(refundDue - part.refund_due),
    sellerCharge: toTnd(await chargeOf(db, part.id, goods)),
  };
}

/**
 * Decides on the open return: accepted pieces go back to the stock, and their refund is due. With every piece
 * returned the sub-order is RETURNED, otherwise it is DELIVERED as before. Pictures of what came back are stored with it.
 */
export async function inspectReturn(
  trx: Kysely<Database>,
  order: LockedOrder,
  part: SubOrderRow,
  given: Pick<z.output<typeof ReturnInspectionRequest>, 'accepted' | 'note' | 'photos'>,
  actorAccount: string,
): Promise<void> {
  const { returnId, asked, lines, accepted, refundDue, goods } = await decide(trx, part, given.accepted);
  await putBack(
    trx,
    accepted.map(({ line, quantity }) => ({ ...line, quantity })),
    order.head.buyer,
  );
  for (const { line, quantity } of accepted) {
    await trx
      .updateTable('order_lines')
      .set({ returned_quantity: line.returned_quantity + quantity })
      .where('id', '=', line.id)
      .execute();
    line.returned_quantity += quantity;
  }
  for (const lineId of asked)
    await trx
      .updateTable('return_lines')
      .set({ accepted_quantity: accepted.find(({ line }) => line.id === lineId)?.quantity ?? 0 })
      .where('return_id', '=', returnId)
      .where('line_id', '=', lineId)
      .execute();
  await attachToReturn(trx, given.photos, actorAccount, returnId);
  await trx.updateTable('returns').set({ inspected_at: order.at }).where('id', '=', returnId).execute();
  await trx.updateTable('sub_orders').set({ refund_due: refundDue }).where('id', '=', part.id).execute();
  part.refund_due = refundDue;
  const isAll = lines.every((line) => line.returned_quantity === line.quantity);
  if (goods > 0) await writeRefund(trx, part.id, goods, order.at);
  await changeSubOrder(trx, order, part, {
    to: isAll ? 'RETURNED' : 'DELIVERED',
    actor: 'admin',
    actorAccount,
    note: given.note,
  });
}
