/** Transitions of a ticket, and who may make them: the table of origin and back-office. */
import type { TicketStatus } from '../support.ts';

export type TicketActor = 'customer' | 'staff';

const BOTH: readonly TicketActor[] = ['customer', 'staff'];
const STAFF: readonly TicketActor[] = ['staff'];

/** By the current status and the next one; any other transition is refused. */
export const TICKET_TRANSITIONS: Readonly<
  Record<TicketStatus, Readonly<Partial<Record<TicketStatus, readonly TicketActor[]>>>>
> = {
  NEW: { OPEN: STAFF },
  OPEN: { WAITING_CUSTOMER: STAFF },
  WAITING_CUSTOMER: { OPEN: BOTH, RESOLVED: BOTH },
  RESOLVED: { CLOSED: BOTH },
  CLOSED: {},
};
