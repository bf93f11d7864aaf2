/** Metrics of a process in the text format of Prometheus, at a port of their own. */
import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';

export type Labels = Readonly<Record<string, string>>;
/** A value at the moment; several with labels. */
export type Reading = number | readonly (readonly [Labels, number])[];

/** Upper bounds of the durations of requests (s). */
const DURATIONS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;
/** How long one reading may take (ms): a database that hangs must not hide everything else. */
const READ_WITHIN = 2_000;

const escaped = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
const labelled = (name: string, labels: Labels): string => {
  const pairs = Object.entries(labels).map(([key, value]) => `${key}="${escaped(value)}"`);
  return pairs.length === 0 ? name : `${name}{${pairs.join(',')}}`;
};

interface Gauge {
  name: string;
  kind: 'gauge' | 'counter';
  help: string;
  read: () => Reading | Promise<Reading>;
}

/** What a process measures: gauges, which are read when they are asked for, and the requests that it answered. */
export class Metrics {
  readonly #gauges: Gauge[] = [];
  readonly #answered = new Map<string, number>();
  readonly #buckets = [...DURATIONS, Infinity].map(() => 0);
  #seconds = 0;
  #count = 0;

  constructor() {
    const delays = monitorEventLoopDelay({ resolution: 20 });
    delays.enable();
    this.gauge(
      'lawaj_event_loop_delay_p99_seconds',
      'Delay of the event loop since the last reading.',
      () => {
        const seconds = delays.count === 0 ? 0 : delays.percentile(99) / 1e9;
        delays.reset();
        return seconds;
      },
    );
    this.gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
    this.counter('process_cpu_seconds_total', 'Processor time of the process.', () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    });
  }

  /** Adds a value that goes up and down. */
  gauge(name: string, help: string, read: Gauge['read']): void {
    this.#gauges.push({ name, kind: 'gauge', help, read });
  }

  /** Adds a value that only grows; its name ends with `_total`. */
  counter(name: string, help: string, read: Gauge['read']): void {
    this.#gauges.push({ name, kind: 'counter', help, read });
  }

  /** Counts an answered request. `ms`: its duration in milliseconds. */
  answered(status: number, ms: number): void {
    const group = `${Math.floor(status / 100)}xx`;
    this.#answered.set(group, (this.#answered.get(group) ?? 0) + 1);
    const seconds = ms / 1_000;
    const index = DURATIONS.findIndex((bound) => seconds <= bound);
    const bucket = index < 0 ? DURATIONS.length : index;
    this.#buckets[bucket] = (this.#buckets[bucket] ?? 0) + 1;
    this.#seconds += seconds;
    this.#count += 1;
  }

  /** All values as text. A gauge that cannot be read is left out. */
  async text(): Promise<string> {
    const parts = await Promise.all(this.#gauges.map(textOf));
    return [...parts, ...this.#requests()].join('');
  }

  #requests(): string[] {
    const name = 'lawaj_http_request_seconds';
    let sum = 0;
    const buckets = [...DURATIONS.map(String), '+Inf'].map((le, index) => {
      sum += this.#buckets[index] ?? 0;
      return `${labelled(`${name}_bucket`, { le })} ${sum}\n`;
    });
    const groups = [...new Set(['2xx', '5xx', ...this.#answered.keys()])].toSorted();
    return [
      '# HELP lawaj_http_requests_total Requests that were answered.\n# TYPE lawaj_http_requests_total counter\n',
      ...groups.map(
        (status) =>
          `${labelled('lawaj_http_requests_total', { status })} ${this.#answered.get(status) ?? 0}\n`,
      ),
      `# HELP ${name} Durations of requests.\n# TYPE ${name} histogram\n`,
      ...buckets,
      `${name}_sum ${this.#seconds}\n${name}_count ${this.#count}\n`,
    ];
  }
}

async function textOf({ name, kind, help, read }: Gauge): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((done) => (timer = setTimeout(done, READ_WITHIN, undefined)));
  const reading = await Promise.race([Promise.resolve().then(read), late]).catch(() => undefined);
  clearTimeout(timer);
  if (reading === undefined) return '';
  const values = typeof reading === 'number' ? ([[{}, reading]] as const) : reading;
  const lines = values.map(([labels, value]) => `${labelled(name, labels)} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n${lines.join('')}`;
}

/** Where metrics are served; undefined: nowhere. */
export interface MetricsAddress {
  host: string;
  port: number;
}

/** Serves the metrics at `/metrics`. @returns the address, and the function that ends it. @throws as `listen` */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: MetricsAddress,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) =>
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, done);
  });
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The metrics have no port');
  return {
    url: `http://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}/metrics`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
