/** Everything that this process sends through undici, which is all that a gateway sends upstream. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';

export interface SentRequest {
  method: string;
  /** Path with its query. */
  path: string;
  authorization: string | undefined;
  /** The JSON of its body; undefined: there is none. */
  body: unknown;
}

export interface SentRequests {
  /** Requests since the last call, without the polling of the event feed. */
  take(): SentRequest[];
  stop(): void;
}

const CHANNEL = 'undici:request:create';

function textOf(body: unknown): string | undefined {
  if (typeof body === 'string') return body;
  return body instanceof Uint8Array ? Buffer.from(body).toString() : undefined;
}

/** undici keeps headers as a flat list of names and values. */
function headerOf(headers: unknown, name: string): string | undefined {
  const list: unknown[] = Array.isArray(headers) ? headers : [];
  const at = list.findIndex((entry, index) => index % 2 === 0 && String(entry).toLowerCase() === name);
  return at < 0 ? undefined : String(list[at + 1]);
}

/** Records from now on until `stop`. */
export function recordSentRequests(): SentRequests {
  const sent: SentRequest[] = [];
  const record = (message: unknown): void => {
    const { request } = message as {
      request: { method: string; path: string; headers: unknown; body: unknown };
    };
    if (request.path.startsWith('/v1/events')) return;
    const body = textOf(request.body);
    sent.push({
      method: request.method,
      path: request.path,
      authorization: headerOf(request.headers, 'authorization'),
      body: body === undefined || body === '' ? undefined : (JSON.parse(body) as unknown),
    });
  };
  subscribe(CHANNEL, record);
  return { take: () => sent.splice(0), stop: () => unsubscribe(CHANNEL, record) };
}
