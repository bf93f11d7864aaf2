/** REST v1 messages of parcels that staff scan (extended contract). */
import { z } from 'zod';
import { EntityId } from '../common.ts';
import { trimmed } from '../text.ts';
import { DeskOrder } from './confirmation.ts';

/** The step that scanning a parcel takes: being prepared, handed over to the carrier, or returned to the seller. */
export const ScanMode = z.enum(['PREPARE', 'HAND_OVER', 'RETURN']).meta({ id: 'ParcelScanMode' });
export type ScanMode = z.infer<typeof ScanMode>;

/** Body of POST /v1/admin/parcels/scan. */
export const ParcelScanRequest = z
  .strictObject({
    code: trimmed(60).describe(
      'Number of a sub-order, tracking number, or number of an order with a single sub-order.',
    ),
    mode: ScanMode,
  })
  .meta({ id: 'ParcelScanRequest' });
export type ParcelScanRequest = z.input<typeof ParcelScanRequest>;

/** The order after the step, and which of its sub-orders was scanned. */
export const ScannedParcel = DeskOrder.extend({ scannedId: EntityId }).meta({ id: 'ScannedParcel' });
export type ScannedParcel = z.infer<typeof ScannedParcel>;
