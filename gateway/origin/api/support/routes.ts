/** Paths of support tickets. */
import { TicketAnswer, TicketRequest } from '../../../contract/support.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { openTicket } from './create.ts';

export const supportRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/v1/tickets',
    summary:
      'Opens a ticket and confirms it by mail. The same key with the same question gives the same ticket.',
    body: TicketRequest,
    response: TicketAnswer,
    errors: ['CONFLICT', 'RATE_LIMITED'],
    handle: async ({ db, mailer, feed, limits }, { body, viewer, client, reply }): Promise<TicketAnswer> => {
      reply.header('cache-control', 'no-store');
      await limits.take('tickets by client', client());
      await limits.take('tickets by address', body.email.toLowerCase());
      const { answer, isNew } = await openTicket(db, body, viewer?.accountNumber ?? null);
      if (isNew) {
        mailer.wake();
        void feed.look();
      }
      return answer;
    },
  }),
];
