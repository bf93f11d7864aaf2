/** Messages and status changes of a ticket. Each change emits its event in its own transaction. */
import type { Kysely } from 'kysely';
import { MAX_TICKET_MESSAGES } from '../../../contract/support.ts';
import type { TicketPriority, TicketStatus } from '../../../contract/support.ts';
import type { Database } from '../../db/tables.ts';
import { queueMail } from '../../mail/outbox.ts';
import { ApiError, notFound } from '../../base/errors.ts';
import { emit } from '../events/feed.ts';
import type { TicketRow } from './read.ts';
import { mayMove, stepsOfMessage, takesMessages } from './states.ts';
import type { TicketActor } from '../../../contract/rules/ticket-states.ts';

/** Author: the account that has opened the ticket, or an admin. */
export interface Speaker {
  as: TicketActor;
  accountNumber: string;
}

/** Locks the ticket with this number; for other customers it does not exist. Throws 404. */
async function lockTicket(trx: Kysely<Database>, number: string, speaker: Speaker): Promise<TicketRow> {
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

async function setStatus(
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
const emitChange = (
  trx: Kysely<Database>,
  { number, status }: TicketRow,
  from: TicketStatus,
  more: { by: TicketActor; message: boolean },
): Promise<void> => emit(trx, 'ticket.changed', number, { number, from, status, ...more });

/**
 * Adds a message; the same key with the same text writes nothing more. `ticketUrl`: address of the customer's conversation.
 * Throws CONFLICT when the conversation is closed or full, or the key belongs to another text.
 */
export async function addMessage(
  trx: Kysely<Database>,
  number: string,
  speaker: Speaker,
  { message, idempotencyKey }: { message: string; idempotencyKey: string },
  ticketUrl: string,
): Promise<void> {
  const ticket = await lockTicket(trx, number, speaker);
  const earlier = await trx
    .selectFrom('ticket_messages')
    .select(['text', 'author'])
    .where('ticket_id', '=', ticket.id)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (earlier) {
    if (earlier.text === message && earlier.author === speaker.as) return;
    throw new ApiError('CONFLICT', 'The idempotency key was used for another message');
  }
  if (!takesMessages(ticket.status))
    throw new ApiError('CONFLICT', `A ticket that is ${ticket.status} takes no more messages`);
  const { n } = await trx
    .selectFrom('ticket_messages')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('ticket_id', '=', ticket.id)
    .executeTakeFirstOrThrow();
  if (n >= MAX_TICKET_MESSAGES)
    throw new ApiError('CONFLICT', `A ticket holds ${MAX_TICKET_MESSAGES} messages at most`);
  await trx
    .insertInto('ticket_messages')
    .values({
      ticket_id: ticket.id,
      author: speaker.as,
      author_account: speaker.as === 'staff' ? speaker.accountNumber : null,
      text: message,
      idempotency_key: idempotencyKey,
    })
    .execute();
  const from = ticket.status;
  await setStatus(trx, ticket, stepsOfMessage(from, speaker.as), speaker.as);
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

/** Changes a ticket’s status or priority. Throws CONFLICT when the table does not allow it. */
export async function changeTicket(
  trx: Kysely<Database>,
  number: string,
  speaker: Speaker,
  { to, priority }: { to?: TicketStatus | undefined; priority?: TicketPriority | undefined },
): Promise<void> {
  const ticket = await lockTicket(trx, number, speaker);
  const from = ticket.status;
  if (priority !== undefined)
    await trx.updateTable('tickets').set({ priority }).where('id', '=', ticket.id).execute();
  await setStatus(trx, ticket, to === undefined ? [] : [to], speaker.as);
  await emitChange(trx, ticket, from, { by: speaker.as, message: false });
}
