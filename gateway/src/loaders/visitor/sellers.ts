/** Seller applications, with or without a session. */
import { SellerApplicationAnswer } from '../../../contract/sellers.ts';
import type { SellerApplicationRequest } from '../../../contract/sellers.ts';
import type { RestClient } from '../../upstream/rest.ts';
import type { Caller } from '../base/scope.ts';

export interface SellerLoaders {
  applyAsSeller(request: SellerApplicationRequest): Promise<SellerApplicationAnswer>;
}

export function createSellerLoaders(rest: RestClient, { client, token: bearer }: Caller): SellerLoaders {
  return {
    applyAsSeller: (request) =>
      rest.send('/v1/seller-applications', request, (json) => SellerApplicationAnswer.parse(json), {
        client,
        bearer,
      }),
  };
}
