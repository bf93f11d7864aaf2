/**
 * A delivery service as docs/delivery-service.md describes its calls. It shares no code with the shop. Also runs standalone:
 * `PORT=5302 node gateway/test/delivery/service.ts`.
 */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const TOKEN = 'delivery-bearer-secret-0123';

export interface ServiceParcel {
  trackingNumber: string;
  reference: string;
  /** The whole body of its creation. */
  created: Record<string, unknown>;
  state: string;
  failedAttempts: number;
  remitted: string | null;
}

/**
 * Behaviour of the service. right; down: 503; refusing: 422; slow: never answers; lost: does the work, then cuts the connection;
 * garbled: JSON of another form; bare: no JSON; huge: an endless response; moved: a redirect to another address.
 */
export type Mood = 'right' | 'down' | 'refusing' | 'slow' | 'lost' | 'garbled' | 'bare' | 'huge' | 'moved';

export interface DeliveryService {
  /** Base address for DELIVERY_API_URL. */
  url: string;
  mood: Mood;
  /** Whether it offers DELETE. */
  cancels: boolean;
  /** Where `moved` redirects to. */
  movedTo: string;
  /** Response of `garbled`. */
  garbled: unknown;
  readonly calls: {
    method: string;
    path: string;
    authorization: string | undefined;
    key: string | undefined;
  }[];
  readonly parcels: Map<string, ServiceParcel>;
  close(): Promise<void>;
}

const readText = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};

/** A one-page PDF with a line of text. */
const pdf = (text: string): string =>
  `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 283 425]>>endobj\n% ${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`;

/** Starts the service on a free port, or on the given one. */
export async function startDeliveryService(port = 0): Promise<DeliveryService> {
  const byReference = new Map<string, ServiceParcel>();

  function create(reference: string, body: Record<string, unknown>): ServiceParcel {
    const known = byReference.get(reference);
    if (known) return known;
    const parcel: ServiceParcel = {
      trackingNumber: `LV-${randomInt(1_000_000, 9_999_999)}`,
      reference,
      created: body,
      state: 'WAITING',
      failedAttempts: 0,
      remitted: null,
    };
    byReference.set(reference, parcel);
    service.parcels.set(parcel.trackingNumber, parcel);
    return parcel;
  }

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    const path = pathname.replace(/^\/v1/, '');
    const method = request.method ?? '';
    service.calls.push({
      method,
      path: path + (searchParams.size > 0 ? `?${searchParams.toString()}` : ''),
      authorization: request.headers.authorization,
      key: request.headers['idempotency-key'] as string | undefined,
    });
    const text = await readText(request);
    const send = (status: number, body: string, type = 'application/json'): void => {
      if (service.mood === 'lost') return void response.destroy();
      response.writeHead(status, { 'content-type': type });
      response.end(body);
    };
    const json = (status: number, value: unknown): void => send(status, JSON.stringify(value));
    switch (service.mood) {
      case 'slow':
        return;
      case 'down':
        return json(503, {});
      case 'refusing':
        return json(422, { message: 'This address is not served' });
      case 'bare':
        return send(200, '<html>');
      case 'garbled':
        return json(200, service.garbled);
      case 'huge':
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(`{"trackingNumber":"${'9'.repeat(4_000_000)}"}`);
        return;
      case 'moved':
        response.writeHead(307, { location: service.movedTo });
        response.end();
        return;
      case 'right':
      case 'lost':
    }
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return json(401, { message: 'unauthorized' });
    if (method === 'POST' && path === '/shipments') {
      const body = JSON.parse(text) as Record<string, unknown>;
      if (request.headers['idempotency-key'] !== body['reference'])
        return json(400, { message: 'the key is not the reference' });
      const { trackingNumber } = create(String(body['reference']), body);
      return json(201, { trackingNumber });
    }
    if (method === 'GET' && path === '/transit-times') {
      const [from, to] = ['from', 'to'].map((name) => Number(searchParams.get(name)));
      if (from === undefined || to === undefined || !(from >= 1 && to <= 24)) return json(400, {});
      return to === 24 ? json(404, {}) : json(200, { minDays: 1, maxDays: from === to ? 1 : 3 });
    }
    const [, trackingNumber = '', rest] = /^\/shipments\/([^/]+)(\/label)?$/.exec(path) ?? [];
    const parcel = service.parcels.get(decodeURIComponent(trackingNumber));
    const offered = service.cancels ? ['GET', 'DELETE'] : ['GET'];
    if (!parcel || !offered.includes(method)) return json(404, { message: 'no such shipment' });
    if (method === 'DELETE') {
      if (parcel.state !== 'WAITING') return json(409, { message: 'picked up already' });
      service.parcels.delete(parcel.trackingNumber);
      byReference.delete(parcel.reference);
      return json(200, {});
    }
    if (rest) return send(200, pdf(parcel.trackingNumber), 'application/pdf');
    return json(200, {
      state: parcel.state,
      failedAttempts: parcel.failedAttempts,
      remitted: parcel.remitted,
    });
  };

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const service: DeliveryService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    mood: 'right',
    cancels: true,
    movedTo: '',
    garbled: {},
    calls: [],
    parcels: new Map(),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return service;
}

if (import.meta.main) {
  const { url } = await startDeliveryService(Number(process.env['PORT'] ?? 5302));
  process.stdout.write(`Delivery service: DELIVERY_API_URL=${url} DELIVERY_API_TOKEN=${TOKEN}\n`);
}
