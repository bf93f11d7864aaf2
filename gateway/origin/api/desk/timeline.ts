/** What happened to an order, newest first: one stream of states, calls, notes, mails, refunds and other changes. */
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { ContactOutcome } from '../../../contract/admin/desk.ts';
import type {
  TimelineEntry,
  TimelineKind,
  TimelinePage,
  TimelineQuery,
} from '../../../contract/admin/timeline.ts';
import type { RefundMethod } from '../../../contract/orders.ts';
import type { AuditAction } from '../../../contract/rules/audit.ts';
import { toTnd } from '../../../contract/money.ts';
import type { Database } from '../../db/tables.ts';
import { sortedPage } from '../../base/sorted.ts';
import { orderParts } from '../audit/read.ts';
import { subOrderNumber } from '../../base/notation.ts';

interface Row {
  id: number;
  kind: TimelineKind;
  at: Date;
  actor: TimelineEntry['actor'];
  actor_name: string | null;
  number: string;
  position: number | null;
  state: TimelineEntry['state'];
  outcome: ContactOutcome | null;
  callback_at: Date | null;
  text: string | null;
  template: string | null;
  amount: number | null;
  action: AuditAction | null;
  method: RefundMethod | null;
  reference: string | null;
}

/** Changes that no other kind of entry tells; a payment's refund is an entry of its own. */
const CHANGES: readonly AuditAction[] = [
  'order.address',
  'order.lines',
  'order.payment',
  'order.inspection',
  'parcel.carrier',
];

/** Entries of the order `$order`, kind by kind: IDs of the tables are spread so that they do not collide. */
const entries = (order: string): string => `
  select e.id * 8 as id, 'STATE' as kind, e.at, e.actor, e.actor_account, s.position, e.state, null as outcome,
    null::timestamptz as callback_at, e.note as text, null as template, null::bigint as amount, null as action,
    null as method, null as reference
  from order_events e join sub_orders s on s.id = e.sub_order_id where s.order_id = ${order}
  union all
  select c.id * 8 + 1, 'CONTACT', c.at, 'admin', c.actor, null, null, c.outcome, c.callback_at, c.note, null, null, null, null, null
  from order_contacts c where c.order_id = ${order}
  union all
  select n.id * 8 + 2, 'NOTE', n.at, 'admin', n.actor, null, null, null, null, n.text, null, null, null, null, null
  from order_notes n where n.order_id = ${order}
  union all
  select m.id * 8 + 3, 'MAIL', m.at, 'system', null, null, null, null, null, null, m.template, null, null, null, null
  from order_mails m where m.order_id = ${order}
  union all
  select r.id * 8 + 4, 'REFUND', r.at, 'admin', r.actor_account, s.position, null, null, null, r.note, null, r.amount, null, r.method, r.reference
  from refunds r join sub_orders s on s.id = r.sub_order_id where s.order_id = ${order}
  union all
  select r.id * 8 + 4, 'REFUND', r.at, 'admin', r.actor_account, null, null, null, null, r.note, null, r.amount, null, r.method, r.reference
  from refunds r join payments p on p.id = r.payment_id where p.order_id = ${order}
  union all
  select min(a.id) * 8 + 5, 'CHANGE', a.at, 'admin', a.actor_account, null, null, null, null, null, null, null, a.action, null, null
  from (${orderParts(order)}) x join audit_log a on a.entity = x.entity and a.entity_id = x.id
  where a.action in (${CHANGES.map((action) => `'${action}'`).join(', ')}) and a.after -> 'refunded' is null
  group by a.change_id, a.at, a.actor_account, a.action`;

const toEntry = (row: Row): TimelineEntry => ({
  _id: String(row.id),
  kind: row.kind,
  at: row.at.toISOString(),
  actor: row.actor,
  actorName: row.actor_name,
  subOrderNumber: row.position === null ? null : subOrderNumber(row.number, row.position),
  state: row.state,
  outcome: row.outcome,
  callbackAt: row.callback_at?.toISOString() ?? null,
  text: row.text,
  template: row.template,
  amount: row.amount === null ? null : toTnd(row.amount),
  action: row.action,
  method: row.method,
  reference: row.reference,
});

/** A page of an order's timeline. */
export async function readTimeline(
  db: Kysely<Database>,
  orderId: string,
  query: z.output<typeof TimelineQuery>,
): Promise<TimelinePage> {
  const { items, ...page } = await sortedPage(
    db,
    {
      name: 'order-timeline',
      select: `h.*, o.number, (select u.first_name || ' ' || u.last_name from users u where u.account_number = h.actor_account) as actor_name`,
      from: `orders o cross join lateral (${entries('o.id')}) h`,
      id: 'h.id',
      where: [
        (parameters) => `o.id = ${parameters.add(orderId)}::bigint`,
        ...(query.kinds === undefined
          ? []
          : [
              (parameters: { add(value: unknown): string }) =>
                `h.kind = any(${parameters.add(query.kinds)}::text[])`,
            ]),
      ],
      sort: { column: 'h.at', type: 'timestamptz', isDescending: true },
    },
    query,
    (rows: Row[]) => rows.map(toEntry),
  );
  return { entries: items, ...page };
}
