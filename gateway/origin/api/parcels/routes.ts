/** Paths of parcels that staff scan. */
import { ParcelScanRequest, ScannedParcel } from '../../../contract/admin/parcels.ts';
import { lockOrder } from '../orders/change.ts';
import { found } from '../orders/changing.ts';
import { orderForStaff } from '../orders/contacts.ts';
import { orderById } from '../orders/read.ts';
import { route } from '../route.ts';
import type { Route } from '../route.ts';
import { findParcel, stepParcel } from './scan.ts';

export const parcelRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/v1/admin/parcels/scan',
    summary: 'Takes the next step of the parcel that a code names: prepared, handed over, or returned.',
    body: ParcelScanRequest,
    response: ScannedParcel,
    write: { action: 'parcel.scan', needsKey: true },
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT'],
    handle: ({ orderSecrets }, { body, write }): Promise<ScannedParcel> =>
      write(async (trx, { actor }) => {
        const { id, orderId } = await findParcel(trx, body.code);
        const order = await lockOrder(trx, orderSecrets, orderId);
        await stepParcel(trx, order, id, body.mode, actor.accountNumber);
        const changed = await orderForStaff(trx, actor, found(await orderById(trx, orderId)));
        return { ...changed, scannedId: String(id) };
      }),
  }),
];
