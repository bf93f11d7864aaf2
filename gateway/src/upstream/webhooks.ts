/**
 * One webhook endpoint: signs and posts messages, and returns the outcome. The form is that of Standard Webhooks
 * (https://www.standardwebhooks.com), so that receivers find a library for it. Never follows a redirect, never reads a response.
 */
import { createHmac } from 'node:crypto';
import { Pool } from 'undici';

/** Total time of one attempt (ms). */
export const TIMEOUT_MS = 10_000;
export const CONNECT_TIMEOUT_MS = 3_000;
/** Limit of a response, which is not read. */
export const MOST_ANSWER_BYTES = 16 * 1024;

/** What is posted, as JSON. */
export interface WebhookMessage {
  id: string;
  type: string;
  occurredAt: string;
  data: Record<string, unknown>;
}

export interface WebhookEndpoint {
  /** Longest time of an attempt (ms). */
  readonly timeoutMs: number;
  /** Posts a message. Returns null when it was accepted (2xx), else a code; never throws, and never quotes the response. */
  post(message: WebhookMessage, signal: AbortSignal): Promise<string | null>;
  close(): Promise<void>;
}

export interface WebhookEndpointOptions {
  url: string;
  /** `whsec_` and base64. */
  secret: string;
  timeoutMs?: number | undefined;
  connections?: number | undefined;
  now?: (() => number) | undefined;
}

/** The header `webhook-signature`; `timestamp` in seconds. */
export function signWebhook(secret: string, id: string, timestamp: number, body: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** A code of what failed; messages could hold an address. */
export function failureOf(error: unknown, timedOut: boolean): string {
  if (timedOut) return 'TIMEOUT';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^\w{1,60}$/.test(code) ? code : 'FAILED';
}

export function createWebhookEndpoint(options: WebhookEndpointOptions): WebhookEndpoint {
  const { secret, timeoutMs = TIMEOUT_MS, now = Date.now } = options;
  const url = new URL(options.url);
  const pool = new Pool(url.origin, {
    connections: options.connections ?? 8,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    allowH2: false,
  });
  const authorization =
    url.username === ''
      ? {}
      : {
          authorization: `Basic ${Buffer.from(`${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`).toString('base64')}`,
        };

  return {
    timeoutMs,
    async post({ id, type, occurredAt, data }, signal) {
      const body = JSON.stringify({ id, type, occurredAt, data });
      const timestamp = Math.floor(now() / 1_000);
      const deadline = AbortSignal.timeout(timeoutMs);
      try {
        const answer = await pool.request({
          method: 'POST',
          path: url.pathname + url.search,
          headers: {
            'content-type': 'application/json',
            'user-agent': 'Lawaj-Webhooks',
            'webhook-id': id,
            'webhook-timestamp': String(timestamp),
            'webhook-signature': signWebhook(secret, id, timestamp, body),
            ...authorization,
          },
          body,
          signal: AbortSignal.any([deadline, signal]),
        });
        const { statusCode } = answer;
        // Only the status counts: the body is not awaited.
        answer.body.dump({ limit: MOST_ANSWER_BYTES }).catch(() => undefined);
        return statusCode >= 200 && statusCode < 300 ? null : `HTTP ${statusCode}`;
      } catch (error) {
        return failureOf(error, deadline.aborted);
      }
    },
    close: () => pool.destroy(),
  };
}
