/** What a gateway measures of itself, besides its requests. */
import type { MemoryUse } from '../service/bounded-cache.ts';
import type { Metrics } from '../service/metrics.ts';
import type { Gateway } from './app.ts';

export interface MeasuredGateway {
  gateway: Pick<Gateway, 'memory' | 'streams' | 'openBreakers' | 'feedAge' | 'ready'>;
  /** Memory of the front. */
  memory: () => Readonly<Record<string, MemoryUse>>;
}

/** Adds the gateway's metrics; a test compares alarms and board with them. */
export function addGatewayMetrics(metrics: Metrics, { gateway, memory }: MeasuredGateway): void {
  metrics.gauge('lawaj_ready', 'Whether the gateway can serve.', () => Number(gateway.ready()));
  metrics.gauge('lawaj_breakers_open', 'Kinds of calls to the REST API that are suspended.', () =>
    gateway.openBreakers(),
  );
  metrics.gauge(
    'lawaj_feed_age_seconds',
    'Time since the event feed was last read; it is read at least every 25 seconds.',
    () => gateway.feedAge() ?? [],
  );
  metrics.gauge('lawaj_streams', 'Open event streams and running replies of the assistant.', () =>
    gateway.streams(),
  );
  const uses = () => Object.entries({ ...gateway.memory(), ...memory() });
  metrics.gauge('lawaj_memory_bytes', 'Memory that requests can fill, by purpose.', () =>
    uses().map(([purpose, { bytes }]) => [{ purpose }, bytes]),
  );
  metrics.gauge('lawaj_memory_limit_bytes', 'Bounds of that memory.', () =>
    uses().map(([purpose, { maxBytes }]) => [{ purpose }, maxBytes]),
  );
}
