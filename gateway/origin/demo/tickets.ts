/** Tickets of the demo shop, written in the days before its first start, and canned answers. No message is sent. */
import type { Kysely } from 'kysely';
import { ticketNumber } from '../api/support/create.ts';
import { run } from '../base/sql.ts';
import type { Database } from '../db/tables.ts';
import { ANSWERS, TICKETS } from './ticketTexts.ts';

const HOUR = 3_600_000;
/** Milliseconds between two messages of a ticket. */
const PAUSE = 40 * 60_000;

interface Customer {
  accountNumber: string;
  orderNumber: string;
  orderId: number;
  name: string;
  email: string;
  phone: string | null;
}

/** Adds tickets of customers with orders, the oldest first, and canned answers. `admin`: the account that answered. */
export async function addDemoTickets(db: Kysely<Database>, admin: string, now: Date): Promise<void> {
  const customers = await run<Customer>(
    db,
    `select distinct on (u.id) u.account_number as "accountNumber", o.number as "orderNumber", o.id as "orderId",
       u.first_name || ' ' || u.last_name as name, u.email, u.phone
     from users u join orders o on o.user_id = u.id where u.email is not null
     order by u.id, o.id desc limit $1`,
    [TICKETS.length],
  );
  for (const [index, ticket] of TICKETS.entries()) {
    const customer = customers[index];
    if (customer === undefined) return;
    const openedAt = new Date(now.getTime() - ticket.hours * HOUR);
    const at = (message: number) => new Date(openedAt.getTime() + message * PAUSE);
    const lastAt = at(ticket.messages.length - 1);
    await db.transaction().execute(async (trx) => {
      const [serial] = await run<{ id: string }>(
        trx,
        `select nextval(pg_get_serial_sequence('tickets', 'id')) as id`,
        [],
      );
      const id = Number(serial?.id);
      await run(
        trx,
        `insert into tickets (id, number, subject, category, priority, status, order_number, order_id, account_number, name, email,
           phone, language, idempotency_key, body_hash, assignee_account, waiting_since, created_at, updated_at)
         overriding system value
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 'demo', $15, $16, $17, $16)`,
        [
          id,
          ticketNumber(id, openedAt),
          ticket.subject,
          ticket.category,
          ticket.priority,
          ticket.status,
          ticket.hasOrder ? customer.orderNumber : null,
          ticket.hasOrder ? customer.orderId : null,
          customer.accountNumber,
          customer.name,
          customer.email,
          customer.phone,
          ticket.language,
          `demo-ticket-${id}`,
          ticket.status === 'NEW' ? null : admin,
          lastAt,
          openedAt,
        ],
      );
      for (const [message, { by, text }] of ticket.messages.entries())
        await trx
          .insertInto('ticket_messages')
          .values({
            ticket_id: id,
            author: by === 'customer' ? 'customer' : 'staff',
            author_account: by === 'customer' ? null : admin,
            text,
            internal: by === 'note',
            idempotency_key: null,
            created_at: at(message),
          })
          .execute();
    });
  }
  for (const { title, shortcut, texts } of ANSWERS)
    await run(
      db,
      'insert into canned_answers (title, shortcut, texts) values ($1, $2, $3) on conflict (shortcut) do nothing',
      [title, shortcut, JSON.stringify(texts)],
    );
}
