/** Statuses of tickets in the order of their way, and what staff may do with one. */
import { TICKET_TRANSITIONS } from '../../../../../gateway/contract/rules/ticket-states.ts';
import { oneOf } from '../_kit/oneOf.ts';
import type { TicketStatus } from './__generated__/TicketsPageQuery.graphql.ts';

export const TICKET_STATUSES: readonly TicketStatus[] = Object.keys(TICKET_TRANSITIONS) as TicketStatus[];

/** The next statuses that staff may set. */
export function nextStatuses(status: string): readonly TicketStatus[] {
  const from = oneOf(TICKET_STATUSES, status);
  if (from === undefined) return [];
  return TICKET_STATUSES.filter((to) => TICKET_TRANSITIONS[from][to]?.includes('staff'));
}

/** Whether staff may still reply. */
export const isOpen = (status: string): boolean => status !== 'RESOLVED' && status !== 'CLOSED';
