/** What the table of ticket statuses means for conversations. */
import { TicketStatus } from '../../../contract/support.ts';
import { TICKET_TRANSITIONS, type TicketActor } from '../../../contract/rules/ticket-states.ts';

/** Whether this actor may change a ticket from one status to another. */
export const mayMove = (from: TicketStatus, to: TicketStatus, actor: TicketActor): boolean =>
  TICKET_TRANSITIONS[from][to]?.includes(actor) === true;

/** Whether the conversation is open: a resolved one is continued in another ticket. */
export const takesMessages = (status: TicketStatus): boolean => status !== 'RESOLVED' && status !== 'CLOSED';

/** The shortest way from one status to another by this actor's steps, without the first; undefined: there is none. */
export function stepsTo(
  from: TicketStatus,
  to: TicketStatus,
  actor: TicketActor,
): readonly TicketStatus[] | undefined {
  const ways: TicketStatus[][] = [[]];
  const seen = new Set([from]);
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    const at = way.at(-1) ?? from;
    if (at === to) return way;
    for (const next of TicketStatus.options)
      if (!seen.has(next) && mayMove(at, next, actor)) {
        seen.add(next);
        ways.push([...way, next]);
      }
  }
  return undefined;
}

/** The transitions of a message: the shop's waits for the customer, the customer's for the shop. */
export function stepsOfMessage(status: TicketStatus, author: TicketActor): readonly TicketStatus[] {
  if (author === 'customer') return status === 'WAITING_CUSTOMER' ? ['OPEN'] : [];
  if (status === 'NEW') return ['OPEN', 'WAITING_CUSTOMER'];
  return status === 'OPEN' ? ['WAITING_CUSTOMER'] : [];
}

/** Whether the customer can rate the help: once, when the ticket is over and was not merged into another one. */
export const mayRate = (ticket: {
  status: TicketStatus;
  rating: number | null;
  merged_into: number | null;
}): boolean => !takesMessages(ticket.status) && ticket.rating === null && ticket.merged_into === null;
