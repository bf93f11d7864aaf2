/** A faulty delivery service over HTTP, and a whole delivery of an order through it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  CarrierShipment,
  CarrierShipmentRequest,
  CarrierTracking,
  CarrierTransit,
} from '../../contract/carrier.ts';
import { sweepShipments } from '../../origin/api/delivery/sweep.ts';
import { createHttpCarrier } from '../../origin/api/delivery/http-carrier.ts';
import type { ParcelAsk } from '../../origin/api/delivery/carrier.ts';
import { changeSubOrder, lockOrder } from '../../origin/api/orders/change.ts';
import { addCarpet } from '../../origin/testing/catalogue.ts';
import { toGlobalId } from '../../src/schema/base/ids.ts';
import { openLiveShop } from '../live-shop.ts';
import type { LiveShop } from '../live-shop.ts';
import { orderInput } from '../order-input.ts';
import { startDeliveryService, TOKEN } from './service.ts';
import type { DeliveryService, Mood } from './service.ts';

/** Deadline of calls that are to fail, in ms; those that are to succeed have longer, however busy the machine is. */
const DEADLINE = 300;
const PATIENT = 30_000;

let service: DeliveryService;
beforeAll(async () => {
  service = await startDeliveryService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.mood = 'right';
  service.calls.length = 0;
});

const PARCEL: ParcelAsk = {
  reference: 'CMD-26-000009-9/1',
  sender: { name: 'Chez Ali', phone: null, address: null, regionNumber: 4 },
  address: {
    recipient: 'Amel Ben Salah',
    phone: '+21698123456',
    secondPhone: null,
    regionNumber: 10,
    delegation: 'Sfax Ville',
    postalCode: '3000',
    street: '3, rue de la Plage',
    landmark: 'Près de la poste',
    note: null,
  },
  cash: 12_500,
};

describe('the calls', () => {
  const carrier = (deadlineMs = PATIENT) => createHttpCarrier({ url: service.url, token: TOKEN, deadlineMs });

  it('carry the bearer credential, the reference as idempotency key, and the whole parcel', async () => {
    const { trackingNumber } = await carrier().createShipment(PARCEL);
    await carrier().track(trackingNumber);
    await carrier().label(trackingNumber, PARCEL);
    await carrier().transit(4, 10);
    expect(service.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /shipments',
      `GET /shipments/${trackingNumber}`,
      `GET /shipments/${trackingNumber}/label`,
      'GET /transit-times?from=4&to=10',
    ]);
    expect(new Set(service.calls.map(({ authorization }) => authorization))).toEqual(
      new Set([`Bearer ${TOKEN}`]),
    );
    expect(service.calls[0]?.key).toBe(PARCEL.reference);
    expect(service.parcels.get(trackingNumber)?.created).toEqual({
      reference: PARCEL.reference,
      sender: PARCEL.sender,
      recipient: PARCEL.address,
      cashOnDelivery: '12.500',
    });
  });

  it.each(['down', 'refusing', 'slow', 'garbled', 'bare', 'huge', 'lost'] as const)(
    'fail within their deadline with a service that is %s, and no fault names the credential',
    async (mood: Mood) => {
      service.garbled = { trackingNumber: '../../admin', state: 'SOMEWHERE', remitted: '12,5' };
      const { trackingNumber } = await carrier().createShipment(PARCEL);
      service.mood = mood;
      const started = performance.now();
      const faults = await Promise.all(
        [
          carrier(DEADLINE).createShipment(PARCEL),
          carrier(DEADLINE).track(trackingNumber),
          carrier(DEADLINE).label(trackingNumber, PARCEL),
        ].map((call) =>
          call.then(
            () => null,
            (error: unknown) => error,
          ),
        ),
      );
      expect(performance.now() - started).toBeLessThan(DEADLINE + 5_000);
      for (const fault of faults) {
        expect(fault).toMatchObject({ name: 'ServiceFault' });
        expect(JSON.stringify(fault) + String((fault as Error).stack)).not.toContain(TOKEN);
      }
      expect(await carrier(DEADLINE).transit(4, 10)).toBeNull();
    },
  );

  it('create a parcel once although the first response was lost', async () => {
    const parcel = { ...PARCEL, reference: 'CMD-26-000010-0/1' };
    service.mood = 'lost';
    await expect(carrier().createShipment(parcel)).rejects.toThrow('did not answer');
    service.mood = 'right';
    const { trackingNumber } = await carrier().createShipment(parcel);
    const made = [...service.parcels.values()].filter(({ reference }) => reference === parcel.reference);
    expect(made.map((one) => one.trackingNumber)).toEqual([trackingNumber]);
  });

  it('never follow a redirect: the credential goes to no other address', async () => {
    const strangers: (string | undefined)[] = [];
    const elsewhere = createServer((request, response) => {
      strangers.push(request.headers.authorization);
      response.end('{}');
    });
    await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done));
    service.mood = 'moved';
    service.movedTo = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
    await expect(carrier().createShipment(PARCEL)).rejects.toThrow('did not answer');
    await expect(carrier().track('LV-1')).rejects.toThrow('did not answer');
    expect(strangers).toEqual([]);
    elsewhere.close();
  });

  it('escape a tracking number in the address', async () => {
    await expect(carrier().track('../admin?x=1')).rejects.toThrow('404');
    expect(service.calls.at(-1)?.path).toBe('/shipments/..%2Fadmin%3Fx%3D1');
  });

  it('report when the service does not cancel: it answers 404 for a known parcel', async () => {
    const { trackingNumber } = await carrier().createShipment({
      ...PARCEL,
      reference: 'CMD-26-000011-1/1',
    });
    service.cancels = false;
    await expect(carrier().cancel(trackingNumber)).rejects.toMatchObject({ kind: 'refused', status: 404 });
    service.cancels = true;
    service.mood = 'lost';
    await expect(carrier().cancel(trackingNumber)).rejects.toMatchObject({ kind: 'unreachable' });
    service.mood = 'right';
    await carrier().cancel(trackingNumber);
    expect(service.parcels.has(trackingNumber)).toBe(false);
  });

  it('cache a transit time, and do not repeat a failed one at once', async () => {
    const one = carrier();
    expect(await Promise.all([one.transit(4, 10), one.transit(4, 10)])).toEqual([
      { least: 1, most: 3 },
      { least: 1, most: 3 },
    ]);
    expect(await one.transit(4, 24)).toBeNull();
    service.mood = 'down';
    expect([await one.transit(4, 11), await one.transit(4, 11), await one.transit(4, 10)]).toEqual([
      null,
      null,
      { least: 1, most: 3 },
    ]);
    expect(service.calls.map(({ path }) => path)).toEqual([
      '/transit-times?from=4&to=10',
      '/transit-times?from=4&to=24',
      '/transit-times?from=4&to=11',
    ]);
  });
});

describe('an order', () => {
  let shop: LiveShop;
  let product: number;
  beforeAll(async () => {
    shop = await openLiveShop({}, {}, { deliveryApi: { url: service.url, token: TOKEN } });
    product = await addCarpet(shop.database.db, { stock: 100 });
    shop.origin.context.directory.drop();
  });
  afterAll(() => shop.close());
  afterEach(() => shop.database.db.updateTable('shipments').set({ next_check_at: null }).execute());

  const PLACE = `mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { token order { number } userErrors { field code } } }`;
  const SEE = `query ($token: String!) { orderByToken(token: $token) { paymentState subOrders { state trackingNumber } } }`;
  interface Seen {
    paymentState: string;
    subOrders: { state: string; trackingNumber: string | null }[];
  }

  let keys = 0;
  /** An order in preparation; returns its public view by the secret link. */
  async function prepare(): Promise<() => Promise<Seen>> {
    const input = orderInput(toGlobalId('Product', product), 30_000);
    const { data, errors } = await shop.browser(`41.9.${(keys += 1)}.1`).ask(PLACE, { input });
    expect(errors).toBeUndefined();
    const { token, order } = (data as unknown as { orderPlace: { token: string; order: { number: string } } })
      .orderPlace;
    const { context } = shop.origin;
    await context.db.transaction().execute(async (trx) => {
      const { id } = await trx
        .selectFrom('orders')
        .select('id')
        .where('number', '=', order.number)
        .executeTakeFirstOrThrow();
      const locked = await lockOrder(trx, context.orderSecrets, id);
      for (const part of locked.parts)
        for (const to of ['CONFIRMED', 'PREPARING'] as const)
          await changeSubOrder(trx, locked, part, { to, actor: 'system' });
    });
    return async () =>
      ((await shop.browser().ask(SEE, { token })).data as unknown as { orderByToken: Seen }).orderByToken;
  }

  /** A round, with all parcels due. */
  async function sweep(): Promise<void> {
    const { carrier } = shop.origin.context;
    if (!carrier) throw new Error('The shop has no carrier');
    await shop.database.db
      .updateTable('shipments')
      .set({ next_check_at: new Date(Date.now() - 1_000) })
      .where('next_check_at', 'is not', null)
      .execute();
    await sweepShipments(shop.origin.context, carrier);
  }

  it('is handed over, delivered and reconciled as the service reports, despite lost responses', async () => {
    const see = await prepare();
    service.mood = 'lost';
    await sweep();
    expect((await see()).subOrders[0]).toMatchObject({ state: 'PREPARING', trackingNumber: null });
    service.mood = 'right';
    await sweep();
    const [part] = (await see()).subOrders;
    const parcel = service.parcels.get(part?.trackingNumber ?? '');
    expect(parcel?.created).toMatchObject({ cashOnDelivery: '38.000', recipient: { postalCode: '2016' } });
    if (!parcel) return;
    parcel.state = 'DELIVERY_FAILED';
    parcel.failedAttempts = 1;
    await sweep();
    expect((await see()).subOrders[0]?.state).toBe('DELIVERY_FAILED');
    for (const mood of ['down', 'garbled', 'bare'] as const) {
      service.mood = mood;
      await sweep();
      expect((await see()).subOrders[0]?.state).toBe('DELIVERY_FAILED');
    }
    service.mood = 'right';
    parcel.state = 'DELIVERED';
    await sweep();
    expect(await see()).toMatchObject({ paymentState: 'COLLECTED', subOrders: [{ state: 'DELIVERED' }] });
    parcel.remitted = '38.000';
    await sweep();
    expect(await see()).toMatchObject({ paymentState: 'RECONCILED' });
    expect(
      [...service.parcels.values()].filter(({ reference }) => reference === parcel.reference),
    ).toHaveLength(1);
  });

  it('a service that is down ends the round after three calls, not after fifty', async () => {
    for (let count = 0; count < 6; count += 1) await prepare();
    service.mood = 'down';
    service.calls.length = 0;
    await sweep();
    expect(service.calls).toHaveLength(3);
    // The next round begins with those that were not reached.
    service.mood = 'right';
    await sweep();
    expect(service.calls.filter(({ method }) => method === 'POST')).toHaveLength(3 + 6);
  });
});

describe('docs/delivery-service.md', () => {
  it('has examples that match the contract', () => {
    const text = readFileSync(new URL('../../docs/delivery-service.md', import.meta.url), 'utf8');
    const bodies = [...text.matchAll(/```json\n(.*?)```/gs)].map(
      ([, body = '']) => JSON.parse(body) as unknown,
    );
    const schemas = [CarrierShipmentRequest, CarrierShipment, CarrierTracking, CarrierTransit];
    expect(bodies).toHaveLength(schemas.length);
    schemas.forEach((schema, index) => expect(schema.strict().parse(bodies[index])).toEqual(bodies[index]));
  });
});
