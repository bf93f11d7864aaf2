/** Opening a ticket: once per key. */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { LanguageCode } from '../../../contract/rules/languages.ts';
import type { TicketAnswer, TicketCategory, TicketRequest } from '../../../contract/support.ts';
import type { Database } from '../../db/tables.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { Viewer } from '../auth/viewer.ts';
import { checkDigit } from '../../base/checkDigit.ts';
import { ApiError } from '../../base/errors.ts';
import { emit } from '../events/feed.ts';
import { attachToMessage } from '../files/attach.ts';
import { run } from '../../base/sql.ts';

/** Such as `TKT-26-000042-3`. */
export function ticketNumber(serial: number, at: Date): string {
  const year = String(at.getUTCFullYear()).slice(-2);
  const digits = String(serial).padStart(6, '0');
  return `TKT-${year}-${digits}-${checkDigit(year + digits)}`;
}

/** Two equal bodies have one hash. */
function hashOf(body: z.output<typeof TicketRequest>): string {
  const { idempotencyKey: _, language: __, ...said } = body;
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(said).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url');
}

/** The account's own order with this number; null: it has none, and the number stays plain text. */
async function ownOrder(
  db: Kysely<Database>,
  number: string | null | undefined,
  viewer: Viewer | undefined,
): Promise<number | null> {
  if (number == null || !viewer) return null;
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number.toUpperCase())
    .where('user_id', '=', viewer.id)
    .executeTakeFirst();
  return order?.id ?? null;
}

interface Opened {
  answer: TicketAnswer;
  /** false: the key was used before, and nothing was written. */
  isNew: boolean;
}

/** A ticket's row that is not written yet. */
interface NewTicket {
  subject: string;
  category: TicketCategory;
  /** As entered. */
  orderNumber: string | null;
  orderId: number | null;
  accountNumber: string | null;
  name: string;
  email: string;
  phone: string | null;
  language: LanguageCode;
  idempotencyKey: string;
  bodyHash: string;
}

/** Writes a ticket without messages; undefined: the key was used before. */
export async function insertTicket(
  trx: Kysely<Database>,
  ticket: NewTicket,
): Promise<{ id: number; number: string; createdAt: Date } | undefined> {
  const [serial] = await run<{ id: string }>(
    trx,
    `select nextval(pg_get_serial_sequence('tickets', 'id')) as id`,
    [],
  );
  const id = Number(serial?.id);
  const createdAt = new Date();
  const number = ticketNumber(id, createdAt);
  const [inserted] = await run<{ number: string }>(
    trx,
    `insert into tickets (id, number, subject, category, order_number, order_id, account_number, name, email, phone, language,
       idempotency_key, body_hash, created_at, updated_at)
     overriding system value values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14)
     on conflict (idempotency_key) do nothing returning number`,
    [
      id,
      number,
      ticket.subject,
      ticket.category,
      ticket.orderNumber,
      ticket.orderId,
      ticket.accountNumber,
      ticket.name,
      ticket.email,
      ticket.phone,
      ticket.language,
      ticket.idempotencyKey,
      ticket.bodyHash,
      createdAt,
    ],
  );
  return inserted && { id, number, createdAt };
}

/**
 * Opens a ticket with its first message, its event and its confirmation, or returns the one that the key has opened; `urlOf` returns
 * its owner's address of it. Throws CONFLICT when the key was used for another question.
 */
export async function openTicket(
  db: Kysely<Database>,
  body: z.output<typeof TicketRequest>,
  viewer: Viewer | undefined,
  urlOf: (number: string) => string,
): Promise<Opened> {
  const bodyHash = hashOf(body);
  return db.transaction().execute(async (trx) => {
    const inserted = await insertTicket(trx, {
      subject: body.subject,
      category: body.category,
      orderNumber: body.orderNumber ?? null,
      orderId: await ownOrder(trx, body.orderNumber, viewer),
      accountNumber: viewer?.accountNumber ?? null,
      name: body.name,
      email: body.email,
      phone: body.phone ?? null,
      language: body.language,
      idempotencyKey: body.idempotencyKey,
      bodyHash,
    });
    if (!inserted) return { answer: await earlier(trx, body.idempotencyKey, bodyHash), isNew: false };
    const { id, number, createdAt } = inserted;
    const message = await trx
      .insertInto('ticket_messages')
      .values({
        ticket_id: id,
        author: 'customer',
        author_account: null,
        text: body.message,
        idempotency_key: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await attachToMessage(trx, body.files, viewer?.accountNumber ?? null, message.id);
    await emit(trx, 'ticket.created', number, { number, category: body.category });
    await queueMail(trx, {
      to: body.email,
      language: body.language,
      template: 'ticket',
      data: { number, link: viewer ? urlOf(number) : null },
    });
    return { answer: { number, status: 'NEW' as const, createdAt: createdAt.toISOString() }, isNew: true };
  });
}

async function earlier(db: Kysely<Database>, key: string, bodyHash: string): Promise<TicketAnswer> {
  const ticket = await db
    .selectFrom('tickets')
    .select(['number', 'status', 'created_at', 'body_hash'])
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
  if (ticket.body_hash !== bodyHash)
    throw new ApiError('CONFLICT', 'The idempotency key was used for another question');
  return { number: ticket.number, status: ticket.status, createdAt: ticket.created_at.toISOString() };
}
