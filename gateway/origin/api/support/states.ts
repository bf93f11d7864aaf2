/** What the table of ticket statuses means for conversations. */
import type { TicketStatus } from '../../../contract/support.ts';
import { TICKET_TRANSITIONS, type TicketActor } from '../../../contract/rules/ticket-states.ts';

/** Whether this actor may change a ticket from one status to another. */
export const mayMove = (from: TicketStatus, to: TicketStatus, actor: TicketActor): boolean =>
  TICKET_TRANSITIONS[from][to]?.includes(actor) === true;

/** Whether the conversation is open: a resolved one is continued in another ticket. */
export const takesMessages = (status: TicketStatus): boolean => status !== 'RESOLVED' && status !== 'CLOSED';

/** The transitions of a message: the shop's waits for the customer, the customer's for the shop. */
export function stepsOfMessage(status: TicketStatus, author: TicketActor): readonly TicketStatus[] {
  if (author === 'customer') return status === 'WAITING_CUSTOMER' ? ['OPEN'] : [];
  if (status === 'NEW') return ['OPEN', 'WAITING_CUSTOMER'];
  return status === 'OPEN' ? ['WAITING_CUSTOMER'] : [];
}
