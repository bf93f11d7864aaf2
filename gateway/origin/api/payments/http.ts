/** Calls of payment services: JSON, with a deadline and a size, and faults that say what happened. */
import type { z } from 'zod';
import { PaymentFault } from './provider.ts';

/** Milliseconds that a service may take. */
const DEADLINE = 8_000;
const LARGEST_ANSWER = 256 * 1024;

export interface PaymentCall<T> {
  /** Name of the service, for messages. */
  service: string;
  url: string;
  /** Carries the key, so nothing of it is ever written anywhere. */
  headers: Readonly<Record<string, string>>;
  /** With it the call is a POST. */
  body?: unknown;
  /** What the answer has to be. */
  answer: z.ZodType<T>;
  deadlineMs?: number | undefined;
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > LARGEST_ANSWER) throw new PaymentFault('malformed', 'the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Asks a service once. Throws PaymentFault: never retried here, for a payment must not be opened twice by accident. */
export async function askService<T>(call: PaymentCall<T>): Promise<T> {
  const { service, url, headers, body, answer, deadlineMs = DEADLINE } = call;
  let status: number;
  let text: string;
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // Never with the key to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    });
    status = response.status;
    text = await readText(response);
  } catch (error) {
    if (error instanceof PaymentFault) throw error;
    throw new PaymentFault('unreachable', `${service} did not answer`);
  }
  if (status >= 500 || status === 429) throw new PaymentFault('unreachable', `${service} answered ${status}`);
  if (status < 200 || status >= 300) throw new PaymentFault('refused', `${service} answered ${status}`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new PaymentFault('malformed', `${service} answered what is not JSON`);
  }
  const parsed = answer.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new PaymentFault('malformed', `${service}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
  }
  return parsed.data;
}

/** The page of a service that a shopper is sent to: over https, or on this machine. */
export function isPayPage(url: string): boolean {
  const parsed = URL.parse(url);
  return (
    parsed?.protocol === 'https:' ||
    (parsed?.protocol === 'http:' && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(parsed.hostname))
  );
}
