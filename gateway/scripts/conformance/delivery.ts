/** Conformance of a delivery service (docs/delivery-service.md). */
import { CarrierShipment, CarrierTracking, CarrierTransit } from '../../contract/carrier.ts';
import type { CarrierShipmentRequest } from '../../contract/carrier.ts';
import type { Client, Reply } from './client.ts';
import { problemOf } from './problems.ts';
import type { Report } from './report.ts';

export interface DeliveryOptions {
  /** Bearer token of the service. */
  token: string;
  /** Also creates a parcel and cancels it. */
  write?: boolean | undefined;
}

const ABSENT = 'no-such-parcel-7f3a';

const parcel = (reference: string): CarrierShipmentRequest => ({
  reference,
  sender: { name: 'Conformance', phone: '+21671234567', address: '5, rue du Souk', regionNumber: 4 },
  recipient: {
    recipient: 'Conformance',
    phone: '+21698123456',
    secondPhone: null,
    regionNumber: 10,
    delegation: 'Sfax Ville',
    postalCode: '3000',
    street: '3, rue de la Plage',
    landmark: null,
    note: null,
  },
  cashOnDelivery: '0.000',
});

const statusProblem = ({ failure, status }: Reply, expected: readonly number[]): string | undefined =>
  failure ?? (expected.includes(status) ? undefined : `status: ${status}, expected ${expected.join(' or ')}`);

/** Checks a service, and adds a line per call to the report. */
export async function checkDelivery(
  client: Client,
  report: Report,
  { token, write = false }: DeliveryOptions,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const tell = (sent: string, problem: string | undefined, isCore = true): void =>
    report.add({ isCore, sent, outcome: problem === undefined ? 'ok' : 'FAILED', detail: problem });

  const transit = await client.send({ path: '/transit-times?from=4&to=10', headers });
  // 404: no times for this pair.
  tell(
    'GET /transit-times?from=4&to=10',
    transit.status === 404 && transit.failure === undefined ? undefined : problemOf(transit, CarrierTransit),
  );
  const absent = `/shipments/${ABSENT}`;
  tell(`GET ${absent}`, statusProblem(await client.send({ path: absent, headers }), [404]));
  tell(`GET ${absent} without a token`, statusProblem(await client.send({ path: absent }), [401, 403]));
  if (!write) {
    for (const sent of [
      'POST /shipments',
      'GET /shipments/:trackingNumber',
      'DELETE /shipments/:trackingNumber',
    ])
      report.add({
        isCore: !sent.startsWith('DELETE'),
        sent,
        outcome: 'not checked',
        detail: 'writes (--write)',
      });
    return;
  }

  const body = parcel(`CONFORMANCE-${Date.now()}/1`);
  const create = (): Promise<Reply> =>
    client.send({
      method: 'POST',
      path: '/shipments',
      headers: { ...headers, 'idempotency-key': body.reference },
      body,
    });
  const problemOfCreated = (reply: Reply): string | undefined =>
    problemOf(reply.status === 201 ? { ...reply, status: 200 } : reply, CarrierShipment);
  const created = await create();
  const wrong = problemOfCreated(created);
  tell('POST /shipments', wrong);
  if (wrong !== undefined) return;
  const { trackingNumber } = CarrierShipment.parse(created.json);
  const again = await create();
  const other =
    problemOfCreated(again) ??
    (CarrierShipment.parse(again.json).trackingNumber === trackingNumber
      ? undefined
      : `trackingNumber: "${CarrierShipment.parse(again.json).trackingNumber}", expected "${trackingNumber}"`);
  tell('POST /shipments with the same reference', other);

  const path = `/shipments/${trackingNumber}`;
  tell(`GET ${path}`, problemOf(await client.send({ path, headers }), CarrierTracking));
  const label = await client.send({
    path: `${path}/label`,
    headers: { ...headers, accept: 'application/pdf, text/html' },
  });
  const type = label.contentType.split(';')[0] ?? '';
  tell(
    `GET ${path}/label`,
    statusProblem(label, [200]) ??
      (['application/pdf', 'text/html'].includes(type)
        ? undefined
        : `content-type: ${type === '' ? 'missing' : type}, expected application/pdf or text/html`),
  );
  const cancelled = await client.send({ method: 'DELETE', path, headers });
  if (cancelled.status === 405) {
    report.add({ isCore: false, sent: `DELETE ${path}`, outcome: 'not offered' });
    return;
  }
  tell(`DELETE ${path}`, statusProblem(cancelled, [200, 204]), false);
}
