/** Tickets of the contract with their messages. */
import type { Kysely, Selectable } from 'kysely';
import type { AdminTicketsQuery } from '../../../contract/admin/tickets.ts';
import type {
  AdminTicket,
  AdminTicketMessage,
  AdminTicketsPage,
  Ticket,
  TicketMessage,
} from '../../../contract/support.ts';
import { maskEmail, maskPhone } from '../../../contract/rules/masking.ts';
import type { TicketMessagesTable, TicketsTable } from '../../db/tables-people.ts';
import type { Database } from '../../db/tables.ts';
import { NEWEST_FIRST, createdIn, ifGiven, sortedPage } from '../../base/sorted.ts';
import type { Condition, PageQuery, SortColumn } from '../../base/sorted.ts';
import type { KeyCaller } from '../../base/key-caller.ts';
import { containing, nameOfAccount, run } from '../../base/sql.ts';
import { filesOf } from '../files/attach.ts';
import type { PrivateFile } from '../../../contract/files.ts';
import { HIDDEN, readsContactsOf, requirePersonal, typedContact } from '../auth/staff.ts';
import type { Viewer } from '../auth/viewer.ts';
import { mayMove, mayRate, takesMessages } from './states.ts';

export type TicketRow = Selectable<TicketsTable>;
type MessageRow = Selectable<TicketMessagesTable>;

/** Names of staff by their account numbers, numbers of tickets by their ids, files by their messages. */
interface Known {
  names: ReadonlyMap<string, string>;
  numbers: ReadonlyMap<number, string>;
  files: ReadonlyMap<number, PrivateFile[]>;
}

function toTicket(
  row: TicketRow,
  messages: readonly MessageRow[],
  { names, numbers, files }: Known,
): AdminTicket {
  const { assignee_account: assignee, merged_into: merged } = row;
  return {
    version: row.version,
    assignee: assignee === null ? null : { accountNumber: assignee, name: names.get(assignee) ?? assignee },
    waitingSince: row.waiting_since?.toISOString() ?? null,
    mergedInto: merged === null ? null : (numbers.get(merged) ?? null),
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
    canRate: mayRate(row),
    rating:
      row.rating === null || row.rated_at === null
        ? null
        : { value: row.rating, comment: row.rating_comment, at: row.rated_at.toISOString() },
    messages: messages.map(({ id, author, author_account: account, text, internal, created_at: at }) => ({
      _id: String(id),
      author,
      text,
      createdAt: at.toISOString(),
      files: files.get(id) ?? [],
      isInternal: internal,
      authorAccount: account,
      authorName: account === null ? null : (names.get(account) ?? account),
    })),
    name: row.name,
    email: row.email,
    phone: row.phone,
    language: row.language,
  };
}

const withoutWriter = (message: TicketMessage): AdminTicketMessage => ({
  ...message,
  isInternal: false,
  authorAccount: null,
  authorName: null,
});

/** What the ticket's customer may read: neither notes nor who answers. */
export function forOwner(ticket: AdminTicket): Ticket {
  const { name: _, email: __, phone: ___, language: ____, assignee: _____, ...rest } = ticket;
  const { waitingSince: ______, version: _______, ...own } = rest;
  return {
    ...own,
    messages: ticket.messages
      .filter(({ isInternal }) => !isInternal)
      .map(({ _id, author, text, createdAt, files }) => ({ _id, author, text, createdAt, files })),
  };
}

const masked = (ticket: AdminTicket): AdminTicket => ({
  ...ticket,
  email: maskEmail(ticket.email),
  phone: ticket.phone === null ? null : maskPhone(ticket.phone),
});

/**
 * A ticket for a third party: neither notes among staff nor who of them answers; the account and contact data of the customer only with
 * the scope for them. Subject and messages are as they were written.
 */
function ticketForKey({ scopes }: Pick<KeyCaller, 'scopes'>, ticket: AdminTicket): AdminTicket {
  const shared = { ...ticket, assignee: null, messages: forOwner(ticket).messages.map(withoutWriter) };
  return scopes.includes('personal:read') ? shared : { ...masked(shared), name: HIDDEN, accountNumber: null };
}

/** A ticket for this admin: e-mail address and telephone masked unless the role needs them. For a key as `ticketForKey`. */
export function ticketFor(viewer: Viewer, ticket: AdminTicket): AdminTicket {
  if (viewer.apiKey) return ticketForKey(viewer.apiKey, ticket);
  return readsContactsOf(viewer, ticket.accountNumber) ? ticket : masked(ticket);
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
  const known = await knownOf(db, rows, messages);
  return rows.map((row) =>
    toTicket(
      row,
      messages.filter((message) => message.ticket_id === row.id),
      known,
    ),
  );
}

async function knownOf(
  db: Kysely<Database>,
  rows: readonly TicketRow[],
  messages: readonly MessageRow[],
): Promise<Known> {
  const accounts = new Set(
    [...rows.map((row) => row.assignee_account), ...messages.map((message) => message.author_account)].filter(
      (account) => account !== null,
    ),
  );
  const merged = rows.map((row) => row.merged_into).filter((id) => id !== null);
  const names = await run<{ account: string; name: string }>(
    db,
    `select a.account, ${nameOfAccount('a.account')} as name from unnest($1::text[]) a(account)`,
    [[...accounts]],
  );
  const numbers = await run<{ id: number; number: string }>(
    db,
    'select id, number from tickets where id = any($1::bigint[])',
    [merged],
  );
  return {
    names: new Map(names.map(({ account, name }) => [account, name])),
    numbers: new Map(numbers.map(({ id, number }) => [id, number])),
    files: await filesOf(
      db,
      messages.map(({ id }) => id),
    ),
  };
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

/** The tickets with these numbers. */
export async function findTickets(db: Kysely<Database>, numbers: readonly string[]): Promise<AdminTicket[]> {
  if (numbers.length === 0) return [];
  const rows = await db.selectFrom('tickets').selectAll().where('number', 'in', numbers).execute();
  return completeTickets(db, rows);
}

/** Tickets of an account, the latest first. */
export async function listTickets(
  db: Kysely<Database>,
  query: PageQuery,
  accountNumber: string,
): Promise<AdminTicketsPage> {
  const { items: tickets, ...page } = await sortedPage(
    db,
    {
      name: 'tickets-latest',
      select: 't.*',
      from: 'tickets t',
      id: 't.id',
      where: [(parameters) => `t.account_number = ${parameters.add(accountNumber)}`],
      sort: NEWEST_FIRST,
    },
    query,
    (rows: TicketRow[]) => completeTickets(db, rows),
  );
  return { tickets, ...page };
}

/** What was typed to find a ticket. */
function typed(text: string, viewer: Viewer): Condition {
  if (/^TKT-?[\d-]*$/i.test(text))
    return (parameters) => `t.number like ${parameters.add(`${text.toUpperCase()}%`)}`;
  // Names are searched as well: a match would confirm what is masked.
  requirePersonal(viewer, 'q', 'a ticket number');
  const contact = typedContact(text, viewer);
  if (contact !== undefined)
    return (parameters) =>
      'phone' in contact
        ? `t.phone = ${parameters.add(contact.phone)}`
        : `lower(t.email) = ${parameters.add(contact.email)}`;
  return (parameters) => {
    const place = parameters.add(containing(text.toLowerCase()));
    return `(lower(t.subject) like ${place} or lower(t.name) like ${place})`;
  };
}

const assignedTo = (assignee: string, viewer: Viewer): Condition =>
  assignee === 'none'
    ? () => 't.assignee_account is null'
    : (parameters) =>
        `t.assignee_account = ${parameters.add(assignee === 'me' ? viewer.accountNumber : assignee)}`;

const SORTS: Readonly<Record<AdminTicketsQuery['sort'], SortColumn>> = {
  created: { type: 'bigint', isDescending: true },
  updated: { column: 't.updated_at', type: 'timestamptz', isDescending: true },
  waiting: { column: 't.waiting_since', type: 'timestamptz', isDescending: false },
  priority: { column: 't.priority_order', type: 'bigint', isDescending: false },
};

/** A page of all tickets, masked for this viewer. */
export async function listAllTickets(
  db: Kysely<Database>,
  only: AdminTicketsQuery,
  viewer: Viewer,
): Promise<AdminTicketsPage> {
  const { items: tickets, ...page } = await sortedPage(
    db,
    {
      name: `tickets-${only.sort}`,
      select: 't.*',
      from: 'tickets t',
      id: 't.id',
      where: [
        ...ifGiven(
          only.status,
          (status) => (parameters) => `t.status = any(${parameters.add(status)}::text[])`,
        ),
        ...ifGiven(only.category, (category) => (parameters) => `t.category = ${parameters.add(category)}`),
        ...ifGiven(only.priority, (priority) => (parameters) => `t.priority = ${parameters.add(priority)}`),
        ...ifGiven(only.assignee, (assignee) => assignedTo(assignee, viewer)),
        ...ifGiven(only.order, (order) => (parameters) => `t.order_id = ${parameters.add(order)}`),
        ...ifGiven(
          only.orderNumber,
          (number) => (parameters) =>
            `upper(t.order_number) = ${parameters.add(number.trim().toUpperCase())}`,
        ),
        ...ifGiven(
          only.account,
          (account) => (parameters) => `t.account_number = ${parameters.add(account)}`,
        ),
        ...ifGiven(only.language, (language) => (parameters) => `t.language = ${parameters.add(language)}`),
        ...ifGiven(
          only.waitingHours,
          (hours) => (parameters) =>
            `t.waiting_since <= now() - make_interval(hours => ${parameters.add(hours)}::int)`,
        ),
        ...createdIn('t.created_at', only),
        ...ifGiven(only.ratingAtMost, (most) => (parameters) => `t.rating <= ${parameters.add(most)}`),
        ...ifGiven(only.q, (q) => typed(q.trim(), viewer)),
        ...(only.sort === 'waiting' ? [() => 't.waiting_since is not null'] : []),
      ],
      sort: {
        ...SORTS[only.sort],
        ...(only.direction && { isDescending: only.direction === 'desc' }),
      },
    },
    only,
    (rows: TicketRow[]) => completeTickets(db, rows),
  );
  return { tickets: tickets.map((ticket) => ticketFor(viewer, ticket)), ...page };
}
