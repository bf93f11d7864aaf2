/** Personal data of orders, for export and erasure. */
import type { PersonalData } from '../../base/personal-data.ts';
import { ApiError } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import { listAddresses } from './addresses.ts';
import { completeOrders, ORDER_SELECT } from './read.ts';
import type { OrderRow } from './read.ts';

/** States in which the recipient or sender of the parcel is still needed; as for a refund that is due. */
const UNDERWAY = `('AWAITING_PAYMENT', 'AWAITING_CONFIRMATION', 'CONFIRMED', 'PREPARING', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'RETURN_OPEN')`;

export const ORDER_DATA: readonly PersonalData[] = [
  {
    name: 'orders',
    read: async (db, user) =>
      completeOrders(
        db,
        await run<OrderRow>(db, `select ${ORDER_SELECT} from orders o where o.user_id = $1 order by o.id`, [
          user.id,
        ]),
      ),
    async erase(db, user) {
      const underway = await run(
        db,
        `select 1 from orders o join sub_orders s on s.order_id = o.id
         where o.user_id = $1 and (s.state in ${UNDERWAY} or s.refund_due > 0) limit 1`,
        [user.id],
      );
      if (underway.length > 0)
        throw new ApiError(
          'CONFLICT',
          'An order is on its way or to be paid back: the account can be deleted when that is done',
        );
      // The sums are retained; the person is not.
      await run(
        db,
        `update orders set contact_name = '', contact_phone = '', contact_email = null, token_hash = 'erased:' || id,
           address = address || '{"recipient": "", "phone": "", "secondPhone": null, "street": "", "landmark": null, "note": null}'::jsonb,
           updated_at = now()
         where user_id = $1`,
        [user.id],
      );
      await run(
        db,
        `update returns set note = null from sub_orders s join orders o on o.id = s.order_id
         where s.id = returns.sub_order_id and o.user_id = $1`,
        [user.id],
      );
      // Both are free texts of the shopper.
      await run(
        db,
        `update return_lines set reason = '' from returns r join sub_orders s on s.id = r.sub_order_id join orders o on o.id = s.order_id
         where r.id = return_lines.return_id and o.user_id = $1`,
        [user.id],
      );
      // Pictures of what came back may show the parcel's label.
      await run(
        db,
        `update private_files set return_id = null, name = '', delete_after = now()
         from returns r join sub_orders s on s.id = r.sub_order_id join orders o on o.id = s.order_id
         where r.id = private_files.return_id and o.user_id = $1`,
        [user.id],
      );
      await run(
        db,
        `update order_events set note = null from sub_orders s join orders o on o.id = s.order_id
         where s.id = order_events.sub_order_id and order_events.actor = 'customer' and o.user_id = $1`,
        [user.id],
      );
      // What couriers noted about the buyer.
      await run(
        db,
        `update shipment_events set note = null, place = null from sub_orders s join orders o on o.id = s.order_id
         where s.id = shipment_events.sub_order_id and o.user_id = $1`,
        [user.id],
      );
      // What staff noted about the buyer.
      await run(
        db,
        `update past_handovers set reason = null from sub_orders s join orders o on o.id = s.order_id
         where s.id = past_handovers.sub_order_id and o.user_id = $1`,
        [user.id],
      );
      await run(
        db,
        'update order_contacts set note = null where order_id in (select id from orders where user_id = $1)',
        [user.id],
      );
      await run(db, 'delete from order_notes where order_id in (select id from orders where user_id = $1)', [
        user.id,
      ]);
      await run(
        db,
        'delete from idempotency_keys where order_id in (select id from orders where user_id = $1)',
        [user.id],
      );
    },
  },
  {
    name: 'addresses',
    read: (db, user) => listAddresses(db, user.id),
    erase: (db, user) => db.deleteFrom('addresses').where('user_id', '=', user.id).execute(),
  },
  {
    name: 'points',
    read: (db, user) =>
      run(
        db,
        `select l.kind, l.points, l.at, o.number as "orderNumber" from loyalty_ledger l left join orders o on o.id = l.order_id
         where l.user_id = $1 order by l.id`,
        [user.id],
      ),
    // Numbers only: they belong to the retained sums.
    erase: async () => undefined,
  },
];
