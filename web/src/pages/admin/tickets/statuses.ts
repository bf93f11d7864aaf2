/** Values of tickets for filters and fields, and what staff may do with one. */
import { TICKET_TRANSITIONS } from '../../../../../gateway/contract/rules/ticket-states.ts';
import type { BadgeTone } from '../../../design/static/Badge.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import type { TicketPriority } from './__generated__/TicketsPage_tickets.graphql.ts';
import type { TicketStatus } from './__generated__/TicketsPageQuery.graphql.ts';

/** In the order of their way. */
export const TICKET_STATUSES: readonly TicketStatus[] = Object.keys(TICKET_TRANSITIONS) as TicketStatus[];

export const PRIORITIES = ['LOW', 'NORMAL', 'HIGH', 'URGENT'] as const satisfies readonly TicketPriority[];

export const PRIORITY_TONES: Readonly<Record<TicketPriority, BadgeTone>> = {
  LOW: 'neutral',
  NORMAL: 'neutral',
  HIGH: 'warning',
  URGENT: 'danger',
};

/** The next statuses that staff may set. */
export function nextStatuses(status: string): readonly TicketStatus[] {
  const from = oneOf(TICKET_STATUSES, status);
  if (from === undefined) return [];
  return TICKET_STATUSES.filter((to) => TICKET_TRANSITIONS[from][to]?.includes('staff'));
}

/** Whether staff may still reply. */
export const isOpen = (status: string): boolean => status !== 'RESOLVED' && status !== 'CLOSED';
