/** How keys are used, counted by this gateway and reported to the REST API every few seconds. */
import { randomUUID } from 'node:crypto';
import { clientNetwork, UNKNOWN_CLIENT } from '../../contract/client-network.ts';
import type { ApiKeyUseReport } from '../../contract/api-keys.ts';
import { MAX_USE_ENTRIES } from '../../contract/rules/api-keys.ts';
import { BoundedCache } from '../../service/bounded-cache.ts';
import { UpstreamError } from '../upstream/errors.ts';

/** How often is reported (ms). */
const PAUSE = 10_000;
/** A network is reported once in this time, which its last use is exact to (ms). */
const NETWORK_AGE = 60 * 60_000;
const NETWORKS_BYTES = 1024 * 1024;

export interface KeyUse {
  /** A secret key was sent by this client. */
  seen(keyId: string, client: string): void;
  /** An operation was asked for; `deprecated`: what it uses that is deprecated. */
  called(keyId: string, points: number, deprecated: readonly string[]): void;
  /** An operation that was asked for was refused, or its response has errors. */
  failed(keyId: string): void;
  /** Reports what is left. */
  close(): Promise<void>;
}

interface Counted {
  calls: number;
  points: number;
  errors: number;
  deprecated: Map<string, number>;
  networks: Set<string>;
}

export interface KeyUseOptions {
  /** Sends a report. What fails is sent again, unchanged; what is refused is not. */
  report: (report: ApiKeyUseReport) => Promise<unknown>;
  /** Milliseconds between reports; for tests. */
  pause?: number | undefined;
}

export function createKeyUse({ report, pause = PAUSE }: KeyUseOptions): KeyUse {
  let counted = new Map<string, Counted>();
  /** The last report, while it has no response: it is sent again as it is, so that it is counted once. */
  let unanswered: ApiKeyUseReport | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const reported = new BoundedCache<true>({ maxBytes: NETWORKS_BYTES, bytesOf: () => 8, ttl: NETWORK_AGE });

  function reportLater(): void {
    timer ??= setTimeout(() => void flush(), pause).unref();
  }

  function of(keyId: string): Counted {
    let one = counted.get(keyId);
    if (!one) {
      one = { calls: 0, points: 0, errors: 0, deprecated: new Map(), networks: new Set() };
      counted.set(keyId, one);
    }
    reportLater();
    return one;
  }

  async function sendUnanswered(): Promise<void> {
    if (!unanswered) return;
    try {
      await report(unanswered);
      unanswered = undefined;
    } catch (error) {
      // A refused report would be refused again.
      if (error instanceof UpstreamError && !error.isFault) unanswered = undefined;
      else reportLater();
    }
  }

  async function send(): Promise<void> {
    await sendUnanswered();
    if (unanswered || counted.size === 0) return;
    unanswered = {
      reportId: randomUUID(),
      uses: [...counted].map(([keyId, one]) => written(keyId, one)),
    };
    counted = new Map();
    await sendUnanswered();
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    running = running.then(send);
    return running;
  }

  return {
    seen(keyId, client) {
      const network = clientNetwork(client);
      if (network === UNKNOWN_CLIENT) return;
      const name = `${keyId} ${network}`;
      if (reported.get(name)) return;
      const { networks } = of(keyId);
      // The rest is seen again.
      if (networks.size >= MAX_USE_ENTRIES) return;
      networks.add(network);
      reported.set(name, true);
    },
    called(keyId, points, deprecated) {
      const one = of(keyId);
      one.calls += 1;
      one.points += points;
      for (const field of deprecated)
        if (one.deprecated.has(field) || one.deprecated.size < MAX_USE_ENTRIES)
          one.deprecated.set(field, (one.deprecated.get(field) ?? 0) + 1);
    },
    failed(keyId) {
      of(keyId).errors += 1;
    },
    async close() {
      await flush();
      clearTimeout(timer);
    },
  };
}

const written = (
  keyId: string,
  { calls, points, errors, deprecated, networks }: Counted,
): ApiKeyUseReport['uses'][number] => ({
  keyId,
  calls,
  points,
  errors,
  deprecated: [...deprecated].map(([field, uses]) => ({ field, uses })),
  networks: [...networks],
});
