/** Opening support tickets, with or without a session. */
import { TicketAnswer } from '../../../contract/support.ts';
import type { TicketRequest } from '../../../contract/support.ts';
import type { RestClient } from '../../upstream/rest.ts';
import type { Caller } from '../base/scope.ts';

export interface SupportLoaders {
  openTicket(request: TicketRequest): Promise<TicketAnswer>;
}

export function createSupportLoaders(rest: RestClient, caller: Caller): SupportLoaders {
  return {
    openTicket: (request) =>
      rest.send('/v1/tickets', request, (json) => TicketAnswer.parse(json), {
        client: caller.client,
        bearer: caller.token,
      }),
  };
}
