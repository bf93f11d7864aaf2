/** Opening tickets, as a visitor or as who is signed in. */
import { TicketAnswer } from '../../contract/support.ts';
import type { TicketRequest } from '../../contract/support.ts';
import type { RestClient } from '../upstream/rest.ts';
import type { Asker } from './scope.ts';

export interface SupportLoaders {
  openTicket(request: TicketRequest): Promise<TicketAnswer>;
}

export function createSupportLoaders(rest: RestClient, asker: Asker): SupportLoaders {
  return {
    openTicket: (request) =>
      rest.send('/v1/tickets', request, (json) => TicketAnswer.parse(json), {
        client: asker.client,
        bearer: asker.token,
      }),
  };
}
