/** Steps that a seller's system takes with its sub-orders, in batches. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { OrderState } from '../../../contract/orders.ts';
import type {
  SellerStep,
  SellerStepResult,
  SellerStepResults,
  SellerStepsRequest,
} from '../../../contract/seller-systems.ts';
import { badInput } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import type { Database } from '../../db/tables.ts';
import { changeSubOrder, subOrderOf } from '../orders/change.ts';
import { changeLocked } from '../orders/changing.ts';
import type { OrderSecrets } from '../orders/secrets.ts';
import { refusalOf } from '../orders/states.ts';
import { sellerOrdersById } from './orders.ts';
import type { SellerReader } from './orders.ts';

/** The state after each step. */
const TARGETS: Readonly<Record<SellerStep, OrderState>> = {
  CONFIRM: 'CONFIRMED',
  PREPARE: 'PREPARING',
  HAND_OVER: 'SHIPPED',
};

type Problem = NonNullable<SellerStepResult['error']>;

/**
 * Takes a step with each part that allows it; the others are left as they are. A part that is in the state already is no error.
 * @throws BAD_USER_INPUT for tracking numbers with another step than HAND_OVER
 */
export async function takeSteps(
  trx: Kysely<Database>,
  secrets: OrderSecrets,
  reader: SellerReader,
  { step, orders }: z.output<typeof SellerStepsRequest>,
  actorAccount: string,
): Promise<SellerStepResults> {
  const early = step === 'HAND_OVER' ? -1 : orders.findIndex(({ trackingNumber }) => trackingNumber !== null);
  if (early >= 0) throw badInput(`orders.${early}.trackingNumber`, 'is for HAND_OVER', 'INVALID');
  const parts = await run<{ id: number; order_id: number }>(
    trx,
    'select id, order_id from sub_orders where seller_id = $1 and id = any($2::bigint[]) order by order_id, id',
    [reader.seller, orders.map(({ id }) => id)],
  );
  const to = TARGETS[step];
  const problems = new Map<string, Problem>();
  // Always in the same order, so that two batches do not wait for each other.
  for (const { id, order_id: orderId } of parts) {
    const trackingNumber = orders.find((one) => one.id === String(id))?.trackingNumber ?? null;
    await changeLocked(trx, secrets, orderId, async (_trx, order) => {
      const part = subOrderOf(order, String(id));
      if (part.state === to) return;
      const refusal = refusalOf(part, to, 'admin', null);
      if (refusal === null)
        await changeSubOrder(trx, order, part, { to, actor: 'admin', actorAccount, trackingNumber });
      else problems.set(String(id), { code: 'CONFLICT', message: refusal });
    });
  }
  const now = await sellerOrdersById(
    trx,
    reader,
    orders.map(({ id }) => id),
  );
  return {
    results: orders.map(({ id }) => {
      const order = now.get(id) ?? null;
      const error =
        order === null
          ? ({ code: 'NOT_FOUND', message: 'The seller has no such part' } as const)
          : (problems.get(id) ?? null);
      return { id, order, error };
    }),
  };
}
