/** Applying as a seller, as a visitor or as who is signed in. */
import { SellerApplicationAnswer } from '../../contract/sellers.ts';
import type { SellerApplicationRequest } from '../../contract/sellers.ts';
import type { RestClient } from '../upstream/rest.ts';
import type { Caller } from './scope.ts';

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
