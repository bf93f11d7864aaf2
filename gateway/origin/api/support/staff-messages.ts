/** What staff write to customers of their own accord: a new ticket for an account, one answer to several tickets. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { TicketOpenRequest, TicketsAnswerRequest } from '../../../contract/admin/tickets.ts';
import { fill, placeholdersIn, textFor } from '../../../contract/rules/canned-answers.ts';
import type { Database } from '../../db/tables.ts';
import { ApiError, badInput } from '../../base/errors.ts';
import { run } from '../../base/sql.ts';
import { emit } from '../events/feed.ts';
import { cannedTexts } from './canned.ts';
import { addMessage, lockTicket } from './converse.ts';
import type { Speaker } from './converse.ts';
import { insertTicket } from './create.ts';
import type { TicketRow } from './read.ts';

/**
 * Opens a ticket for an account; its first message is the shop's, and is mailed. `urlOf` returns the customer's address of a ticket.
 * Returns its number. @throws BAD_USER_INPUT for an account that does not exist
 */
export async function openTicketFor(
  trx: Kysely<Database>,
  speaker: Speaker,
  { accountNumber, category, subject, message }: TicketOpenRequest,
  urlOf: (number: string) => string,
): Promise<string> {
  const user = await trx
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email', 'phone', 'language'])
    .where('account_number', '=', accountNumber)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!user) throw badInput('accountNumber', 'is no account', 'NOT_FOUND');
  const key = `staff-${randomUUID()}`;
  const inserted = await insertTicket(trx, {
    subject,
    category,
    orderNumber: null,
    orderId: null,
    accountNumber,
    name: `${user.first_name} ${user.last_name}`.trim() || accountNumber,
    email: user.email ?? '',
    phone: user.phone,
    language: user.language,
    idempotencyKey: key,
    bodyHash: key,
  });
  if (!inserted) throw new Error('The key of a new ticket was used before');
  const { number } = inserted;
  await emit(trx, 'ticket.created', number, { number, category });
  await addMessage(trx, number, speaker, { message, files: [], idempotencyKey: key }, urlOf(number));
  return number;
}

/** Numbers of the parcels of a ticket's order, for its answer; null: there are none. */
async function trackingOf(trx: Kysely<Database>, ticket: TicketRow): Promise<string | null> {
  const rows = await run<{ tracking_number: string }>(
    trx,
    'select tracking_number from sub_orders where order_id = $1 and tracking_number is not null order by position',
    [ticket.order_id],
  );
  return rows.length === 0 ? null : rows.map((row) => row.tracking_number).join(', ');
}

/**
 * Sends one answer to several tickets, in the order of their numbers, so that two of these wait for each other: filled in for each, in the
 * language of its customer. Tickets that do not exist, take no message, or lack what stands for a placeholder are left as they are.
 * @throws BAD_USER_INPUT for an answer that does not exist
 */
export async function answerTickets(
  trx: Kysely<Database>,
  speaker: Speaker,
  { numbers, answer, resolves }: TicketsAnswerRequest,
  urlOf: (number: string) => string,
): Promise<ReadonlyMap<string, 'CONFLICT' | 'NOT_FOUND' | null>> {
  const texts = await cannedTexts(trx, answer);
  const outcomes = new Map<string, 'CONFLICT' | 'NOT_FOUND' | null>();
  for (const number of numbers.toSorted()) {
    try {
      const ticket = await lockTicket(trx, number, speaker);
      const message = fill(textFor(texts, ticket.language).text, {
        name: ticket.name,
        number: ticket.order_number ?? number,
        tracking: await trackingOf(trx, ticket),
      });
      if (placeholdersIn(message).length > 0) throw new ApiError('CONFLICT', 'The order has no parcel');
      const sent = { message, files: [], idempotencyKey: randomUUID(), resolves };
      await addMessage(trx, number, speaker, sent, urlOf(number));
      outcomes.set(number, null);
    } catch (error) {
      // Both are thrown before anything of this ticket is written.
      const code = error instanceof ApiError ? error.code : undefined;
      if (code !== 'CONFLICT' && code !== 'NOT_FOUND') throw error;
      outcomes.set(number, code);
    }
  }
  return outcomes;
}
