/** Tickets of the contract with their messages. */
import type { Kysely, Selectable } from 'kysely';
import type {
  AdminTicket,
  AdminTicketsPage,
  Ticket,
  TicketCategory,
  TicketStatus,
} from '../../../contract/support.ts';
import { maskEmail, maskPhone } from '../../../contract/rules/masking.ts';
import type { TicketMessagesTable, TicketsTable } from '../../db/tables-people.ts';
import type { Database } from '../../db/tables.ts';
import { latest } from '../../base/latest.ts';
import type { LatestQuery } from '../../base/latest.ts';
import { readsContactsOf } from '../auth/staff.ts';
import type { Viewer } from '../auth/viewer.ts';
import { mayMove, takesMessages } from './states.ts';

export type TicketRow = Selectable<TicketsTable>;
type MessageRow = Selectable<TicketMessagesTable>;

function toTicket(row: TicketRow, messages: readonly MessageRow[]): AdminTicket {
  return {
    number: row.number,
    subject: row.subject,
    category: row.category,
    status: row.status,
    priority: row.priority,
    orderNumber: row.order_number,
    orderId: row.order_id === null ? null : String(row.order_id),
    accountNumber: row.account_number,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    canAnswer: takesMessages(row.status),
    canResolve: mayMove(row.status, 'RESOLVED', 'customer'),
    canClose: mayMove(row.status, 'CLOSED', 'customer'),
    messages: messages.map(({ id, author, text, created_at: at }) => ({
      _id: String(id),
      author,
      text,
      createdAt: at.toISOString(),
    })),
    name: row.name,
    email: row.email,
    phone: row.phone,
    language: row.language,
  };
}

/** The fields that the ticket's customer may read. */
export function forOwner(told: AdminTicket): Ticket {
  const { name: _, email: __, phone: ___, language: ____, ...ticket } = told;
  return ticket;
}

/** A ticket for this admin: e-mail address and telephone masked unless the role needs them. */
export function ticketFor(viewer: Viewer, ticket: AdminTicket): AdminTicket {
  if (readsContactsOf(viewer, ticket.accountNumber)) return ticket;
  const { email, phone } = ticket;
  return { ...ticket, email: maskEmail(email), phone: phone === null ? null : maskPhone(phone) };
}

/** Tickets of these rows with their messages, in the same order. */
export async function completeTickets(
  db: Kysely<Database>,
  rows: readonly TicketRow[],
): Promise<AdminTicket[]> {
  if (rows.length === 0) return [];
  const messages = await db
    .selectFrom('ticket_messages')
    .selectAll()
    .where(
      'ticket_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  return rows.map((row) =>
    toTicket(
      row,
      messages.filter((message) => message.ticket_id === row.id),
    ),
  );
}

/** The ticket with this number; undefined: there is none, or it is not the account's (null: any). */
export async function findTicket(
  db: Kysely<Database>,
  number: string,
  accountNumber: string | null,
): Promise<AdminTicket | undefined> {
  const row = await db.selectFrom('tickets').selectAll().where('number', '=', number).executeTakeFirst();
  if (!row || (accountNumber !== null && row.account_number !== accountNumber)) return undefined;
  return (await completeTickets(db, [row]))[0];
}

/** Tickets, the latest first. */
export async function listTickets(
  db: Kysely<Database>,
  query: LatestQuery,
  only: {
    accountNumber?: string;
    status?: TicketStatus | undefined;
    category?: TicketCategory | undefined;
  },
): Promise<AdminTicketsPage> {
  const { items: tickets, ...page } = await latest(
    db,
    {
      sort: 'tickets-latest',
      select: 't.*',
      from: 'tickets t',
      id: 't.id',
      where: [
        [(value) => `t.account_number = ${value}`, only.accountNumber],
        [(value) => `t.status = ${value}`, only.status],
        [(value) => `t.category = ${value}`, only.category],
      ],
    },
    query,
    (rows: TicketRow[]) => completeTickets(db, rows),
  );
  return { tickets, ...page };
}
