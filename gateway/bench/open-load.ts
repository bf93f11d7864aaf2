/**
 * The open-loop load generator, a process of its own: sends requests at the moments of a schedule, whether or not earlier ones were
 * answered, as the shoppers of a shop do. Latency counts from the scheduled moment.
 */
import { Agent, request } from 'node:http';

export interface OpenRequest {
  /** What it stands for; figures are given by kind. */
  kind: string;
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string> | undefined;
  body?: string | undefined;
}

export interface OpenLoad {
  url: string;
  /** One after the other: requests a second, for so many seconds. */
  phases: { perSecond: number; seconds: number }[];
  /** Sent in turn, from `from` on. */
  requests: OpenRequest[];
  from: number;
  /** A response after this time is of no use (ms). */
  useful: number;
}

export interface KindResult {
  sent: number;
  /** Status 200 within the useful time. */
  good: number;
  /** Status 503. */
  refused: number;
  /** Those refused without the header Retry-After. */
  silent: number;
}

export interface PhaseResult {
  perSecond: number;
  seconds: number;
  kinds: Record<string, KindResult>;
  /** Of the good ones (ms). */
  p50: number;
  p99: number;
  /** Seconds from the start of the phase until the last request that was not good was to be sent; 0: all were good. */
  badUntil: number;
}

interface Outcome {
  /** 0: there was no complete response. */
  status: number;
  hasRetryAfter: boolean;
}

async function recordOutcome(sent: Promise<Outcome>, record: (outcome: Outcome) => void): Promise<void> {
  record(await sent);
}

/** After this time a request is given up (ms): its shopper has left. */
const GIVEN_UP = 5_000;

process.on('message', (load: OpenLoad) => {
  void run(load).then((results) => process.send?.(results));
});
process.on('disconnect', () => process.exit(0));

async function run({ url, phases, requests, from, useful }: OpenLoad): Promise<PhaseResult[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: 4_096 });
  const { hostname, port } = new URL(url);
  let next = from;
  let begin = performance.now() + 20;
  const all: Promise<PhaseResult>[] = [];
  for (const { perSecond, seconds } of phases) {
    const count = Math.round(perSecond * seconds);
    const pending: Promise<void>[] = [];
    const kinds: Record<string, KindResult> = {};
    const latencies: number[] = [];
    let badUntil = 0;
    for (let index = 0; index < count; index += 1) {
      const at = begin + (index * 1_000) / perSecond;
      const wait = at - performance.now();
      if (wait > 1) await new Promise((done) => setTimeout(done, wait));
      const asked = requests[next % requests.length] as OpenRequest;
      next += 1;
      const sums = (kinds[asked.kind] ??= { sent: 0, good: 0, refused: 0, silent: 0 });
      sums.sent += 1;
      const phaseBegin = begin;
      pending.push(
        recordOutcome(send(asked), ({ status, hasRetryAfter }) => {
          const latency = performance.now() - at;
          if (status === 200 && latency <= useful) {
            sums.good += 1;
            latencies.push(latency);
            return;
          }
          badUntil = Math.max(badUntil, (at - phaseBegin) / 1_000);
          if (status !== 503) return;
          sums.refused += 1;
          if (!hasRetryAfter) sums.silent += 1;
        }),
      );
    }
    begin += seconds * 1_000;
    all.push(
      Promise.all(pending).then(() => {
        latencies.sort((a, b) => a - b);
        const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
        return { perSecond, seconds, kinds, p50: at(0.5), p99: at(0.99), badUntil };
      }),
    );
  }
  const results = await Promise.all(all);
  agent.destroy();
  return results;

  function send(asked: OpenRequest): Promise<Outcome> {
    return new Promise((done) => {
      const lost = (): void => done({ status: 0, hasRetryAfter: false });
      const { method, path, headers, body } = asked;
      const sent = request({
        hostname,
        port,
        method,
        path,
        headers: headers ?? {},
        agent,
        timeout: GIVEN_UP,
      });
      const timer = setTimeout(() => sent.destroy(), GIVEN_UP);
      sent.once('error', lost);
      sent.once('close', () => {
        clearTimeout(timer);
        lost();
      });
      sent.once('response', (response) => {
        response.resume();
        response.once('end', () =>
          done({
            status: response.statusCode ?? 0,
            hasRetryAfter: response.headers['retry-after'] !== undefined,
          }),
        );
        response.once('error', lost);
      });
      sent.end(body);
    });
  }
}
