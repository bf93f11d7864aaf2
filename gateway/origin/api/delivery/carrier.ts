/** What every delivery service looks like from here; amounts are millimes. */
import type { Millimes } from '../../../contract/money.ts';
import type { OrderAddress } from '../../../contract/orders.ts';

/** Who hands a parcel over. */
export interface ParcelSender {
  name: string;
  /** With +216. */
  phone: string | null;
  address: string | null;
  regionNumber: number;
}

export interface ParcelAsk {
  /** Number of the part. Asked twice for one, a carrier gives the same parcel. */
  reference: string;
  sender: ParcelSender;
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

/** What is stuck on a parcel. */
export interface Label {
  contentType: 'text/html' | 'application/pdf';
  content: string | Uint8Array;
}

/** Working days between the handing over and the door. */
export interface Transit {
  readonly least: number;
  readonly most: number;
}

export interface Carrier {
  /** How long a parcel is under way from governorate to governorate; null when the carrier does not say. */
  transit(from: number, to: number): Transit | null | Promise<Transit | null>;
  /** Takes a parcel on. Throws when it can't now; then it is asked again. */
  createShipment(ask: ParcelAsk): Promise<{ trackingNumber: string }>;
  /** The label of a parcel that was taken on. Throws when there is none now. */
  label(trackingNumber: string, parcel: ParcelAsk): Promise<Label>;
  /**
   * Cancels a parcel that was not picked up; again: nothing more happens. Throws ServiceFault `refused` when it is on its way or the
   * carrier cancels none, and others when it can't now; then it is asked again.
   */
  cancel(trackingNumber: string): Promise<void>;
  /** How a parcel stands. Throws when it can't tell now. */
  track(trackingNumber: string): Promise<ParcelSeen>;
}
