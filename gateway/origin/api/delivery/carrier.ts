/** What every delivery service looks like from here; amounts are millimes. */
import type { Millimes } from '../../../contract/money.ts';
import type { OrderAddress } from '../../../contract/orders.ts';

export interface ParcelAsk {
  /** Number of the part. Asked twice for one, a carrier gives the same parcel. */
  reference: string;
  address: OrderAddress;
  /** To be collected at the door; 0: it is paid. */
  cash: Millimes;
}

export interface ParcelSeen {
  state: 'WAITING' | 'PICKED_UP' | 'OUT_FOR_DELIVERY' | 'DELIVERY_FAILED' | 'DELIVERED' | 'RETURNED';
  /** How often nobody was met. */
  failures: number;
  /** What the carrier has handed over of the cash; null: nothing yet. */
  remitted: Millimes | null;
}

export interface Carrier {
  /** Takes a parcel on. Throws when it can't now; then it is asked again. */
  createShipment(ask: ParcelAsk): Promise<{ trackingNumber: string }>;
  /** How a parcel stands. Throws when it can't tell now. */
  track(trackingNumber: string): Promise<ParcelSeen>;
}
