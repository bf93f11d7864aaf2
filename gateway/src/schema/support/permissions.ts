/** Who may ask for what: Support tickets. */
import type { Access } from '../access.ts';

export const supportPermissions = {
  'Mutation.ticketCreate': 'public',
  'TicketCreatePayload.ticketNumber': 'public',
  'TicketCreatePayload.userErrors': 'public',
} as const satisfies Record<string, Access>;
