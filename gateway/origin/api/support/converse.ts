/** Messages and status changes of a ticket. Each change emits its event in its own transaction. */
import type { Kysely } from 'kysely';
import { MAX_TICKET_MESSAGES } from '../../../contract/support.ts';
import type { TicketCategory, TicketPriority, TicketStatus } from '../../../contract/support.ts';
import type { Database } from '../../db/tables.ts';
import { queueMail } from '../../mail/outbox.ts';
import { PERSON_NAME, run } from '../../base/sql.ts';
import { ApiError, badInput, notFound } from '../../base/errors.ts';
import { emit } from '../events/feed.ts';
import { attachToMessage, hasFiles } from '../files/attach.ts';
import type { TicketRow } from './read.ts';
import { mayMove, mayRate, stepsOfMessage, takesMessages } from './states.ts';
import type { TicketActor } from '../../../contract/rules/ticket-states.ts';

/** Author: the account that has opened the ticket, or an admin. */
export interface Speaker {
  as: TicketActor;
  accountNumber: string;
}

/** Locks the ticket with this number; for other customers it does not exist. Throws 404. */
export async function lockTicket(
  trx: Kysely<Database>,
  number: string,
  speaker: Speaker,
): Promise<TicketRow> {
  const row = await trx
    .selectFrom('tickets')
    .selectAll()
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();
  if (!row || (speaker.as === 'customer' && row.account_number !== speaker.accountNumber))
    throw notFound('Ticket');
  return row;
}

/** Takes a locked ticket through these statuses. @throws CONFLICT when the table does not allow a step */
export async function setStatus(
  trx: Kysely<Database>,
  ticket: TicketRow,
  steps: readonly TicketStatus[],
  actor: TicketActor,
): Promise<void> {
  for (const to of steps) {
    if (!mayMove(ticket.status, to, actor))
      throw new ApiError('CONFLICT', `A ticket that is ${ticket.status} can't become ${to}`);
    ticket.status = to;
  }
  await trx
    .updateTable('tickets')
    .set({ status: ticket.status, updated_at: new Date() })
    .where('id', '=', ticket.id)
    .execute();
}

/** Emits a change, without any text of it. */
export const emitChange = (
  trx: Kysely<Database>,
  { number, status }: TicketRow,
  from: TicketStatus,
  more: { by: TicketActor; message: boolean },
): Promise<void> => emit(trx, 'ticket.changed', number, { number, from, status, ...more });

interface NewMessage {
  message: string;
  /** Keys of uploaded files. */
  files: readonly string[];
  idempotencyKey: string;
  /** The last message that its writer has seen; undefined: not checked. */
  lastMessageId?: string | undefined;
  /** Whether the ticket is resolved by it. */
  resolves?: boolean | undefined;
}

/** Refuses a reply to a conversation that has gone on since its writer read it. @throws STALE */
async function refuseCrossed(trx: Kysely<Database>, ticketId: number, seen: string): Promise<void> {
  const [newer] = await run<{ author: TicketActor; by: string | null; at: Date }>(
    trx,
    `select m.author, ${PERSON_NAME} as by, m.created_at as at
     from ticket_messages m left join users u on u.account_number = m.author_account
     where m.ticket_id = $1 and m.id > $2 and not m.internal order by m.id limit 1`,
    [ticketId, seen],
  );
  if (newer)
    throw new ApiError('STALE', 'There is a newer message in this conversation', [
      {
        field: 'message',
        message: 'was written before the last message was read',
        code: 'CHANGED',
        changedBy: newer.author === 'staff' ? (newer.by ?? undefined) : undefined,
        changedAt: newer.at.toISOString(),
      },
    ]);
}

/** Adds a row to a conversation, or finds the one of an earlier request. @throws CONFLICT when the key belongs to another text */
async function insertOnce(
  trx: Kysely<Database>,
  ticket: TicketRow,
  message: {
    author: TicketActor;
    speaker: Speaker;
    text: string;
    files: readonly string[];
    key: string;
    isInternal: boolean;
  },
): Promise<'new' | 'known'> {
  const { author, speaker, text, files, key, isInternal } = message;
  const earlier = await trx
    .selectFrom('ticket_messages')
    .select(['id', 'text', 'author', 'internal'])
    .where('ticket_id', '=', ticket.id)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (earlier) {
    const isSame = earlier.text === text && earlier.author === author && earlier.internal === isInternal;
    if (isSame && (await hasFiles(trx, earlier.id, files))) return 'known';
    throw new ApiError('CONFLICT', 'The idempotency key was used for another message');
  }
  const { n } = await trx
    .selectFrom('ticket_messages')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('ticket_id', '=', ticket.id)
    .executeTakeFirstOrThrow();
  if (n >= MAX_TICKET_MESSAGES)
    throw new ApiError('CONFLICT', `A ticket holds ${MAX_TICKET_MESSAGES} messages at most`);
  const { id } = await trx
    .insertInto('ticket_messages')
    .values({
      ticket_id: ticket.id,
      author,
      author_account: author === 'staff' ? speaker.accountNumber : null,
      text,
      internal: isInternal,
      idempotency_key: key,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await attachToMessage(trx, files, speaker.accountNumber, id);
  return 'new';
}

/** Adds a note that only staff read, at any status; nothing is mailed. @throws NOT_FOUND, CONFLICT */
export async function addNote(
  trx: Kysely<Database>,
  number: string,
  speaker: Speaker,
  { text, files, idempotencyKey }: { text: string; files: readonly string[]; idempotencyKey: string },
): Promise<void> {
  const ticket = await lockTicket(trx, number, speaker);
  const added = await insertOnce(trx, ticket, {
    author: 'staff',
    speaker,
    text,
    files,
    key: idempotencyKey,
    isInternal: true,
  });
  if (added === 'new') await emit(trx, 'ticket.handled', number, { number, what: 'note' });
}

/**
 * Adds a message; the same key with the same text writes nothing more. `ticketUrl`: address of the customer's conversation.
 * Throws CONFLICT when the conversation is closed or full, or the key belongs to another text; STALE when it has gone on.
 */
export async function addMessage(
  trx: Kysely<Database>,
  number: string,
  speaker: Speaker,
  { message, files, idempotencyKey, lastMessageId, resolves = false }: NewMessage,
  ticketUrl: string,
): Promise<void> {
  const ticket = await lockTicket(trx, number, speaker);
  const known = await trx
    .selectFrom('ticket_messages')
    .select('id')
    .where('ticket_id', '=', ticket.id)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (!known) {
    if (!takesMessages(ticket.status))
      throw new ApiError('CONFLICT', `A ticket that is ${ticket.status} takes no more messages`);
    if (files.length > 0 && speaker.as === 'staff' && ticket.account_number === null)
      throw badInput('files', 'can only be read by customers with an account');
    if (lastMessageId !== undefined) await refuseCrossed(trx, ticket.id, lastMessageId);
  }
  const added = await insertOnce(trx, ticket, {
    author: speaker.as,
    speaker,
    text: message,
    files,
    key: idempotencyKey,
    isInternal: false,
  });
  if (added === 'known') return;
  const from = ticket.status;
  const steps = stepsOfMessage(from, speaker.as);
  await setStatus(trx, ticket, resolves ? [...steps, 'RESOLVED'] : steps, speaker.as);
  await emitChange(trx, ticket, from, { by: speaker.as, message: true });
  // A deleted account has no address left.
  if (speaker.as === 'staff' && ticket.email !== '')
    await queueMail(trx, {
      to: ticket.email,
      language: ticket.language,
      template: 'ticketAnswer',
      data: {
        name: ticket.name,
        number,
        answer: message,
        link: ticket.account_number === null ? null : ticketUrl,
      },
    });
}

/** Stores how the customer found the help, once per ticket. @throws NOT_FOUND; CONFLICT before it is resolved, or when it was rated */
export async function rateTicket(
  trx: Kysely<Database>,
  number: string,
  speaker: Speaker,
  { rating, comment }: { rating: number; comment: string | null },
): Promise<void> {
  const ticket = await lockTicket(trx, number, speaker);
  // The same rating sent again is no other one.
  if (ticket.rating === rating && ticket.rating_comment === comment) return;
  if (!mayRate(ticket)) throw new ApiError('CONFLICT', 'A ticket is rated once, when it is resolved');
  await trx
    .updateTable('tickets')
    .set({ rating, rating_comment: comment, rated_at: new Date() })
    .where('id', '=', ticket.id)
    .execute();
  await emit(trx, 'ticket.handled', number, { number, what: 'rating' });
}

/** Changes a ticket’s status, priority or topic. Throws CONFLICT when the table does not allow it. */
export async function changeTicket(
  trx: Kysely<Database>,
  number: string,
  speaker: Speaker,
  {
    to,
    priority,
    category,
  }: {
    to?: TicketStatus | undefined;
    priority?: TicketPriority | undefined;
    category?: TicketCategory | undefined;
  },
): Promise<void> {
  const ticket = await lockTicket(trx, number, speaker);
  const from = ticket.status;
  if (priority !== undefined || category !== undefined)
    await trx
      .updateTable('tickets')
      .set({ ...(priority && { priority }), ...(category && { category }) })
      .where('id', '=', ticket.id)
      .execute();
  await setStatus(trx, ticket, to === undefined ? [] : [to], speaker.as);
  await emitChange(trx, ticket, from, { by: speaker.as, message: false });
}
