/**
 * A delivery service with an HTTP API (`docs/delivery-service.md`). The bearer credential stays in this process: it is in no
 * log, no fault and no response.
 */
import { LRUCache } from 'lru-cache';
import { CarrierShipment, CarrierTracking, CarrierTransit } from '../../../contract/carrier.ts';
import type { CarrierShipmentRequest } from '../../../contract/carrier.ts';
import { fromTnd, toTnd } from '../../../contract/money.ts';
import { callJsonService, callService, ServiceFault } from '../../outbound/call.ts';
import type { Carrier, Label, ParcelAsk, Transit } from './carrier.ts';

const SERVICE = 'The delivery service';
/** Size limit of a label, in bytes. */
const LARGEST_LABEL = 2 * 1024 * 1024;
const LABEL_TYPES = ['application/pdf', 'text/html'] as const;
/** A transit time is requested while a shopper waits: its deadline is shorter than that of the other calls, in ms. */
const TRANSIT_DEADLINE = 2_000;
/** How long a transit time is cached, in ms; a failed call is not repeated for the shorter time. */
const TRANSIT_TTL = 6 * 3_600_000;
const TRANSIT_FAILURE_TTL = 60_000;
/** Pairs of the 24 governorates. */
const MOST_TRANSITS = 24 * 24;

/** Settings of a delivery service. */
export interface DeliveryApi {
  /** Base address without a trailing slash. */
  url: string;
  /** Fixed bearer credential. */
  token: string;
}

export interface HttpCarrierOptions extends DeliveryApi {
  /** Deadline of a call, in ms. */
  deadlineMs?: number | undefined;
  warn?: ((fields: Readonly<Record<string, unknown>>, message: string) => void) | undefined;
}

const isUnknown = (error: unknown): boolean => error instanceof ServiceFault && error.status === 404;

function requestOf({ reference, sender, address, cash }: ParcelAsk): CarrierShipmentRequest {
  return { reference, sender, recipient: address, cashOnDelivery: toTnd(cash) };
}

/** The delivery service at an address. All its calls throw ServiceFault, except `transit`, which returns null instead. */
export function createHttpCarrier({ url, token, deadlineMs, warn }: HttpCarrierOptions): Carrier {
  const common = { service: SERVICE, headers: { authorization: `Bearer ${token}` }, deadlineMs };
  const shipmentUrl = (trackingNumber: string): string =>
    `${url}/shipments/${encodeURIComponent(trackingNumber)}`;

  async function isThere(trackingNumber: string): Promise<boolean> {
    try {
      await callService({ ...common, url: shipmentUrl(trackingNumber) });
      return true;
    } catch (error) {
      if (isUnknown(error)) return false;
      throw error;
    }
  }

  async function readTransit(pair: string): Promise<Transit | null> {
    const [from = '', to = ''] = pair.split('-');
    try {
      const { minDays, maxDays } = await callJsonService({
        ...common,
        deadlineMs: Math.min(TRANSIT_DEADLINE, deadlineMs ?? TRANSIT_DEADLINE),
        url: `${url}/transit-times?${new URLSearchParams({ from, to }).toString()}`,
        answer: CarrierTransit,
      });
      return { least: minDays, most: maxDays };
    } catch (error) {
      // 404: the service has no transit time for this pair.
      if (isUnknown(error)) return null;
      throw error;
    }
  }

  const transits = new LRUCache<string, { transit: Transit | null }>({
    max: MOST_TRANSITS,
    ttl: TRANSIT_TTL,
    async fetchMethod(pair, _stale, { options }) {
      try {
        return { transit: await readTransit(pair) };
      } catch (error) {
        options.ttl = TRANSIT_FAILURE_TTL;
        warn?.({ pair, problem: (error as Error).message }, 'a transit time could not be read');
        return { transit: null };
      }
    },
  });

  return {
    async transit(from, to) {
      return (await transits.fetch(`${from}-${to}`))?.transit ?? null;
    },
    async createShipment(ask) {
      return callJsonService({
        ...common,
        headers: { ...common.headers, 'idempotency-key': ask.reference },
        url: `${url}/shipments`,
        body: requestOf(ask),
        answer: CarrierShipment,
      });
    },
    async label(trackingNumber): Promise<Label> {
      const { contentType, body } = await callService({
        ...common,
        url: `${shipmentUrl(trackingNumber)}/label`,
        accept: LABEL_TYPES.join(', '),
        largest: LARGEST_LABEL,
      });
      const type = LABEL_TYPES.find((known) => known === contentType.split(';', 1)[0]?.trim().toLowerCase());
      if (type === undefined)
        throw new ServiceFault('malformed', `${SERVICE}: a label is no PDF and no page`);
      return { contentType: type, content: body };
    },
    async cancel(trackingNumber) {
      try {
        await callService({ ...common, method: 'DELETE', url: shipmentUrl(trackingNumber) });
      } catch (error) {
        // An earlier call succeeded, and its response was lost; a parcel that still exists means that the service does not cancel.
        if (!isUnknown(error) || (await isThere(trackingNumber))) throw error;
      }
    },
    async track(trackingNumber) {
      const { state, failedAttempts, remitted } = await callJsonService({
        ...common,
        url: shipmentUrl(trackingNumber),
        answer: CarrierTracking,
      });
      return { state, failures: failedAttempts, remitted: remitted === null ? null : fromTnd(remitted) };
    },
  };
}
