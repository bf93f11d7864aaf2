/** Conformance of a delivery service (docs/delivery-service.md). */
import { CarrierShipment, CarrierTracking, CarrierTransit } from '../../contract/carrier.ts';
import type { CarrierShipmentRequest } from '../../contract/carrier.ts';
import type { Call, Client, Reply } from './client.ts';
import { problemOf, statusProblem } from './problems.ts';
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

/** As the shop calls it (origin/api/delivery/http-carrier.ts, origin/outbound/call.ts). */
const MOST_BYTES = 256 * 1024;
const MOST_LABEL_BYTES = 2 * 1024 * 1024;
const TRANSIT_MS = 2_000;

const created = (reply: Reply): string | undefined =>
  problemOf(reply.status === 201 ? { ...reply, status: 200 } : reply, CarrierShipment);

/** What is wrong with the status of a parcel that was created now. */
function newParcelProblem(reply: Reply): string | undefined {
  const wrong = problemOf(reply, CarrierTracking);
  if (wrong !== undefined) return wrong;
  const { state, failedAttempts, remitted } = CarrierTracking.parse(reply.json);
  if (state !== 'WAITING') return `state: "${state}", expected "WAITING" of a new parcel`;
  if (failedAttempts !== 0) return `failedAttempts: ${failedAttempts}, expected 0 of a new parcel`;
  return remitted === null ? undefined : `remitted: "${remitted}", expected null of a new parcel`;
}

function labelProblem(label: Reply): string | undefined {
  const wrong = statusProblem(label, [200]);
  if (wrong !== undefined) return wrong;
  const type = label.contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!['application/pdf', 'text/html'].includes(type))
    return `content-type: ${type === '' ? 'missing' : type}, expected application/pdf or text/html`;
  if (label.text === '') return 'body: empty, expected a label';
  return type === 'application/pdf' && !label.text.startsWith('%PDF')
    ? 'body: no PDF, expected one that begins with %PDF'
    : undefined;
}

/** Checks a service, and adds a line per call to the report. */
export async function checkDelivery(
  client: Client,
  report: Report,
  { token, write = false }: DeliveryOptions,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const tell = (sent: string, problem: string | undefined, isCore = true): void =>
    report.add({ isCore, sent, outcome: problem === undefined ? 'ok' : 'FAILED', detail: problem });
  const send = (call: Call): Promise<Reply> => client.send({ headers, mostBytes: MOST_BYTES, ...call });

  const transit = await send({ path: '/transit-times?from=4&to=10', withinMs: TRANSIT_MS });
  // 404: no times for this pair.
  tell(
    'GET /transit-times?from=4&to=10',
    transit.status === 404 && transit.failure === undefined ? undefined : problemOf(transit, CarrierTransit),
  );
  const absent = `/shipments/${ABSENT}`;
  tell(`GET ${absent}`, statusProblem(await send({ path: absent }), [404]));
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

  const reference = `CONFORMANCE-${Date.now()}`;
  const create = (position: number, given: Record<string, string> = headers): Promise<Reply> => {
    const body = parcel(`${reference}/${position}`);
    return send({
      method: 'POST',
      path: '/shipments',
      headers: { ...given, 'idempotency-key': body.reference },
      body,
    });
  };
  tell('POST /shipments without a token', statusProblem(await create(1, {}), [401, 403]));
  const first = await create(1);
  const wrong = created(first);
  tell('POST /shipments', wrong);
  if (wrong !== undefined) return;
  const { trackingNumber } = CarrierShipment.parse(first.json);
  const numberProblem = (reply: Reply, isRight: (found: string) => boolean, expected: string) => {
    const problem = created(reply);
    if (problem !== undefined) return problem;
    const { trackingNumber: found } = CarrierShipment.parse(reply.json);
    return isRight(found) ? undefined : `trackingNumber: "${found}", expected ${expected}`;
  };
  tell(
    'POST /shipments with the same reference',
    numberProblem(await create(1), (found) => found === trackingNumber, `"${trackingNumber}"`),
  );
  const [one, two] = await Promise.all([create(2), create(2)]);
  const other = created(one) ?? created(two);
  const another = other === undefined ? CarrierShipment.parse(one.json).trackingNumber : undefined;
  tell(
    'POST /shipments with another reference, twice at once',
    other ??
      numberProblem(one, (found) => found !== trackingNumber, `another one than of the first parcel`) ??
      numberProblem(two, (found) => found === another, `"${another}" both times`),
  );

  const path = `/shipments/${trackingNumber}`;
  tell(`GET ${path}`, newParcelProblem(await send({ path })));
  const label = await send({
    path: `${path}/label`,
    headers: { ...headers, accept: 'application/pdf, text/html' },
    mostBytes: MOST_LABEL_BYTES,
  });
  tell(`GET ${path}/label`, labelProblem(label));
  const remove = (at: string): Promise<Reply> => send({ method: 'DELETE', path: at });
  if (another !== undefined && another !== trackingNumber) await remove(`/shipments/${another}`);
  const cancelled = await remove(path);
  if (cancelled.status === 405) {
    report.add({ isCore: false, sent: `DELETE ${path}`, outcome: 'not offered' });
    return;
  }
  tell(`DELETE ${path}`, statusProblem(cancelled, [200, 204]), false);
  const again = await remove(path);
  // The shop takes 404 as cancelled only where the parcel itself is gone.
  const left = again.status === 404 ? await send({ path }) : undefined;
  tell(
    `DELETE ${path} again`,
    statusProblem(again, [200, 204, 404]) ??
      (left === undefined || left.status === 404
        ? undefined
        : `status: 404, expected 200 or 204 while GET ${path} is ${left.status}`),
    false,
  );
}
