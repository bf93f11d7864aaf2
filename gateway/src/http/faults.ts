/**
 * Errors in browsers: the shop's own pages report them to `POST /client-errors`; each is logged as one line and passed
 * to the error-reporting service. Reports are not trusted beyond that, and personal data are removed.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { RateLimiter } from '../../service/rate-limiter.ts';
import type { Fault } from '../fault.ts';
import { BodyTooLarge, readBody, statedLength } from './body.ts';
import { prefixOf, sendText } from './reply.ts';

/** Bytes of a report. */
const LARGEST_REPORT = 8 * 1024;
/** Reports per minute: per address, and in total. */
const FROM_ONE = 10;
const FROM_ALL = 120;

const Report = z.strictObject({
  name: z.string().min(1).max(80),
  message: z.string().max(300),
  stack: z.string().max(4_000),
  components: z.string().max(1_000),
  path: z.string().startsWith('/').max(300),
  language: z.string().max(10),
});

export type TakeFault = (fault: Fault) => void;

/** What may be personal or secret: queries, e-mail addresses, tokens, long numbers and keys. */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [/\?\S*?(?=(?::\d+:\d+)?\)?(?:\s|$))/g, ''],
  [/(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+/g, '<mail>'],
  [/eyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, '<token>'],
  [/\+?\d[\d .-]{6,}\d/g, '<number>'],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w]{24,}(?![\w-])/g, '<key>'],
];

/** Removes from a text what may be personal or secret. */
export function withoutPrivate(text: string): string {
  return PRIVATE.reduce((clean, [pattern, instead]) => clean.replaceAll(pattern, instead), text);
}

/** Converts an error of the server. */
export function toFault(error: unknown, path?: string): Fault {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return {
    source: 'gateway',
    name,
    message: withoutPrivate(message).slice(0, 300),
    stack: withoutPrivate(stack ?? '').slice(0, 4_000),
    ...(path === undefined ? {} : { path: withoutPrivate(path) }),
  };
}

export type ServeFaults = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** @param addressOf the client's address, for the rate limit only */
export function createFaults(take: TakeFault, addressOf: (request: IncomingMessage) => string): ServeFaults {
  const one = new RateLimiter({ points: FROM_ONE, seconds: 60 });
  const all = new RateLimiter({ points: FROM_ALL, seconds: 60 });

  return async (request, response) => {
    if (request.method !== 'POST')
      return sendText(request, response, 405, 'Only POST is answered here', { allow: 'POST' });
    // Only the shop's pages report errors; a form of another site cannot send this type.
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin')
      return sendText(request, response, 403, 'Only pages of the shop may report');
    if (!/^application\/json(?:;|$)/.test(request.headers['content-type'] ?? ''))
      return sendText(request, response, 415, 'The body must be JSON');
    if ((statedLength(request) ?? 0) > LARGEST_REPORT)
      return sendText(request, response, 413, `The body must have at most ${LARGEST_REPORT} bytes`);
    if (one.take(addressOf(request)) > 0 || all.take('all') > 0)
      return sendText(request, response, 429, 'Too many reports', { 'retry-after': '60' });
    let body: unknown;
    try {
      body = JSON.parse((await readBody(request, LARGEST_REPORT)).toString());
    } catch (error) {
      if (error instanceof BodyTooLarge)
        return sendText(request, response, 413, `The body must have at most ${LARGEST_REPORT} bytes`);
      if (error instanceof SyntaxError) return sendText(request, response, 400, 'The body must be JSON');
      throw error;
    }
    const report = Report.safeParse(body);
    if (!report.success) return sendText(request, response, 400, 'The report is malformed');
    const { name, message, stack, components, path, language } = report.data;
    take({
      source: 'browser',
      name: withoutPrivate(name),
      message: withoutPrivate(message),
      stack: withoutPrivate(stack),
      components: withoutPrivate(components),
      path: withoutPrivate(path),
      language: withoutPrivate(language),
    });
    response.writeHead(204, { ...prefixOf(response), 'cache-control': 'no-store' });
    response.end();
  };
}
