/** The interface of every delivery service; amounts are millimes. */
import type { LabelPaper } from '../../../contract/admin/parcels.ts';
import type { Millimes } from '../../../contract/money.ts';
import type { OrderAddress } from '../../../contract/orders.ts';

/** Sender of a parcel. */
export interface ParcelSender {
  name: string;
  /** With +216. */
  phone: string | null;
  address: string | null;
  regionNumber: number;
}

export interface ParcelAsk {
  /** Number of the sub-order. Requested twice for one, a carrier returns the same parcel. */
  reference: string;
  sender: ParcelSender;
  address: OrderAddress;
  /** Cash on delivery; 0: it is paid. */
  cash: Millimes;
}

export interface ParcelSeen {
  state: 'WAITING' | 'PICKED_UP' | 'OUT_FOR_DELIVERY' | 'DELIVERY_FAILED' | 'DELIVERED' | 'RETURNED';
  /** Failed delivery attempts. */
  failures: number;
  /** Cash that the carrier has remitted; null: nothing yet. */
  remitted: Millimes | null;
}

/** Label of a parcel. */
export interface Label {
  contentType: 'text/html' | 'application/pdf';
  content: string | Uint8Array;
}

/** A created parcel whose label is printed. */
export interface LabelledParcel {
  trackingNumber: string;
  parcel: ParcelAsk;
}

/** Working days between handover and delivery. */
export interface Transit {
  readonly least: number;
  readonly most: number;
}

export interface Carrier {
  /** Name of the company, which its key is bound to and its statements about cash have; absent: its parcels are of no key. */
  readonly name?: string;
  /** Whether nothing is really delivered. */
  readonly isSimulated?: true;
  /** Whether it reports with its key, instead of being asked. */
  readonly isReporting?: true;
  /** Transit time between two governorates; null when the carrier does not publish it. */
  transit(from: number, to: number): Transit | null | Promise<Transit | null>;
  /** Creates a parcel. Throws when the service fails now; the call is repeated later. */
  createShipment(ask: ParcelAsk): Promise<{ trackingNumber: string }>;
  /** The label of a created parcel. Throws when there is none now. */
  label(trackingNumber: string, parcel: ParcelAsk): Promise<Label>;
  /** Labels of created parcels as one page, in this order; absent: the carrier prints them one by one. */
  labels?(parcels: readonly LabelledParcel[], paper: LabelPaper): Promise<Label>;
  /**
   * Cancels a parcel that was not picked up; repeated calls have no effect. Throws ServiceFault `refused` when it is in transit or the
   * carrier does not cancel, and others when the service fails now; the call is repeated later.
   */
  cancel(trackingNumber: string): Promise<void>;
  /** Status of a parcel. Throws when the service fails now. */
  track(trackingNumber: string): Promise<ParcelSeen>;
}
