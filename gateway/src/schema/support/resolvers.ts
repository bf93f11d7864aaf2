/** Opening a ticket. */
import { attempt } from '../base/userErrors.ts';
import type { Resolvers } from '../generated/resolvers.ts';

export const supportResolvers: Resolvers = {
  TicketCategory: {
    ORDER: 'order',
    DELIVERY: 'delivery',
    PAYMENT: 'payment',
    RETURN: 'return',
    ACCOUNT: 'account',
    SELLER: 'seller',
    OTHER: 'other',
  },
  Mutation: {
    ticketCreate: async (_, { input }, { loaders }) => {
      const { value, userErrors } = await attempt(loaders.openTicket({ ...input }));
      return { ticketNumber: value?.number ?? null, userErrors };
    },
  },
};
