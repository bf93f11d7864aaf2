/** What a ticket can come to next, and who brings it there: the one table. */
import type { TicketStatus } from '../../../contract/support.ts';

export type TicketActor = 'customer' | 'staff';

const BOTH: readonly TicketActor[] = ['customer', 'staff'];
const STAFF: readonly TicketActor[] = ['staff'];

/** By the present status and the next one; what does not stand here does not happen. */
export const TICKET_TRANSITIONS: Readonly<
  Record<TicketStatus, Readonly<Partial<Record<TicketStatus, readonly TicketActor[]>>>>
> = {
  NEW: { OPEN: STAFF },
  OPEN: { WAITING_CUSTOMER: STAFF },
  WAITING_CUSTOMER: { OPEN: BOTH, RESOLVED: BOTH },
  RESOLVED: { CLOSED: BOTH },
  CLOSED: {},
};

/** Whether somebody may bring a ticket from one status to another. */
export const mayMove = (from: TicketStatus, to: TicketStatus, actor: TicketActor): boolean =>
  TICKET_TRANSITIONS[from][to]?.includes(actor) === true;

/** Whether the conversation goes on: what is resolved is asked anew in another ticket. */
export const takesMessages = (status: TicketStatus): boolean => status !== 'RESOLVED' && status !== 'CLOSED';

/** The steps that a message takes a ticket through: the shop's waits for the customer, the customer's for the shop. */
export function stepsOfMessage(status: TicketStatus, author: TicketActor): readonly TicketStatus[] {
  if (author === 'customer') return status === 'WAITING_CUSTOMER' ? ['OPEN'] : [];
  if (status === 'NEW') return ['OPEN', 'WAITING_CUSTOMER'];
  return status === 'OPEN' ? ['WAITING_CUSTOMER'] : [];
}
