/**
 * The error-reporting service, when one is set: any that takes Sentry's envelopes. Written by hand, because the protocol is one
 * POST and the official client brings a tracer. Loaded only when it is set; it never fails and never keeps a request waiting.
 */
import { createHash, randomBytes } from 'node:crypto';
import { Pool } from 'undici';
import { monotonicNow } from '../../service/clock.ts';
import type { Fault } from '../fault.ts';

const TIMEOUT_MS = 5_000;
/** Most concurrent events; others are dropped, because errors that frequent are known. */
const MOST_IN_FLIGHT = 10;
/** The same error is sent once within this time (ms). */
const SAME_AGAIN_AFTER = 60_000;
const MOST_REMEMBERED = 500;

export interface ErrorReporter {
  report(fault: Fault): void;
  /** Waits for events in flight. */
  close(): Promise<void>;
}

export interface ErrorReporterOptions {
  /** Address with key and project, as the service shows it. */
  dsn: string;
  environment: string;
  /** Receives, at intervals, why events do not arrive. */
  onProblem?: (message: string) => void;
  /** Wall clock in ms, for the instants of events; for tests. */
  now?: () => number;
  /** Monotonic clock in ms, for pauses; for tests. */
  clock?: () => number;
}

/** Where a DSN's events go. @throws when it is none */
export function readDsn(dsn: string): { origin: string; path: string; key: string } {
  const url = new URL(dsn);
  const at = url.pathname.lastIndexOf('/');
  const project = url.pathname.slice(at + 1);
  if (!/^https?:$/.test(url.protocol) || url.username === '' || !/^\d+$/.test(project))
    throw new Error('must look like https://key@host/project');
  return {
    origin: url.origin,
    path: `${url.pathname.slice(0, at)}/api/${project}/envelope/`,
    key: url.username,
  };
}

const FRAME =
  /^\s*(?:at )?(?:async )?(?:(?<name>[^\s(@][^(@]*?)\s*[(@])?\s*(?<file>[^\s()]+?):(?<line>\d+):(?<column>\d+)\)?\s*$/;

/** The frames of a stack, the failed call last, as the protocol requires. */
export function toFrames(stack: string): Record<string, unknown>[] {
  return stack
    .split('\n')
    .map((line) => FRAME.exec(line)?.groups)
    .filter((groups) => groups !== undefined)
    .map(({ name, file, line, column }) => ({
      filename: file,
      function: name?.trim() || '?',
      lineno: Number(line),
      colno: Number(column),
      in_app: !file?.includes('node_modules') && !file?.startsWith('node:'),
    }))
    .toReversed();
}

export function createErrorReporter(options: ErrorReporterOptions): ErrorReporter {
  const { environment, onProblem = () => undefined, now = Date.now, clock = monotonicNow } = options;
  const { origin, path, key } = readDsn(options.dsn);
  const pool = new Pool(origin, { connections: 2, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS });
  const sent = new Map<string, number>();
  const inFlight = new Set<Promise<void>>();
  let pausedUntil = -Infinity;
  let problemAt = -Infinity;

  function problem(reason: string): void {
    if (clock() - problemAt < SAME_AGAIN_AFTER) return;
    problemAt = clock();
    onProblem(`the error-reporting service takes no events: ${reason}`);
  }

  function envelope(fault: Fault): string {
    const id = randomBytes(16).toString('hex');
    const event = {
      event_id: id,
      timestamp: now() / 1_000,
      platform: fault.source === 'browser' ? 'javascript' : 'node',
      level: 'error',
      logger: fault.source,
      environment,
      ...(fault.path === undefined ? {} : { transaction: fault.path }),
      tags: { source: fault.source, ...(fault.language ? { language: fault.language } : {}) },
      ...(fault.components ? { extra: { components: fault.components } } : {}),
      exception: {
        values: [{ type: fault.name, value: fault.message, stacktrace: { frames: toFrames(fault.stack) } }],
      },
    };
    return [
      JSON.stringify({ event_id: id, sent_at: new Date(now()).toISOString() }),
      JSON.stringify({ type: 'event' }),
      JSON.stringify(event),
      '',
    ].join('\n');
  }

  async function send(fault: Fault): Promise<void> {
    try {
      const answer = await pool.request({
        method: 'POST',
        path,
        headers: {
          'content-type': 'application/x-sentry-envelope',
          'x-sentry-auth': `Sentry sentry_version=7, sentry_client=lawaj/1, sentry_key=${key}`,
        },
        body: envelope(fault),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body.dump();
      if (answer.statusCode === 429)
        pausedUntil = clock() + (Number(answer.headers['retry-after']) || 60) * 1_000;
      if (answer.statusCode >= 400) problem(`status ${answer.statusCode}`);
    } catch (error) {
      problem(error instanceof Error ? error.message : String(error));
    }
  }

  return {
    report(fault) {
      if (clock() < pausedUntil || inFlight.size >= MOST_IN_FLIGHT) return;
      const same = createHash('sha256')
        .update(`${fault.source} ${fault.name} ${fault.message} ${fault.stack.split('\n')[1] ?? ''}`)
        .digest('base64');
      const last = sent.get(same);
      if (last !== undefined && clock() - last < SAME_AGAIN_AFTER) return;
      sent.delete(same);
      sent.set(same, clock());
      if (sent.size > MOST_REMEMBERED) sent.delete(sent.keys().next().value as string);
      const sending = send(fault).finally(() => inFlight.delete(sending));
      inFlight.add(sending);
    },
    async close() {
      await Promise.all(inFlight);
      await pool.close();
    },
  };
}
