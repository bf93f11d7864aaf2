/** The viewer's saved addresses. */
import { Done } from '../../../contract/accounts.ts';
import { SavedAddress, SavedAddresses } from '../../../contract/orders.ts';
import type { AddressSaveRequest } from '../../../contract/orders.ts';
import type { ViewerCalls } from './calls.ts';

export interface AddressLoaders {
  addresses(): Promise<SavedAddresses>;
  saveAddress(request: AddressSaveRequest): Promise<SavedAddress>;
  removeAddress(id: string): Promise<Done>;
}

export function createAddressLoaders({ get, change }: ViewerCalls): AddressLoaders {
  return {
    addresses: () => get('/v1/user/addresses', (json) => SavedAddresses.parse(json)),
    saveAddress: (request) => change('/v1/user/addresses', request, (json) => SavedAddress.parse(json)),
    removeAddress: (id) => change('/v1/user/addresses', { id }, (json) => Done.parse(json), 'DELETE'),
  };
}
