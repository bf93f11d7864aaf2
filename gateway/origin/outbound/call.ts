/** Calls third-party services: one attempt, with a deadline, a size limit and descriptive errors. */
import type { z } from 'zod';

/** Default deadline of a call, in ms. */
const DEADLINE = 8_000;
/** Default size limit of a response, in bytes. */
const LARGEST_ANSWER = 256 * 1024;

/** A service did not respond, rejected the call, or sent an unexpected response. Contains no credential. */
export class ServiceFault extends Error {
  override name = 'ServiceFault';
  readonly kind: 'unreachable' | 'refused' | 'malformed';
  /** HTTP status of a rejection. */
  readonly status: number | undefined;
  constructor(kind: ServiceFault['kind'], message: string, status?: number) {
    super(message);
    this.kind = kind;
    this.status = status;
  }
}

export interface ServiceCall {
  /** Name of the service, for messages. */
  service: string;
  url: string;
  /** Contain the credential: never logged. */
  headers: Readonly<Record<string, string>>;
  /** With a body, the call is a POST, else a GET. */
  body?: unknown;
  method?: 'DELETE' | undefined;
  /** Default: JSON. */
  accept?: string | undefined;
  /** Deadline in ms. */
  deadlineMs?: number | undefined;
  /** Size limit of the response, in bytes. */
  largest?: number | undefined;
}

export interface ServiceAnswer {
  contentType: string;
  body: Buffer;
}

async function readBody(response: Response, service: string, largest: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > largest) throw new ServiceFault('malformed', `${service}: the answer is too large`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Calls a service once and returns the bytes of its successful response. Never retries, because a repeated call could open a second
 * payment.
 * @throws ServiceFault
 */
export async function callService(call: ServiceCall): Promise<ServiceAnswer> {
  const { service, url, headers, body, accept = 'application/json', deadlineMs = DEADLINE } = call;
  let response: Response;
  let bytes: Buffer;
  try {
    response = await fetch(url, {
      method: call.method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { accept, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // A redirect must not carry the credential to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    });
    bytes = await readBody(response, service, call.largest ?? LARGEST_ANSWER);
  } catch (error) {
    if (error instanceof ServiceFault) throw error;
    throw new ServiceFault('unreachable', `${service} did not answer`);
  }
  const { status } = response;
  if (status >= 500 || status === 429)
    throw new ServiceFault('unreachable', `${service} answered ${status}`, status);
  if (status < 200 || status >= 300)
    throw new ServiceFault('refused', `${service} answered ${status}`, status);
  return { contentType: response.headers.get('content-type') ?? '', body: bytes };
}

/** Like `callService`, for a JSON response that must match a schema. @throws ServiceFault */
export async function callJsonService<T>(call: ServiceCall & { answer: z.ZodType<T> }): Promise<T> {
  const { service, answer } = call;
  const { body } = await callService(call);
  let json: unknown;
  try {
    json = JSON.parse(body.toString('utf8'));
  } catch {
    throw new ServiceFault('malformed', `${service} answered what is not JSON`);
  }
  const parsed = answer.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ServiceFault('malformed', `${service}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
  }
  return parsed.data;
}
