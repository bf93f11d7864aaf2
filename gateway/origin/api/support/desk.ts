/** Work on tickets among staff: assignment, the order, merging. */
import type { Kysely } from 'kysely';
import type { AdminRole } from '../../../contract/accounts.ts';
import type { TicketAgents, TicketsChangeRequest } from '../../../contract/admin/tickets.ts';
import { can, effectiveRole } from '../../../contract/rules/staff.ts';
import { MAX_TICKET_MESSAGES } from '../../../contract/support.ts';
import type { Database } from '../../db/tables.ts';
import { ApiError, badInput } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import { emit } from '../events/feed.ts';
import type { Speaker } from './converse.ts';
import { emitChange, lockTicket, setStatus } from './converse.ts';
import type { TicketRow } from './read.ts';
import { stepsTo } from './states.ts';

/** @throws BAD_USER_INPUT for who is no admin; null: no one in particular */
async function checkAssignee(trx: Kysely<Database>, assignee: string | null): Promise<void> {
  if (assignee === null) return;
  const [admin] = await run(
    trx,
    'select 1 from users where account_number = $1 and is_admin and deleted_at is null',
    [assignee],
  );
  if (!admin) throw badInput('assignee', 'is not an admin', 'NOT_FOUND');
}

/** The admins whose role answers tickets, by name. */
export async function listAgents(db: Kysely<Database>): Promise<TicketAgents> {
  const rows = await run<{ account: string; name: string; role: AdminRole | null }>(
    db,
    `select account_number as account, trim(first_name || ' ' || last_name) as name, admin_role as role
     from users where is_admin and deleted_at is null and blocked_at is null
     order by lower(first_name || ' ' || last_name), id`,
    [],
  );
  return {
    agents: rows
      .filter(({ role }) => can(effectiveRole(role), 'support'))
      .map(({ account, name }) => ({ accountNumber: account, name: name || account })),
  };
}

/**
 * One change of several tickets, in the order of their numbers, so that two of these wait for each other. Tickets that do not
 * exist, or have no way to the status, are left as they are.
 * @throws BAD_USER_INPUT for an assignee who is no admin
 */
export async function changeTickets(
  trx: Kysely<Database>,
  speaker: Speaker,
  { numbers, to, priority, assignee }: TicketsChangeRequest,
): Promise<ReadonlyMap<string, 'CONFLICT' | 'NOT_FOUND' | null>> {
  if (assignee !== undefined) await checkAssignee(trx, assignee);
  const outcomes = new Map<string, 'CONFLICT' | 'NOT_FOUND' | null>();
  for (const number of numbers.toSorted()) {
    const ticket = await trx
      .selectFrom('tickets')
      .selectAll()
      .where('number', '=', number)
      .forUpdate()
      .executeTakeFirst();
    const steps = ticket && (to === undefined ? [] : stepsTo(ticket.status, to, speaker.as));
    outcomes.set(number, ticket ? (steps ? null : 'CONFLICT') : 'NOT_FOUND');
    if (!ticket || !steps) continue;
    const from = ticket.status;
    if (priority !== undefined || assignee !== undefined)
      await trx
        .updateTable('tickets')
        .set({ ...(priority && { priority }), ...(assignee !== undefined && { assignee_account: assignee }) })
        .where('id', '=', ticket.id)
        .execute();
    if (to === undefined && priority === undefined) {
      await emit(trx, 'ticket.handled', number, { number, what: 'assignee' });
      continue;
    }
    await setStatus(trx, ticket, steps, speaker.as);
    await emitChange(trx, ticket, from, { by: speaker.as, message: false });
  }
  return outcomes;
}

/** Has an admin answer a ticket; null: no one in particular. @throws NOT_FOUND; BAD_USER_INPUT for who is no admin */
export async function assignTicket(
  trx: Kysely<Database>,
  number: string,
  speaker: Speaker,
  assignee: string | null,
): Promise<void> {
  const ticket = await lockTicket(trx, number, speaker);
  await checkAssignee(trx, assignee);
  await trx.updateTable('tickets').set({ assignee_account: assignee }).where('id', '=', ticket.id).execute();
  await emit(trx, 'ticket.handled', number, { number, what: 'assignee' });
}

/** Says which order a ticket is about. @throws NOT_FOUND; BAD_USER_INPUT for an order that is not its account's */
export async function linkOrder(
  trx: Kysely<Database>,
  number: string,
  speaker: Speaker,
  orderNumber: string | null,
): Promise<void> {
  const ticket = await lockTicket(trx, number, speaker);
  let order: { id: number; number: string } | undefined;
  if (orderNumber !== null) {
    // An account sees the order's number in its ticket: another person's order stays unknown. A visitor has no such page.
    [order] = await run<{ id: number; number: string }>(
      trx,
      `select o.id, o.number from orders o left join users u on u.id = o.user_id
       where o.number = $1 and ($2::text is null or u.account_number = $2)`,
      [orderNumber.trim().toUpperCase(), ticket.account_number],
    );
    if (!order) throw badInput('orderNumber', 'is not an order of this customer', 'NOT_FOUND');
  }
  await trx
    .updateTable('tickets')
    .set({ order_id: order?.id ?? null, order_number: order?.number ?? null })
    .where('id', '=', ticket.id)
    .execute();
  await emit(trx, 'ticket.handled', number, { number, what: 'order' });
}

/** Whether two tickets are of one customer: of the same account, or of visitors with the same address. */
const isSameCustomer = (one: TicketRow, other: TicketRow): boolean =>
  one.account_number === null || other.account_number === null
    ? one.account_number === other.account_number && one.email.toLowerCase() === other.email.toLowerCase()
    : one.account_number === other.account_number;

/**
 * Merges a ticket into another one of the same customer: its messages move there in the order of time, and it is closed.
 * @throws NOT_FOUND; BAD_USER_INPUT (into); CONFLICT when either is merged already or there would be too many messages
 */
export async function mergeTicket(
  trx: Kysely<Database>,
  number: string,
  speaker: Speaker,
  into: string,
): Promise<void> {
  if (into === number) throw badInput('into', 'is the ticket itself');
  // Always in the same order, so that two merges do not wait for each other.
  const [first, second] = number < into ? [number, into] : [into, number];
  const locked = [await lockTicket(trx, first, speaker), await lockTicket(trx, second, speaker)];
  const [from, target] = [number, into].map((one) => locked.find((row) => row.number === one)) as [
    TicketRow,
    TicketRow,
  ];
  if (from.merged_into !== null || target.merged_into !== null)
    throw new ApiError('CONFLICT', 'A ticket that was merged stays merged');
  if (!isSameCustomer(from, target)) throw badInput('into', 'is a ticket of another customer');
  const [counted] = await run<{ n: number }>(
    trx,
    'select count(*)::int as n from ticket_messages where ticket_id = any($1::bigint[])',
    [[from.id, target.id]],
  );
  if ((counted?.n ?? 0) > MAX_TICKET_MESSAGES)
    throw new ApiError('CONFLICT', `A ticket holds ${MAX_TICKET_MESSAGES} messages at most`);
  // Keys are unique within a ticket; those of moved messages are not sent again, because their ticket is closed.
  await run(trx, 'update ticket_messages set ticket_id = $2, idempotency_key = null where ticket_id = $1', [
    from.id,
    target.id,
  ]);
  await trx
    .updateTable('tickets')
    .set({ merged_into: target.id, status: 'CLOSED', updated_at: new Date() })
    .where('id', '=', from.id)
    .execute();
  // A new question in an answered conversation has to be answered.
  const reopened = target.status === 'WAITING_CUSTOMER' && (from.status === 'NEW' || from.status === 'OPEN');
  await trx
    .updateTable('tickets')
    .set({ updated_at: new Date(), ...(reopened ? { status: 'OPEN' as const } : {}) })
    .where('id', '=', target.id)
    .execute();
  const changed = [
    [from, 'CLOSED'],
    [target, reopened ? 'OPEN' : target.status],
  ] as const;
  for (const [row, status] of changed)
    await emit(trx, 'ticket.changed', row.number, {
      number: row.number,
      from: row.status,
      status,
      by: 'staff',
      message: false,
    });
}
