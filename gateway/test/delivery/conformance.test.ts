/** Requirements of every delivery service, tested with each implementation of the carrier interface. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Carrier, ParcelAsk } from '../../origin/api/delivery/carrier.ts';
import { createHttpCarrier } from '../../origin/api/delivery/http-carrier.ts';
import { createCarrierSimulator, SIMULATED_TIMES } from '../../origin/api/delivery/simulator.ts';
import { openTestDatabase } from '../../origin/testing/database.ts';
import { startDeliveryService, TOKEN } from './service.ts';

type Stage = 'PICKED_UP' | 'OUT_FOR_DELIVERY' | 'DELIVERED';

interface Tried {
  carrier: Carrier;
  /** Advances a parcel. */
  advance(trackingNumber: string, to: Stage): void;
  /** The carrier remits the cash of a delivered parcel, in the notation of the API. */
  remit(trackingNumber: string, amount: string): void;
  close(): Promise<void>;
}

const IMPLEMENTATIONS: [string, () => Promise<Tried>][] = [
  [
    'the simulated carrier',
    async () => {
      const database = await openTestDatabase();
      let now = Date.now();
      const times = {
        PICKED_UP: SIMULATED_TIMES.pickedUp,
        OUT_FOR_DELIVERY: SIMULATED_TIMES.outForDelivery,
        DELIVERED: SIMULATED_TIMES.delivered,
      };
      return {
        carrier: createCarrierSimulator(database.db, { now: () => now }),
        advance: (_, to) => void (now += times[to] + 1_000),
        remit: () => void (now += SIMULATED_TIMES.remitted + 1_000),
        close: () => database.close(),
      };
    },
  ],
  [
    'a service over HTTP',
    async () => {
      const service = await startDeliveryService();
      const parcel = (trackingNumber: string) => {
        const found = service.parcels.get(trackingNumber);
        if (!found) throw new Error(`No parcel ${trackingNumber}`);
        return found;
      };
      return {
        carrier: createHttpCarrier({ url: service.url, token: TOKEN }),
        advance: (trackingNumber, to) => void (parcel(trackingNumber).state = to),
        remit: (trackingNumber, amount) => void (parcel(trackingNumber).remitted = amount),
        close: () => service.close(),
      };
    },
  ],
];

const ask = (reference: string, cash: number): ParcelAsk => ({
  reference,
  sender: { name: 'Chez Ali', phone: '+21671234567', address: '5, rue du Souk', regionNumber: 4 },
  address: {
    recipient: 'أمال بن صالح',
    phone: '+21698123456',
    secondPhone: null,
    regionNumber: 10,
    delegation: 'Sfax Ville',
    postalCode: '3000',
    street: '3, rue de la Plage',
    landmark: null,
    note: null,
  },
  cash,
});

describe.each(IMPLEMENTATIONS)('%s', (_name, open) => {
  let tried: Tried;
  beforeAll(async () => {
    tried = await open();
  });
  afterAll(() => tried.close());

  it('creates one parcel per reference, also for concurrent requests', async () => {
    const { carrier } = tried;
    const both = await Promise.all(
      [1, 2].map(() => carrier.createShipment(ask('CMD-26-000001-1/1', 38_000))),
    );
    const again = await carrier.createShipment(ask('CMD-26-000001-1/1', 38_000));
    const other = await carrier.createShipment(ask('CMD-26-000001-1/2', 38_000));
    expect(new Set([...both, again].map(({ trackingNumber }) => trackingNumber)).size).toBe(1);
    expect(other.trackingNumber).not.toBe(again.trackingNumber);
    expect(again.trackingNumber).toMatch(/^[A-Za-z0-9-]{1,64}$/);
  });

  it('follows a parcel from creation to the remitted cash, and never a step back', async () => {
    const { carrier } = tried;
    const { trackingNumber } = await carrier.createShipment(ask('CMD-26-000002-2/1', 38_000));
    const seen = [await carrier.track(trackingNumber)];
    for (const stage of ['PICKED_UP', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const) {
      tried.advance(trackingNumber, stage);
      seen.push(await carrier.track(trackingNumber));
    }
    expect(seen).toEqual(
      ['WAITING', 'PICKED_UP', 'OUT_FOR_DELIVERY', 'DELIVERED'].map((state) => ({
        state,
        failures: 0,
        remitted: null,
      })),
    );
    tried.remit(trackingNumber, '38.000');
    expect(await carrier.track(trackingNumber)).toMatchObject({ state: 'DELIVERED', remitted: 38_000 });
  });

  it('returns a label as a page or a PDF', async () => {
    const { carrier } = tried;
    const parcel = ask('CMD-26-000003-3/1', 0);
    const { trackingNumber } = await carrier.createShipment(parcel);
    const { contentType, content } = await carrier.label(trackingNumber, parcel);
    expect(['application/pdf', 'text/html']).toContain(contentType);
    expect(Buffer.from(content).toString('utf8')).toContain(trackingNumber);
  });

  it('cancels a parcel until it is picked up, repeatably', async () => {
    const { carrier } = tried;
    const gone = await carrier.createShipment(ask('CMD-26-000004-4/1', 38_000));
    await carrier.cancel(gone.trackingNumber);
    await carrier.cancel(gone.trackingNumber);
    await expect(carrier.track(gone.trackingNumber)).rejects.toThrow();
    const { trackingNumber } = await carrier.createShipment(ask('CMD-26-000004-4/2', 38_000));
    tried.advance(trackingNumber, 'DELIVERED');
    await expect(carrier.cancel(trackingNumber)).rejects.toMatchObject({ kind: 'refused' });
    expect((await carrier.track(trackingNumber)).state).toBe('DELIVERED');
  });

  it('returns the transit days of every pair of governorates, or null', async () => {
    for (let from = 1; from <= 24; from += 1)
      for (const to of [1, 4, 13, 24]) {
        const transit = await tried.carrier.transit(from, to);
        if (transit === null) continue;
        expect(Number.isInteger(transit.least) && transit.least >= 0).toBe(true);
        expect(transit.most).toBeGreaterThanOrEqual(transit.least);
      }
  });

  it('fails for an unknown parcel', async () => {
    await expect(tried.carrier.track('LV-unknown')).rejects.toThrow();
  });
});
