import type { TicketCategory } from './__generated__/TicketDialogMutation.graphql.ts';

/** Topics of tickets, in the order of the shop's form. */
export const CATEGORIES = [
  'ORDER',
  'DELIVERY',
  'PAYMENT',
  'RETURN',
  'ACCOUNT',
  'SELLER',
  'OTHER',
] as const satisfies readonly TicketCategory[];
